/** `npm run -s trace -- …`: runs a scenario and prints its trace. Exit 2 when the options cannot be understood. */
import type { Scenario } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import { arrowLines } from '../trace/export/arrows.ts'
import { toHar } from '../trace/export/har.ts'
import { toJson } from '../trace/export/json.ts'
import { toMermaid } from '../trace/export/mermaid.ts'
import { ndjsonLines } from '../trace/export/ndjson.ts'
import type { Trace } from '../trace/trace.ts'
import { writeAll } from './output.ts'
import { readTraceOptions, type TraceFormat, traceHelp } from './trace-options.ts'

const PRINTERS: { readonly [format in TraceFormat]: (trace: Trace) => Iterable<string> } = {
  ndjson: ndjsonLines,
  arrows: arrowLines,
  json: (trace) => [toJson(trace)],
  har: (trace) => [toHar(trace)],
  mermaid: (trace) => [toMermaid(trace)],
}

const options = readTraceOptions(process.argv.slice(2))
process.on('SIGTERM', () => process.exit(143))
if (!options.ok) {
  process.stderr.write(`${options.error}\n`)
  process.exitCode = 2
} else if (options.value.help) {
  await writeAll(process.stdout, [traceHelp(options.value.language)])
} else {
  const { scenario, format } = options.value
  await writeAll(process.stdout, PRINTERS[format](await recordOf(scenario)))
}

/** The live server's code is loaded only for its runs. */
async function recordOf(scenario: Scenario): Promise<Trace> {
  if (scenario.server !== 'typescript-sdk') return simulate(scenario)
  const { recordLive } = await import('../live/record-live.ts')
  return recordLive(scenario)
}
