/** A run in a few words: on which channel its error came back, with what code, and what went over the wire to cancel. */
import type { ErrorChannel } from '../protocol/errors.ts'
import { isObject, type JsonObject, type JsonValue, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import type { Trace, TraceEvent } from './trace.ts'

/** How the Client took its request back. */
export interface CancelOnWire {
  /** A line on stdin, a POST of its own, or the end of the response's stream without a word. */
  readonly how: 'line' | 'post' | 'stream-close'
  /** HTTP status that answered the POST. */
  readonly status?: number
}

export interface RunOutcome {
  /** Key of the frame on which the error arrives; without an error, of the answer to the call or to the user. */
  readonly key: string
  /** Null when the run knows no error. */
  readonly channel: ErrorChannel | null
  /** JSON-RPC error code. */
  readonly code: number | null
  /** The name of an error that was never on the wire: `request-timeout` … */
  readonly local: string | null
  readonly status: number | null
  readonly cancel: CancelOnWire | null
  /** An answer came for a request that was given up. */
  readonly late: boolean
  /** What the Model was told of its first failed call, word by word; null when nothing reached it. */
  readonly told: string | null
  /** Id of what the user heard at last. */
  readonly said: string | null
}

/** Reads the outcome off a recording; a trace without events has the key `''`. */
export function outcomeOf({ events }: Trace): RunOutcome {
  const error = events.find((event) => event.errorChannel !== undefined)
  const quiet =
    events.find((event) => event.key === 'call-1.response') ??
    events.find(isAnswer) ??
    events.at(-1)
  const shown = error ?? quiet
  return {
    key: shown?.key ?? '',
    channel: error?.errorChannel ?? null,
    code: codeOf(error),
    local: error?.errorChannel === 'local-error' ? textOf(error.detail?.code) : null,
    status: shown ? statusOf(events, shown) : null,
    cancel: cancelOf(events),
    late: events.some((event) => /\.late(-\d+)?$/.test(event.key)),
    told: toldOf(events),
    said: textOf(events.findLast(isAnswer)?.detail?.say),
  }
}

const isAnswer = ({ key }: TraceEvent) => /(^|\.)answer$/.test(key)

function textOf(value: JsonValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function codeOf(event: TraceEvent | undefined): number | null {
  const error = event?.message?.error
  return isObject(error) && typeof error.code === 'number' ? error.code : null
}

/** The status of the frame itself, or of the response whose stream it came on. */
function statusOf(events: readonly TraceEvent[], event: TraceEvent): number | null {
  if (event.http?.status !== undefined) return event.http.status
  // What is not on the wire has no status.
  if (event.channel === 'internal' || event.exchange === undefined) return null
  const head = events.findLast(
    ({ seq, exchange, http }) =>
      seq <= event.seq && exchange === event.exchange && http?.status !== undefined,
  )
  return head?.http?.status ?? null
}

function cancelOf(events: readonly TraceEvent[]): CancelOnWire | null {
  const notice = events.find((event) => event.message?.method === 'notifications/cancelled')
  if (notice?.channel === 'stdin') return { how: 'line' }
  if (notice) {
    const reply = events.find(
      ({ key, http }) =>
        http?.status !== undefined &&
        /\.cancel-/.test(key) &&
        key.startsWith(notice.exchange ?? ''),
    )
    const status = reply?.http?.status
    return { how: 'post', ...(status !== undefined && { status }) }
  }
  const closed = events.some(
    ({ channel, from, exchange = '' }) =>
      channel === 'stream-close' && from === 'client' && exchange.startsWith('call'),
  )
  return closed ? { how: 'stream-close' } : null
}

/** The first failed `tool` message that the Host showed to the Model. */
function toldOf(events: readonly TraceEvent[]): string | null {
  for (const { from, to, raw } of events) {
    if (from !== 'host' || to !== 'model') continue
    const parsed = parseJson(raw)
    const context = parsed.ok ? toValue(parsed.value) : null
    const messages = isObject(context) && Array.isArray(context.messages) ? context.messages : []
    const last = (messages as readonly JsonValue[]).at(-1)
    if (isObject(last) && last.role === 'tool' && (last as JsonObject).isError === true)
      return textOf(last.text)
  }
  return null
}
