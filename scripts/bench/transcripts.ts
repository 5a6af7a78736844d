/** What opening somebody's transcript costs: ten thousand messages, read and retold as steps. */
import { DEFAULT_SCENARIO } from '../../src/scenario/scenario.ts'
import { simulate } from '../../src/simulation/simulate.ts'
import { readTranscript } from '../../src/store/transcripts.ts'
import { toArrows } from '../../src/trace/export/arrows.ts'
import { toNdjson } from '../../src/trace/export/ndjson.ts'
import type { Trace } from '../../src/trace/trace.ts'
import { isOnWire } from '../../src/trace/wire-channels.ts'
import { bestMs, type Row } from './row.ts'

const MESSAGES = 10_000
/** The page promises two seconds from the paste to the first step. */
const BUDGET_MS = 2_000

const bare = ({ events }: Trace) =>
  events.flatMap(({ message, raw }) => (message ? [`${raw}\n`] : [])).join('')

/** One row for each format that a run over stdio can be written in. */
export function transcriptRows(): readonly Row[] {
  const trace = simulate({ ...DEFAULT_SCENARIO, repeat: MESSAGES / 2 })
  // What stands between the messages in our own export (Host, Model, states) is left out: ten thousand messages it is.
  const frames = { ...trace, events: trace.events.filter(isOnWire) }
  const texts = {
    'NDJSON of frames': toNdjson(frames),
    arrows: toArrows(trace),
    'bare messages': bare(trace),
  }
  return Object.entries(texts).map(([format, text]) => ({
    name: `open ${MESSAGES} messages, ${format}`,
    value: bestMs(2, () => void readTranscript(text)),
    unit: 'ms',
    budget: BUDGET_MS,
  }))
}
