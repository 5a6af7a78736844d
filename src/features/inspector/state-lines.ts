/** What stands under each lane at one step: short facts of an actor's summary, with what they were one step before. */
import type { JsonObject, JsonValue } from '../../protocol/json.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import type { ActorId, TraceEvent } from '../../trace/trace.ts'

/** The facts a cell can show; each has a label of its own in the `state` catalogue. */
export type FactId =
  | 'user'
  | 'round'
  | 'turns'
  | 'seenTools'
  | 'seenMessages'
  | 'tools'
  | 'approved'
  | 'waitsFor'
  | 'pending'
  | 'nextId'
  | 'negotiated'
  | 'session'
  | 'stdinUnread'
  | 'process'
  | 'answered'
  | 'sessions'
  | 'running'
  | 'reports'

export interface Fact {
  readonly id: FactId
  /** As it is shown, or a word of `state.words` when `isWord`. */
  readonly value: string
  readonly isWord?: boolean
  /** A number inside the word. */
  readonly count?: string
}

export interface StateLine extends Fact {
  readonly hasChanged: boolean
  /** The value before, when it changed and both fit on one line. */
  readonly old?: string
}

type Events = readonly TraceEvent[]

/** The lines of one actor at step `cursor`; a fact that was not there before counts as changed. */
export function compareFacts(now: readonly Fact[], before: readonly Fact[]): readonly StateLine[] {
  return now.map((fact) => {
    const old = before.find(({ id }) => id === fact.id)
    const isSame = old?.value === fact.value && old.count === fact.count
    const hasChanged = before.length > 0 && !isSame
    const strikes = hasChanged && old !== undefined && !fact.isWord && !old.isWord
    return { ...fact, hasChanged, ...(strikes && { old: old.value }) }
  })
}

const count = (value: JsonValue | undefined) =>
  Array.isArray(value) ? String(value.length) : String(value ?? 0)
const none: Pick<Fact, 'value' | 'isWord'> = { value: 'none', isWord: true }

export interface Surroundings {
  readonly transport: Scenario['transport']
  /** The revision keeps a session over this transport. */
  readonly hasSession: boolean
  /** Bytes on stdin that the Server has not read yet. */
  readonly stdinUnread: number
}

/** The facts of an actor's summary (`describeHost`, `describeClient` …), at most four, in their fixed order. */
export function factsOf(actor: ActorId, state: JsonObject, around: Surroundings): readonly Fact[] {
  switch (actor) {
    case 'user':
      return userFacts(state)
    case 'model':
      return [
        { id: 'turns', value: count(state.turns) },
        { id: 'seenMessages', value: count(state.messagesSeen) },
        { id: 'seenTools', value: count(state.toolsSeen) },
      ]
    case 'host':
      return hostFacts(state)
    case 'client':
      return clientFacts(state, around)
    default:
      return serverFacts(state, around)
  }
}

function userFacts(state: JsonObject): readonly Fact[] {
  const word = state.waiting ? 'waiting' : Number(state.answered) > 0 ? 'answered' : 'idle'
  const status: Fact = { id: 'user', value: word, isWord: true }
  return Number(state.asked) > 1 ? [status, { id: 'round', value: count(state.asked) }] : [status]
}

function hostFacts(state: JsonObject): readonly Fact[] {
  const consent = (state.consent ?? {}) as JsonObject
  return [
    { id: 'tools', value: count(state.tools) },
    { id: 'approved', value: count(consent.approved) },
    { id: 'waitsFor', value: `for-${state.waitingFor}`, isWord: true },
  ]
}

function clientFacts(state: JsonObject, { hasSession }: Surroundings): readonly Fact[] {
  const pending = Array.isArray(state.pending) ? state.pending.map(String) : []
  const session = typeof state.session === 'string' ? `${state.session.slice(0, 6)}…` : null
  const version = typeof state.negotiated === 'string' ? state.negotiated : null
  return [
    { id: 'pending', value: pending.length > 0 ? `{${pending.join(',')}}` : '{ }' },
    { id: 'nextId', value: count(state.nextId) },
    hasSession
      ? { id: 'session', ...(session === null ? none : { value: session }) }
      : { id: 'negotiated', ...(version === null ? none : { value: version }) },
  ]
}

function serverFacts(state: JsonObject, around: Surroundings): readonly Fact[] {
  const running = Array.isArray(state.running) ? state.running.map(String) : []
  const sessions: Fact = {
    id: 'sessions',
    ...(Number(state.sessions ?? 0) > 0 ? { value: count(state.sessions) } : none),
  }
  const work: Fact =
    running.length > 0
      ? { id: 'running', value: running.join(', ') }
      : { id: 'reports', value: count(state.reports) }
  if (around.transport === 'http')
    return [{ id: 'answered', value: count(state.answered) }, work, sessions]
  return [
    { id: 'stdinUnread', value: around.stdinUnread > 0 ? `${around.stdinUnread} B` : '0' },
    {
      id: 'process',
      value: `process-${state.process}`,
      isWord: true,
      count: count(state.answered),
    },
    work,
  ]
}

/** Bytes written to stdin within the last latency: they are on their way or wait in the pipe. */
export function unreadStdin(events: Events, cursor: number, latencyMs: number): number {
  const now = events[cursor]?.at ?? 0
  let bytes = 0
  for (let at = cursor; at >= 0; at--) {
    const event = events[at]
    if (!event || event.at + latencyMs <= now) break
    if (event.channel === 'stdin') bytes += new TextEncoder().encode(event.raw).length + 1
  }
  return bytes
}
