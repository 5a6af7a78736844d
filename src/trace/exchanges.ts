/** Requests paired with what became of them. */
import type { ErrorChannel } from '../protocol/errors.ts'
import type { JsonValue } from '../protocol/json.ts'
import { isRequestId, messageKind, type RequestId } from '../protocol/jsonrpc.ts'
import type { Trace, TraceEvent } from './trace.ts'

export interface ExchangeSummary {
  /** The exchange's name in step keys: `call-1`. */
  readonly name: string
  readonly id: RequestId | null
  readonly method: string
  /** Event numbers; null when there is none. */
  readonly request: number
  readonly response: number | null
  readonly cancel: number | null
  /** How it ended for the one who asked; `open` when the trace holds no end. */
  readonly outcome: 'result' | ErrorChannel | 'open'
  /** From the request's writing to its end, virtual ms; null while open. */
  readonly durationMs: number | null
}

type Building = { -readonly [key in keyof ExchangeSummary]: ExchangeSummary[key] }

/** All requests of the trace in sending order. One pass over the events. */
export function exchangesOf({ events }: Trace): readonly ExchangeSummary[] {
  const all: Building[] = []
  const byName = new Map<string, Building>()
  for (const event of events) {
    const { exchange, from } = event
    if (exchange === undefined) continue
    const kind = messageKind(event.message)
    if (from === 'client' && kind === 'request') {
      const opened = begin(exchange, event)
      all.push(opened)
      byName.set(exchange, opened)
      continue
    }
    const known = byName.get(exchange)
    if (known) continueWith(known, event, events)
  }
  return all
}

function begin(name: string, { seq, message }: TraceEvent): Building {
  const id: JsonValue | undefined = message?.id
  return {
    name,
    id: isRequestId(id) ? id : null,
    method: String(message?.method),
    request: seq,
    response: null,
    cancel: null,
    outcome: 'open',
    durationMs: null,
  }
}

function continueWith(known: Building, event: TraceEvent, events: readonly TraceEvent[]): void {
  const kind = messageKind(event.message)
  const response = kind === 'result' || kind === 'error'
  const cancels = event.channel === 'stream-close' || kind === 'notification'
  if (event.from === 'client' && event.to === 'server' && cancels) known.cancel = event.seq
  if (known.outcome !== 'open' || event.from === 'host') return
  if (!response && event.errorChannel === undefined) return
  if (response) known.response = event.seq
  known.outcome = event.errorChannel ?? 'result'
  known.durationMs = event.at - (events[known.request]?.at ?? event.at)
}
