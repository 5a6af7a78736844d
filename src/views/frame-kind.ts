/** What sort of thing an event is, for the head of the sheet. */
import { messageKind } from '../protocol/jsonrpc.ts'
import type { TraceEvent } from '../trace/trace.ts'

export type FrameKind =
  | 'request'
  | 'notification'
  | 'result'
  | 'error'
  | 'http-request'
  | 'http-response'
  | 'stream-head'
  | 'stream-close'
  | 'log'
  | 'text'
  | 'process'
  | 'internal'

export function frameKind(event: TraceEvent): FrameKind {
  const { channel } = event
  if (channel === 'process' || channel === 'internal' || channel === 'stream-close') return channel
  if (channel === 'stderr') return 'log'
  const kind = messageKind(event.message)
  if (kind) return kind
  if (channel === 'http-request') return channel
  if (channel !== 'http-response') return 'text'
  return isStreamed(event) ? 'stream-head' : 'http-response'
}

/** `stdin`, `HTTP POST`, `HTTP 200`, `SSE`: the channel in words of the wire; null off the wire. */
export function channelWord({ channel, http }: TraceEvent): string | null {
  switch (channel) {
    case 'http-request':
      return `HTTP ${http?.method ?? ''}`.trimEnd()
    case 'http-response':
      return `HTTP ${http?.status ?? ''}`.trimEnd()
    case 'sse':
      return 'SSE'
    case 'stdin':
    case 'stdout':
    case 'stderr':
      return channel
    default:
      return null
  }
}

/** The request that a response over HTTP answers: the nearest one before it in its exchange; null when there is none. */
export function requestOf(events: readonly TraceEvent[], cursor: number): TraceEvent | null {
  const event = events[cursor]
  if (event?.from !== 'server' || event.exchange === undefined) return null
  const id = event.message?.id
  for (let index = cursor - 1; index >= 0; index--) {
    const other = events[index]
    if (other?.exchange !== event.exchange || other.channel !== 'http-request') continue
    if (id === undefined || other.message?.id === id) return other
  }
  return null
}

function isStreamed({ http }: TraceEvent): boolean {
  return (
    http?.headers.some(
      ([name, value]) => /^content-type$/i.test(name) && value.startsWith('text/event-stream'),
    ) ?? false
  )
}
