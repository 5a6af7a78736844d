/**
 * What there is to see at one step: a pure function of the events up to it, so that `viewAt(trace, n)` equals
 * `viewAt` of the trace cut off after n. An index, built once per trace, makes it cheap at any length.
 */
import type { JsonObject } from '../protocol/json.ts'
import { messageKind } from '../protocol/jsonrpc.ts'
import { ACTOR_IDS, type ActorId, type Phase, type Trace, type TraceEvent } from './trace.ts'
import { isOnWire } from './wire-channels.ts'

export interface ActorView {
  /** The summary as it stands at this step. */
  readonly value: JsonObject
  /** What it was before, when this very step shows a change; null otherwise, and at its first mention. */
  readonly previous: JsonObject | null
  readonly changed: boolean
}

export interface View {
  readonly event: TraceEvent
  readonly phase: Phase
  readonly actors: { readonly [actor in ActorId]?: ActorView }
  /** Requests without an end so far, by `exchange`, in the order in which they were sent. */
  readonly openExchanges: readonly string[]
  /** How many frames had arrived by the time of this step; the others are still under way. */
  readonly deliveredFrames: number
  /** What the Model was shown last, as JSON text; null before its first turn. */
  readonly modelContext: string | null
}

/** Everything that a cursor move looks up, by event number. */
interface TraceIndex {
  /** Per actor: the numbers of the events that carry its summary. */
  readonly changes: ReadonlyMap<ActorId, readonly number[]>
  readonly spans: readonly Span[]
  /** Number of the last event from Host to Model, or −1. */
  readonly contexts: readonly number[]
  /** Numbers of the events that are frames. */
  readonly frames: readonly number[]
}

/** How long a request was open: from the event `from` up to but not at `until`. */
interface Span {
  readonly exchange: string
  readonly from: number
  until: number
}

const indices = new WeakMap<readonly TraceEvent[], TraceIndex>()

/** The view at event `n` (0 …; held inside the trace); null for a trace without events. */
export function viewAt(trace: Trace, n: number): View | null {
  const { events } = trace
  const at = Math.max(0, Math.min(events.length - 1, n))
  const event = events[at]
  if (!event) return null
  const index = indices.get(events) ?? buildIndex(events)
  indices.set(events, index)
  const actors: { [actor in ActorId]?: ActorView } = {}
  for (const actor of ACTOR_IDS) {
    const view = actorAt(events, index.changes.get(actor) ?? [], actor, at)
    if (view) actors[actor] = view
  }
  const context = events[index.contexts[at] ?? -1]
  return {
    event,
    phase: event.phase,
    actors,
    // Looked for when asked: a foreign transcript may leave a hundred thousand without an end.
    get openExchanges() {
      const open = index.spans.filter(({ from, until }) => from <= at && at < until)
      return open.map(({ exchange }) => exchange)
    },
    deliveredFrames: delivered(trace, index.frames, at),
    modelContext: context?.raw ?? null,
  }
}

function buildIndex(events: readonly TraceEvent[]): TraceIndex {
  const changes = new Map<ActorId, number[]>(ACTOR_IDS.map((actor) => [actor, []]))
  const contexts: number[] = []
  const frames: number[] = []
  const spans = createSpans()
  let context = -1
  events.forEach((event, number) => {
    for (const actor of Object.keys(event.state ?? {}) as ActorId[])
      changes.get(actor)?.push(number)
    if (event.from === 'host' && event.to === 'model') context = number
    if (isOnWire(event)) frames.push(number)
    spans.take(event, number)
    contexts.push(context)
  })
  return { changes, spans: spans.all, contexts, frames }
}

/** A request opens its exchange; its response, whatever ends it without one, and the process's exit close it. */
function createSpans() {
  const all: Span[] = []
  const open = new Map<string, Span[]>()
  const close = (exchange: string, number: number): void => {
    for (const span of open.get(exchange) ?? []) span.until = number
    open.delete(exchange)
  }
  return {
    all,
    take({ exchange, channel, from, message, errorChannel }: TraceEvent, number: number): void {
      if (channel === 'process' && from === 'server')
        for (const name of open.keys()) close(name, number)
      if (exchange === undefined) return
      const kind = messageKind(message)
      if (from === 'client' && kind === 'request') {
        const span = { exchange, from: number, until: Number.POSITIVE_INFINITY }
        all.push(span)
        open.set(exchange, [...(open.get(exchange) ?? []), span])
        return
      }
      const ends = kind === 'result' || kind === 'error' || channel === 'internal'
      if ((ends || errorChannel !== undefined) && from !== 'host') close(exchange, number)
    },
  }
}

function actorAt(
  events: readonly TraceEvent[],
  changes: readonly number[],
  actor: ActorId,
  at: number,
): ActorView | null {
  const count = countUpTo(changes, at)
  const last = changes[count - 1]
  const value = events[last ?? -1]?.state?.[actor]
  if (value === undefined) return null
  const changed = last === at
  const before = changed ? events[changes[count - 2] ?? -1]?.state?.[actor] : undefined
  return { value, previous: before ?? null, changed }
}

function delivered(trace: Trace, frames: readonly number[], at: number): number {
  const { latencyMs } = trace.scenario
  const now = trace.events[at]?.at ?? 0
  const written = countUpTo(frames, at)
  let low = 0
  let high = written
  while (low < high) {
    const middle = (low + high) >> 1
    const frame = trace.events[frames[middle] ?? 0] as TraceEvent
    if (frame.at + latencyMs <= now) low = middle + 1
    else high = middle
  }
  return low
}

/** How many numbers of an ascending list are at most `limit`. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}
