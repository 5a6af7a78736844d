// What `npm test` checks, in this order.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { ensureBrowser } from '../find-browser.mjs'
import { build } from './build.mjs'
import { ROOT } from './paths.mjs'
import { playwrightCounts, vitestCounts } from './reports.mjs'
import { runBin } from './run.mjs'

/**
 * @typedef {import('./reports.mjs').Counts} Counts
 * @typedef {{ counts: Counts, output: string }} StageResult
 * @typedef {{ name: string, what: string, run: () => Promise<StageResult> }} Stage
 */

const REPORTS = join(ROOT, 'node_modules', '.cache', 'wirelab')

/**
 * A tool without tests of its own counts as one.
 * @param {{ code: number, output: string }} result
 * @returns {StageResult}
 */
function asOne({ code, output }) {
  const passed = code === 0
  return { counts: { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }, output }
}

/**
 * A runner that writes its JSON report to `file`; without a report the stage has failed.
 * @param {string} file
 * @param {() => Promise<{ code: number, output: string }>} start
 * @param {(report: any, exitCode: number) => Counts} counts
 * @returns {Promise<StageResult>}
 */
async function reported(file, start, counts) {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const { code, output } = await start()
  try {
    return { counts: counts(JSON.parse(readFileSync(file, 'utf8')), code), output }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return asOne({ code: 1, output: `${output}\nno readable report: ${reason}\n` })
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @param {string} project */
const types = (project) => runBin('typescript#tsc', ['--noEmit', '-p', project])

function unit() {
  const file = join(REPORTS, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return reported(file, () => runBin('vitest', args), vitestCounts)
}

async function browser() {
  const file = join(REPORTS, 'playwright.json')
  const env = {
    CHROME_PATH: await ensureBrowser(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  const start = () =>
    runBin('@playwright/test#playwright', ['test', '--reporter=line,json'], { env })
  return reported(file, start, playwrightCounts)
}

/** @type {readonly Stage[]} */
export const STAGES = [
  {
    name: 'lint',
    what: 'format and lint',
    run: async () =>
      asOne(
        await runBin('@biomejs/biome', [
          'check',
          '--error-on-warnings',
          '--max-diagnostics=50',
          '.',
        ]),
      ),
  },
  { name: 'types', what: 'types', run: async () => asOne(await types('tsconfig.json')) },
  {
    name: 'core',
    what: 'types of the core, without DOM',
    run: async () => asOne(await types('tsconfig.core.json')),
  },
  {
    name: 'boundaries',
    what: 'import boundaries',
    run: async () => asOne(await runBin('dependency-cruiser#depcruise', ['src'])),
  },
  {
    name: 'unused',
    what: 'unused code',
    run: async () => asOne(await runBin('knip', ['--no-progress'])),
  },
  { name: 'unit', what: 'unit and content', run: unit },
  { name: 'build', what: 'build', run: async () => asOne(await build()) },
  {
    name: 'size',
    what: 'size of the first load',
    run: async () => asOne(await runBin('size-limit', [])),
  },
  { name: 'browser', what: 'browser tests', run: browser },
]
