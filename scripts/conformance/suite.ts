/** The official suite and the Node it needs, installed on demand beside the other caches; nothing of it is in package.json. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SUITE = '@modelcontextprotocol/conformance@0.2.0-alpha.12'
const NODE = '22.23.5'
const HOME = fileURLToPath(
  new URL('../../node_modules/.cache/wirelab-conformance', import.meta.url),
)

export interface Check {
  readonly id: string
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  readonly name?: string
  readonly errorMessage?: string
}

export interface Suite {
  /** Runs one scenario; null when the suite gave no report. */
  run(side: 'server' | 'client', args: readonly string[]): readonly Check[] | null
}

/** Installs what is missing and gives the suite. Throws a message for people when it cannot be had. */
export function installSuite(): Suite {
  const platform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const needed = nodeIsNewEnough() ? [SUITE] : [SUITE, `${platform}@${NODE}`]
  const script = join(HOME, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
  const bundled = join(HOME, 'node_modules', platform, 'bin/node')
  if (!existsSync(script) || !(nodeIsNewEnough() || existsSync(bundled))) {
    mkdirSync(HOME, { recursive: true })
    process.stderr.write(`installing ${needed.join(' and ')} …\n`)
    const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', HOME]
    execFileSync('npm', ['install', ...flags, ...needed], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const node = nodeIsNewEnough() ? process.execPath : bundled
  return { run: (side, args) => run(node, script, side, args) }
}

function nodeIsNewEnough(): boolean {
  return Number(process.versions.node.split('.')[0]) >= 22
}

function run(node: string, script: string, side: string, args: readonly string[]) {
  const out = join(HOME, 'out')
  rmSync(out, { recursive: true, force: true })
  spawnSync(node, [script, side, ...args, '--output-dir', out], {
    encoding: 'utf8',
    timeout: 90_000,
  })
  const report = findReport(out)
  return report ? (JSON.parse(readFileSync(report, 'utf8')) as readonly Check[]) : null
}

function findReport(folder: string): string | null {
  if (!existsSync(folder)) return null
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const report = files.find((file) => file.endsWith('checks.json'))
  return report ? join(folder, report) : null
}
