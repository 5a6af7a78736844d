/** The short word beside a step that carries no words of the wire: an id of the `graph.words` catalogue with its values. */
import type { JsonValue } from '../../protocol/json.ts'
import type { TraceEvent } from '../../trace/trace.ts'
import { isEventStream, processKind } from './graph-index.ts'

export type StepWordId =
  | 'task'
  | 'spawn'
  | 'stdinClosed'
  | 'exit'
  | 'context'
  | 'contextAgain'
  | 'turnCall'
  | 'turnAnswer'
  | 'order'
  | 'outcome'
  | 'outcomeError'
  | 'timeout'
  | 'connectionLost'
  | 'givenUp'
  | 'dropped'
  | 'answer'
  | 'clientClosed'
  | 'serverEnded'
  | 'stream'
  | 'log'
  | 'text'
  | 'step'

export interface StepWord {
  readonly id: StepWordId
  /** A name or text of the run that is shown as it is: a tool, a log line. */
  readonly verbatim?: string
  readonly values?: { readonly [name: string]: string }
}

const INTERNAL: readonly (readonly [RegExp, StepWordId])[] = [
  [/(^|\.)user\.|\.task$/, 'task'],
  [/(^|\.)model-1\.context$/, 'context'],
  [/\.context$/, 'contextAgain'],
  [/\.turn$/, 'turnCall'],
  [/\.order$/, 'order'],
  [/\.timeout(-\d+)?$/, 'timeout'],
  [/\.closed(-\d+)?$/, 'connectionLost'],
  [/\.(given-up|failed)(-\d+)?$/, 'givenUp'],
  [/\.dropped(-\d+)?$/, 'dropped'],
  [/\.result$/, 'outcome'],
  [/(^|\.)answer$/, 'answer'],
]

/** What to say of an event that is not a JSON-RPC message; also for answers without one (a head, a log line). */
export function stepWord(event: TraceEvent): StepWord {
  switch (event.channel) {
    case 'process':
      return processWord(event)
    case 'stream-close':
      return { id: event.from === 'server' ? 'serverEnded' : 'clientClosed' }
    case 'stderr':
      return { id: 'log', verbatim: event.raw }
    case 'internal':
      return internalWord(event)
    default:
      return isEventStream(event) ? { id: 'stream' } : { id: 'text', verbatim: event.raw }
  }
}

function processWord(event: TraceEvent): StepWord {
  const kind = processKind(event)
  if (kind !== 'exit') return { id: kind }
  const code = event.detail?.code
  return { id: 'exit', values: { code: typeof code === 'number' ? String(code) : '?' } }
}

function internalWord({ key, detail = {} }: TraceEvent): StepWord {
  const id = INTERNAL.find(([pattern]) => pattern.test(key))?.[1] ?? 'step'
  if (id === 'turnCall' && detail.kind === 'answer') return { id: 'turnAnswer' }
  if (id === 'order') return { id, ...verbatim(detail.tool) }
  if (id === 'timeout') return { id, values: { limit: String(detail.limitMs ?? '') } }
  if (id === 'outcome' && isFailure(detail)) return { id: 'outcomeError' }
  return { id }
}

function verbatim(name: JsonValue | undefined): { verbatim?: string } {
  return typeof name === 'string' ? { verbatim: name } : {}
}

function isFailure(detail: NonNullable<TraceEvent['detail']>): boolean {
  return detail.isError === true || String(detail.kind).endsWith('-error')
}
