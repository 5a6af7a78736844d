/** The cross-section of the transport at one step: which pipes there are and what is in them. */
import type { ErrorChannel } from '../../protocol/errors.ts'
import type { TraceEvent } from '../../trace/trace.ts'
import type { TransportId } from '../../transport/wire.ts'
import { frameLabel } from '../frame-label.ts'
import { type Connection, type GraphIndex, graphIndex, processKind } from './graph-index.ts'

type Events = readonly TraceEvent[]

export type PipeState =
  /** This step's frame is in it. */
  | 'live'
  /** There, and nothing in it. */
  | 'idle'
  /** The request has arrived. */
  | 'delivered'
  /** No answer yet. */
  | 'waiting'
  /** A stream that stays open. */
  | 'open'
  | 'closed'
  /** Closed by this very step, or without the answer it was open for. */
  | 'cut'
  /** Not there yet or no longer. */
  | 'absent'

export interface Pipe {
  readonly id: 'stdin' | 'stdout' | 'stderr' | 'request' | 'response' | 'stream'
  readonly flow: 'out' | 'in'
  /** `stdin`, `POST /mcp`, `200`; empty when there is nothing to name. */
  readonly name: string
  readonly state: PipeState
  /** Indices of the frames drawn as tickets, oldest first. */
  readonly tickets: readonly number[]
  /** The response stays open after this step: its far end is drawn dashed. */
  readonly streaming?: boolean
  readonly errorChannel?: ErrorChannel | undefined
  /** Bytes of the body, for a request that has arrived. */
  readonly bytes?: number
  readonly cutBy?: 'client' | 'server' | undefined
}

/** The pipes between Client and Server as they are at step `cursor`, top to bottom. */
export function pipesAt(events: Events, cursor: number, transport: TransportId): readonly Pipe[] {
  const index = graphIndex(events)
  return transport === 'stdio'
    ? stdioPipes(events, cursor, index)
    : httpPipes(events, cursor, index)
}

function stdioPipes(events: Events, cursor: number, index: GraphIndex): readonly Pipe[] {
  const event = events[cursor]
  const before = (mark: number | undefined) => mark !== undefined && mark < cursor
  const running = index.spawn !== undefined && index.spawn <= cursor
  return (['stdin', 'stdout', 'stderr'] as const).map((id): Pipe => {
    const pipe = { id, flow: id === 'stdin' ? 'out' : 'in', name: id, tickets: [] } as const
    if (!running) return { ...pipe, state: 'absent' }
    if (event?.channel === id)
      return { ...pipe, state: 'live', tickets: [cursor], errorChannel: event.errorChannel }
    if (id === 'stdin' && index.stdinClosed === cursor)
      return { ...pipe, state: 'cut', cutBy: 'client' }
    const gone = before(index.exit) || (id === 'stdin' && before(index.stdinClosed))
    return { ...pipe, state: gone ? 'closed' : 'idle' }
  })
}

function httpPipes(events: Events, cursor: number, index: GraphIndex): readonly Pipe[] {
  const isOpen = (one: Connection) =>
    one.request <= cursor && (one.closed === undefined || one.closed > cursor)
  // Only the last connections can be open, except a stream opened early; both ends of the list are short walks.
  const open = index.connections.filter(isOpen)
  const event = events[cursor]
  const own = index.connectionOf.get(cursor)
  const sameExchange = (one: Connection) =>
    event?.exchange !== undefined && events[one.request]?.exchange === event.exchange
  const current = own ?? open.findLast(sameExchange) ?? open.findLast((one) => !one.streamed)
  const others = open.filter((one) => one !== current)
  const kept = others.slice(-1).map((one) => streamPipe(events, one, cursor))
  if (!current) {
    const idle = { name: '', state: 'idle', tickets: [] } as const
    return [
      { ...idle, id: 'request', flow: 'out' },
      { ...idle, id: 'response', flow: 'in' },
      ...kept,
    ]
  }
  return [requestPipe(events, current, cursor), responsePipe(events, current, cursor), ...kept]
}

function nameOf(events: Events, index: number): string {
  const http = events[index]?.http
  return http?.method ? `${http.method} ${http.path ?? ''}`.trimEnd() : ''
}

function requestPipe(events: Events, { request }: Connection, cursor: number): Pipe {
  const pipe = { id: 'request', flow: 'out', name: nameOf(events, request) } as const
  if (request === cursor) {
    // Without a message the ticket itself says method and path.
    const name = events[request]?.message ? pipe.name : ''
    return { ...pipe, name, state: 'live', tickets: [request] }
  }
  const bytes = new TextEncoder().encode(events[request]?.raw ?? '').length
  return { ...pipe, state: 'delivered', tickets: [], bytes }
}

function responsePipe(events: Events, connection: Connection, cursor: number): Pipe {
  const pipe = { id: 'response', flow: 'in' } as const
  const arrived = connection.answers.filter((at) => at <= cursor)
  const head = arrived.find((at) => events[at]?.channel === 'http-response')
  const status = head === undefined ? undefined : events[head]?.http?.status
  // A head or a bare status is its own ticket; the pipe would only say it again.
  const isStatusAlone = cursor === head && events[cursor]?.message === null
  const name = status === undefined || isStatusAlone ? '' : String(status)
  const ended = connection.closed !== undefined && connection.closed <= cursor
  const streaming = connection.streamed && arrived.length > 0 && !ended
  const tickets = arrived.filter((at) => at === cursor || events[at]?.channel === 'sse')
  const errorChannel = events[cursor]?.errorChannel
  if (ended && connection.cutBy)
    return { ...pipe, name, tickets, state: 'cut', cutBy: connection.cutBy, errorChannel }
  if (arrived.includes(cursor))
    return { ...pipe, name, tickets, state: 'live', streaming, errorChannel }
  if (arrived.length === 0) return { ...pipe, name, tickets, state: 'waiting' }
  return { ...pipe, name, tickets, state: ended ? 'closed' : 'open', streaming }
}

function streamPipe(events: Events, connection: Connection, cursor: number): Pipe {
  const tickets = connection.answers.filter((at) => at <= cursor && events[at]?.channel === 'sse')
  const answered = connection.answers.some((at) => at <= cursor)
  const pipe = { id: 'stream', flow: 'in', name: nameOf(events, connection.request) } as const
  return answered
    ? { ...pipe, tickets, state: 'open', streaming: connection.streamed }
    : { ...pipe, tickets, state: 'waiting' }
}

/** True when a process event leaves no pipe to draw: the Server is being started or has just ended. */
export function isProcessStep(event: TraceEvent): boolean {
  return event.channel === 'process' && processKind(event) !== 'stdinClosed'
}

/** Words of the wire on a ticket: `full` where there is room, `short` on the projector and the phone. */
export function ticketText(event: TraceEvent): { readonly full: string; readonly short: string } {
  const { word, id } = frameLabel(event)
  const short = shortWord(word ?? '')
  // Method and path stand beside the ticket of an HTTP request and leave it less room.
  const isRequest = event.channel === 'http-request'
  const long = word !== null && word.length > (isRequest ? 11 : 16) ? short : (word ?? '')
  const hasId = id !== undefined && long.length < 12 && !isRequest && !event.errorChannel
  return { full: hasId ? `${long} · id ${id}` : long, short }
}

/** `notifications/cancelled` → `cancelled`, `server/discover` → `discover`, `error -32602` → `-32602`. */
export function shortWord(word: string): string {
  return word.replace(/^(notifications|server)\//, '').replace(/^error (?=-)/, '')
}
