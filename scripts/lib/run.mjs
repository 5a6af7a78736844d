// Child processes. Our own tools are started through node, not npx: quicker, and the same on Windows.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './paths.mjs'

/**
 * The script that an installed package's command runs.
 * @param {string} name package, or `package#command` where the two differ
 */
export function binPath(name) {
  const [pkg = name, command = pkg.split('/').at(-1) ?? pkg] = name.split('#')
  const file = join(ROOT, 'node_modules', pkg, 'package.json')
  const { bin } = JSON.parse(readFileSync(file, 'utf8'))
  const path = typeof bin === 'string' ? bin : bin?.[command]
  if (!path) throw new Error(`${pkg} has no command ${command}`)
  return join(dirname(file), path)
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** On SIGTERM and SIGINT: end what we started, then ourselves. */
export function endChildrenOnSignals() {
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
    process.on(signal, () => {
      for (const child of running) child.kill('SIGTERM')
      process.exit(signal === 'SIGTERM' ? 143 : 130)
    })
  }
}

/**
 * Runs a command to its end. `inherit` shows its output, else it is collected.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ inherit?: boolean, env?: Record<string, string>, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { inherit = false, env = {}, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      // stdout of a nested tool goes to stderr: the caller's stdout says only what it promised.
      stdio: ['ignore', inherit ? 2 : 'pipe', inherit ? 2 : 'pipe'],
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const timer = timeoutMs ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined
    child.on('error', (error) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code: 127, output: `${output}${error.message}\n` })
    })
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code: code ?? 1, output: signal ? `${output}ended by ${signal}\n` : output })
    })
  })
}

/**
 * Runs an installed package's command.
 * @param {string} name see `binPath`
 * @param {readonly string[]} args
 * @param {{ inherit?: boolean, env?: Record<string, string>, timeoutMs?: number }} [options]
 */
export function runBin(name, args, options) {
  return run(process.execPath, [binPath(name), ...args], options)
}
