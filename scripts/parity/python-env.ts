/** A virtual environment with the SDK that the recordings were made with, kept under node_modules/.cache. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'

export interface PythonEnv {
  readonly python: string
  /** The `mcp` version that is installed: 2.2.0, or 2.3.0 where that cannot be had. */
  readonly mcp: string
  /** For people: Python, mcp, pydantic. */
  readonly versions: string
}

export type EnvResult =
  | { readonly ok: true; readonly value: PythonEnv }
  | { readonly ok: false; readonly error: string }

const HOME = join(ROOT, 'node_modules', '.cache', 'parity', 'venv')
const PYTHON = join(HOME, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python')
const NAMES = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python']
/** In this order; the second is used only where the first is not to be had. */
const RELEASES = ['2.2.0', '2.3.0']
const BESIDE = ['pydantic==2.13.*', 'pytest', 'jsonschema']
const VERSIONS = `
import platform, importlib.metadata as m
print(m.version('mcp'), 'Python', platform.python_version(), 'mcp', m.version('mcp'), 'pydantic', m.version('pydantic'))`

/** Makes the environment when it is not there yet. The error says what is missing and how to get it. */
export function pythonEnv(log: (text: string) => void): EnvResult {
  const there = installedEnv()
  if (there) return { ok: true, value: there }
  const base = NAMES.find(
    (name) => run(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0,
  )
  if (!base)
    return failed('no Python ≥ 3.10 on the PATH (tried python3, python3.10 … 3.13, python)')
  log(`making a virtual environment with ${base} …`)
  mkdirSync(dirname(HOME), { recursive: true })
  const made = run(base, ['-m', 'venv', '--clear', HOME])
  if (made.status !== 0) return failed(`${base} -m venv failed: ${lastLine(made)}`)
  let reason = ''
  for (const release of RELEASES) {
    log(`installing mcp ${release} …`)
    const args = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check']
    const installed = run(PYTHON, [...args, `mcp==${release}`, ...BESIDE])
    const env = installed.status === 0 ? installedEnv() : undefined
    if (env) return { ok: true, value: env }
    reason = lastLine(installed)
  }
  return failed(`the package mcp (${RELEASES.join(' or ')}) cannot be installed: ${reason}`)
}

function installedEnv(): PythonEnv | undefined {
  if (!existsSync(PYTHON)) return undefined
  const { status, stdout } = run(PYTHON, ['-c', `import pytest, jsonschema${VERSIONS}`])
  const [mcp = '', ...versions] = stdout.trim().split(' ')
  const isUsable = status === 0 && RELEASES.includes(mcp)
  return isUsable ? { python: PYTHON, mcp, versions: versions.join(' ') } : undefined
}

function run(file: string, args: readonly string[]) {
  return spawnSync(file, args, { encoding: 'utf8' })
}

function lastLine({ stderr, error }: ReturnType<typeof run>): string {
  return stderr?.trim().split('\n').at(-1) || error?.message || 'no reason given'
}

function failed(error: string): EnvResult {
  return { ok: false, error }
}
