/** What opening somebody's transcript costs: ten thousand messages, read and retold as steps. */
import { DEFAULT_SCENARIO } from '../../src/scenario/scenario.ts'
import { simulate } from '../../src/simulation/simulate.ts'
import { readTranscript } from '../../src/store/transcripts.ts'
import { toArrows } from '../../src/trace/export/arrows.ts'
import { toHar } from '../../src/trace/export/har.ts'
import { toNdjson } from '../../src/trace/export/ndjson.ts'
import type { Trace } from '../../src/trace/trace.ts'
import { isOnWire } from '../../src/trace/wire-channels.ts'
import { bestMs, type Row } from './row.ts'

const MESSAGES = 10_000
/** The page promises two seconds from the paste to the first step. */
const BUDGET_MS = 2_000

/** One row for each format. `whole run` has what stands between the messages too: five steps a message. */
export function transcriptRows(): readonly Row[] {
  const stdio = simulate({ ...DEFAULT_SCENARIO, repeat: MESSAGES / 2 })
  const http = simulate({ ...DEFAULT_SCENARIO, transport: 'http', repeat: MESSAGES / 2 })
  const texts = {
    'NDJSON of frames': toNdjson({ ...stdio, events: stdio.events.filter(isOnWire) }),
    'NDJSON of the whole run': toNdjson(http),
    'NDJSON with directions': directed(stdio),
    'bare messages': bare(stdio),
    arrows: toArrows(stdio),
    HAR: toHar(http),
    'Inspector export': inspectorExport(stdio),
  }
  return Object.entries(texts).map(([format, text]) => ({
    name: `open ${MESSAGES} messages, ${format}`,
    value: bestMs(2, () => void readTranscript(text)),
    unit: 'ms',
    budget: BUDGET_MS,
    note: `${(text.length / 1e6).toFixed(1)} MB`,
  }))
}

const messages = ({ events }: Trace) => events.filter(({ message }) => message)

function bare(trace: Trace): string {
  return messages(trace)
    .map(({ raw }) => `${raw}\n`)
    .join('')
}

function directed(trace: Trace): string {
  return messages(trace)
    .map(
      ({ raw, from }) =>
        `{"direction":"${from === 'client' ? 'send' : 'recv'}","message":${raw}}\n`,
    )
    .join('')
}

/** As the Inspector writes it, all on one line: each message an entry of its own. */
function inspectorExport(trace: Trace): string {
  const entries = messages(trace).map(({ message, from, seq }) => ({
    id: `entry-${seq}`,
    timestamp: new Date(seq).toISOString(),
    direction: message && Object.hasOwn(message, 'method') ? 'request' : 'response',
    origin: from,
    message,
  }))
  return JSON.stringify(entries)
}
