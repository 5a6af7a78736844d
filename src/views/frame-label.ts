/** What a ticket or a line in the graph says of an event: words of the wire only, so nothing here is translated. */
import { isObject, stringify } from '../protocol/json.ts'
import { messageKind } from '../protocol/jsonrpc.ts'
import type { TraceEvent } from '../trace/trace.ts'

/** `out`: Client to Server; `in`: Server to Client; `internal`: between User, Model, Host and Client. */
export type Direction = 'out' | 'in' | 'internal'

export interface FrameLabel {
  /** Method, `result`, `isError`, `error -32602`, `GET /mcp`; `null` when the event carries no words of the wire. */
  readonly word: string | null
  /** The JSON-RPC id as it stands in the frame (`3`, `"a"`), absent for notifications. */
  readonly id?: string
  /** The HTTP status of a response. */
  readonly status?: number
}

/** Which way an event goes; process events and steps inside the Host's machine are `internal`. */
export function directionOf(event: TraceEvent): Direction {
  if (event.channel === 'internal' || event.channel === 'process') return 'internal'
  return event.from === 'server' ? 'in' : 'out'
}

/** The event's ticket text, read from the recorded frame. */
export function frameLabel(event: TraceEvent): FrameLabel {
  const { message, http } = event
  const id = message && Object.hasOwn(message, 'id') ? stringify(message.id ?? null) : undefined
  return {
    word: wordOf(event),
    ...(id !== undefined && id !== 'null' && { id }),
    ...(http?.status !== undefined && { status: http.status }),
  }
}

function wordOf({ channel, message, http }: TraceEvent): string | null {
  if (channel === 'internal' || channel === 'process') return null
  switch (messageKind(message)) {
    case 'request':
    case 'notification':
      return String(message?.method)
    case 'result':
      return isObject(message?.result) && message.result.isError === true ? 'isError' : 'result'
    case 'error':
      return `error ${isObject(message?.error) ? message.error.code : ''}`.trimEnd()
    default:
      return http?.method ? `${http.method} ${http.path ?? ''}`.trimEnd() : null
  }
}

/** Status, word and id as one line: `200 result · id 3`. Empty when the event has none of them. */
export function frameLine(label: FrameLabel): string {
  const head = [label.status, label.word].filter((part) => part !== undefined && part !== null)
  return [head.join(' '), label.id === undefined ? '' : `id ${label.id}`]
    .filter((part) => part !== '')
    .join(' · ')
}
