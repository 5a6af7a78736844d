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
  const open = createOpenConnections()
  const landmarks: { spawn?: number; stdinClosed?: number; exit?: number } = {}
  events.forEach((event, at) => {
    if (event.channel === 'process') landmarks[processKind(event)] ??= at
    if (event.channel === 'http-request') {
      const connection: Draft = { request: at, answers: [], streamed: false }
      connections.push(connection)
      open.add(connection, event)
      connectionOf.set(at, connection)
      return
    }
    if (!['http-response', 'sse', 'stream-close'].includes(event.channel)) return
    const connection = connectionFor(event, events, open.near(event))
    if (!connection) return
    connectionOf.set(at, connection)
    receive(connection, event, at)
    if (connection.closed !== undefined) open.drop(connection, events[connection.request])
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

/** Where nothing says which connection it is, so many are looked through: foreign transcripts leave thousands open. */
const MOST_LOOKED_AT = 64

/** The connections without an end so far, found by the stem of their keys. */
function createOpenConnections() {
  const byStem = new Map<string, Draft[]>()
  let recent: Draft[] = []
  const stemOf = ({ key }: TraceEvent) => key.slice(0, key.lastIndexOf('.'))
  return {
    add(connection: Draft, request: TraceEvent): void {
      const stem = stemOf(request)
      byStem.set(stem, [...(byStem.get(stem) ?? []), connection])
      recent = [...recent, connection].slice(-MOST_LOOKED_AT)
    },
    /** Those whose keys share the frame's stem, else the latest ones. */
    near(event: TraceEvent): readonly Draft[] {
      const own = byStem.get(stemOf(event)) ?? []
      return own.length > 0 ? own : recent
    },
    drop(connection: Draft, request: TraceEvent | undefined): void {
      const others = (all: readonly Draft[]) => all.filter((one) => one !== connection)
      recent = others(recent)
      if (!request) return
      const stem = stemOf(request)
      byStem.set(stem, others(byStem.get(stem) ?? []))
    },
  }
}

/** The connection among the candidates that a frame came back on: ids decide between several. */
function connectionFor(event: TraceEvent, events: Events, candidates: readonly Draft[]) {
  const keyOf = (draft: Draft) => events[draft.request]?.key ?? ''
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
