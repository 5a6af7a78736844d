// `npm test`: installs what is missing, runs every stage even when one fails, and closes with the sum.
// `npm test -- --only unit,lint` and `--skip browser` select stages.
import './lib/end-with-npm.mjs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { countsLine, sum } from './lib/reports.mjs'
import { endChildrenOnSignals } from './lib/run.mjs'
import { STAGES } from './lib/stages.mjs'

/** @param {string} message */
function usage(message) {
  console.error(`${message}\nstages: ${STAGES.map((stage) => stage.name).join(' ')}`)
  process.exit(2)
}

/** @param {string[] | undefined} values */
function names(values) {
  const list = (values ?? []).flatMap((value) => value.split(','))
  const unknown = list.find((name) => !STAGES.some((stage) => stage.name === name))
  if (unknown !== undefined) usage(`no stage is called ${unknown}`)
  return list
}

function selected() {
  try {
    const option = /** @type {const} */ ({ type: 'string', multiple: true })
    const { values } = parseArgs({ options: { only: option, skip: option } })
    const only = names(values.only)
    const skip = names(values.skip)
    return STAGES.filter(
      ({ name }) => (only.length === 0 || only.includes(name)) && !skip.includes(name),
    )
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error))
  }
}

/** @param {import('./lib/stages.mjs').Stage} stage */
async function perform(stage) {
  const started = Date.now()
  const { counts, output } = await stage.run().catch((error) => ({
    counts: { passed: 0, failed: 1, skipped: 0 },
    output: error instanceof Error ? error.message : String(error),
  }))
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `${counts.failed > 0 ? '✗' : '✓'} ${stage.what}: ${countsLine(counts)} (${seconds} s)`,
  )
  if (counts.failed > 0) console.log(`\n${output.trimEnd()}\n`)
  return counts
}

endChildrenOnSignals()
const stages = selected() ?? []
const results = []
if (await ensureInstalled()) {
  for (const stage of stages) results.push(await perform(stage))
} else {
  results.push({ passed: 0, failed: 1, skipped: 0 })
}
const total = sum(results)
// The stage lines above carry a name and a time; this one stands alone for whoever reads the end.
console.log(countsLine(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
