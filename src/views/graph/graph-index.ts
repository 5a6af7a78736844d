/** What the train graph looks up in a whole trace, found in one pass and kept as long as the trace lives. */
import type { TraceEvent } from '../../trace/trace.ts'

type Events = readonly TraceEvent[]

/** One HTTP request with what came back on its connection. All numbers are indices of events. */
export interface Connection {
  readonly request: number
  /** Responses, heads and SSE events, in order. */
  readonly answers: readonly number[]
  /** The response is a stream (`text/event-stream`). */
  readonly streamed: boolean
  /** The event that ended it; absent while it is open. */
  readonly closed?: number
  /** Set when the stream was closed without its response. */
  readonly cutBy?: 'client' | 'server'
}

export interface GraphIndex {
  readonly connections: readonly Connection[]
  /** By event index; undefined for events outside HTTP. */
  readonly connectionOf: ReadonlyMap<number, Connection>
  /** Indices of the process events; absent over HTTP. */
  readonly spawn?: number
  readonly stdinClosed?: number
  readonly exit?: number
}

interface Draft {
  request: number
  answers: number[]
  streamed: boolean
  closed?: number
  cutBy?: 'client' | 'server'
}

const known = new WeakMap<Events, GraphIndex>()

/** The index of a trace's events: connections and process landmarks. The same object for the same events. */
export function graphIndex(events: Events): GraphIndex {
  const found = known.get(events)
  if (found) return found
  const index = buildIndex(events)
  known.set(events, index)
  return index
}

function buildIndex(events: Events): GraphIndex {
  const connections: Draft[] = []
  const connectionOf = new Map<number, Draft>()
  const open = new Set<Draft>()
  const landmarks: { spawn?: number; stdinClosed?: number; exit?: number } = {}
  events.forEach((event, at) => {
    if (event.channel === 'process') landmarks[processKind(event)] ??= at
    if (event.channel === 'http-request') {
      const connection: Draft = { request: at, answers: [], streamed: false }
      connections.push(connection)
      open.add(connection)
      connectionOf.set(at, connection)
      return
    }
    if (!['http-response', 'sse', 'stream-close'].includes(event.channel)) return
    const connection = connectionFor(event, events, [...open])
    if (!connection) return
    connectionOf.set(at, connection)
    receive(connection, event, at)
    if (connection.closed !== undefined) open.delete(connection)
  })
  return { connections, connectionOf, ...landmarks }
}

/** Spawn and exit say so in their key; the Client closing stdin is what remains. */
export function processKind({ key, from }: TraceEvent): 'spawn' | 'stdinClosed' | 'exit' {
  if (/spawn/.test(key)) return 'spawn'
  return from === 'server' || /exit/.test(key) ? 'exit' : 'stdinClosed'
}

function receive(connection: Draft, event: TraceEvent, at: number): void {
  if (event.channel === 'stream-close') {
    connection.closed = at
    connection.cutBy = event.from === 'server' ? 'server' : 'client'
    return
  }
  connection.answers.push(at)
  if (event.channel === 'http-response') {
    connection.streamed = isEventStream(event)
    if (!connection.streamed) connection.closed = at
  }
  if (event.endsStream) connection.closed = at
}

/** True for the head of a streamed response. */
export function isEventStream({ http }: TraceEvent): boolean {
  return (http?.headers ?? []).some(
    ([name, value]) =>
      name.toLowerCase() === 'content-type' && value.startsWith('text/event-stream'),
  )
}

/** The open connection that a frame came back on: keys share their stem, and ids decide between several. */
function connectionFor(event: TraceEvent, events: Events, open: readonly Draft[]) {
  const keyOf = (draft: Draft) => events[draft.request]?.key ?? ''
  const own = open.filter((draft) => stem(keyOf(draft)) === stem(event.key))
  const candidates = own.length > 0 ? own : open
  const sameId = (draft: Draft) =>
    event.message?.id !== undefined && events[draft.request]?.message?.id === event.message.id
  const accepted = (draft: Draft) =>
    [`${keyOf(draft)}-accepted`, `${keyOf(draft)}-refused`].includes(event.key)
  return (
    candidates.find(accepted) ??
    candidates.find(sameId) ??
    candidates.find((draft) => event.channel !== 'sse' || draft.streamed) ??
    candidates[0]
  )
}

function stem(key: string): string {
  return key.slice(0, key.lastIndexOf('.'))
}
