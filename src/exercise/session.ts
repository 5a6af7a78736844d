/**
 * A Client and a Server on one virtual clock, driven by a grader in the Host's place. Everything that crosses
 * is recorded as in `simulate`, so each frame can be opened in the stepper.
 */
import { createClient } from '../client/client.ts'
import type { ClientInput, ClientOutput, Settlement } from '../client/port.ts'
import type { ClientConfig } from '../client/state.ts'
import { toUtf8 } from '../protocol/bytes.ts'
import type { RevisionId } from '../protocol/revision.ts'
import { revisionOf } from '../protocol/revisions.ts'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'
import { bughunt } from '../server/bughunt/definition.ts'
import type { ServerDefinition } from '../server/definition.ts'
import { dialectOf } from '../server/dialects/dialects.ts'
import { type ClientItem, createClientSeat } from '../simulation/client-seat.ts'
import { createClock } from '../simulation/clock.ts'
import { createExchangeIndex } from '../simulation/exchanges.ts'
import { createRecorder } from '../simulation/recorder.ts'
import { createEntropy } from '../simulation/rng.ts'
import { createServerSeat, type ServerItem, type StreamEnding } from '../simulation/server-seat.ts'
import { createWireRecorder } from '../simulation/wire-recorder.ts'
import { TRACE_VERSION, type Trace, type TraceEvent } from '../trace/trace.ts'
import { httpRequest } from '../transport/streamable-http.ts'
import type { Header, TransportId, WireInput, WireOutput } from '../transport/wire.ts'

/** A peer of the grader's own making instead of a server: called with what arrives, answers after a while. */
export type Peer = (
  input: WireInput,
) => readonly { readonly afterMs?: number; readonly output: WireOutput }[]

export interface SessionOptions {
  readonly revision?: RevisionId
  readonly transport?: TransportId
  readonly server?: 'python-sdk' | 'spec'
  readonly tools?: Scenario['tools']
  /** Another server than BugHunt, or BugHunt changed. */
  readonly definition?: ServerDefinition
  readonly peer?: Peer
  /** `nothing` (the default): the Client writes only what it is told to. `full`: it opens as its revision wants. */
  readonly opening?: 'nothing' | 'full'
  /** More of the Client's configuration (`profile`, `mode: 'auto'` …). */
  readonly client?: Partial<ClientConfig>
  readonly latencyMs?: number
  readonly seed?: number
  /** Virtual ms after which `run` stops whatever is still due; default one hour. */
  readonly endMs?: number
}

export interface Session {
  /** Virtual ms. */
  now(): number
  /** Gives the Client an input at once. */
  tell(input: ClientInput): void
  /** Writes a stdin line unchecked and returns its ref (`line-1` … unless given). */
  line(text: string | Uint8Array, ref?: string): string
  /** POSTs a body unchecked with these headers; `Content-Length` is added. Returns its ref. */
  post(headers: readonly Header[], body: string, ref?: string): string
  /** Runs what is due: for so many ms, or until nothing is. Returns the events recorded meanwhile. */
  run(ms?: number): readonly TraceEvent[]
  readonly events: readonly TraceEvent[]
  /** What the Client has told its Host. */
  readonly told: readonly ClientOutput[]
  /** How an exchange ended, or undefined while it is open. */
  settlement(ref: string): Settlement | undefined
  trace(): Trace
}

type Item = ClientItem | ServerItem | { readonly to: 'pause' } | PeerItem | HeardItem
interface PeerItem {
  readonly to: 'peer'
  readonly input: WireInput
}
interface HeardItem {
  readonly to: 'peer-write'
  readonly output: WireOutput
}

const ONE_HOUR_MS = 3_600_000

/** A session that has connected (with `opening: 'nothing'` no frame has been sent yet). */
export function openSession(options: SessionOptions = {}): Session {
  const scenario: Scenario = {
    ...DEFAULT_SCENARIO,
    revision: options.revision ?? DEFAULT_SCENARIO.revision,
    transport: options.transport ?? DEFAULT_SCENARIO.transport,
    server: options.server ?? DEFAULT_SCENARIO.server,
    tools: options.tools ?? DEFAULT_SCENARIO.tools,
    latencyMs: options.latencyMs ?? DEFAULT_SCENARIO.latencyMs,
    seed: options.seed ?? DEFAULT_SCENARIO.seed,
  }
  const endMs = options.endMs ?? ONE_HOUR_MS
  const clock = createClock<Item>()
  const index = createExchangeIndex()
  const told: ClientOutput[] = []
  const link = (item: Item) => clock.schedule(scenario.latencyMs, item)
  const recorder = createRecorder(clock.now, {
    client: () => client.describe(),
    ...(!options.peer && { server: () => server.describe() }),
  })
  const wire = createWireRecorder(recorder, index, revisionOf(scenario.revision))
  const write = (output: WireOutput, ending: StreamEnding) => {
    if (ending !== 'implied') wire.written(output, ending === 'last')
    link({ to: 'client', input: { kind: 'wire', output } })
  }
  const client = createClientSeat({
    initial: createClient({
      transport: scenario.transport,
      mode: scenario.revision,
      opening: options.opening ?? 'nothing',
      ...options.client,
    }),
    recorder,
    wire,
    index,
    scheduleTimer: clock.schedule,
    toServer: (input) => link({ to: options.peer ? 'peer' : 'server', input }),
    toHost: (output) => void told.push(output),
  })
  const server = createServerSeat({
    config: {
      definition: options.definition ?? bughunt({ tools: scenario.tools }),
      dialect: dialectOf(options.server ?? 'python-sdk'),
      transport: scenario.transport,
    },
    schedule: clock.schedule,
    now: clock.now,
    entropy: createEntropy(scenario.seed),
    write,
  })

  function deliver(item: Item): void {
    if (item.to === 'client' || item.to === 'timer') client.take(item)
    else if (item.to === 'server' || item.to === 'tool') server.take(item)
    else if (item.to === 'peer-write') write(item.output, null)
    else if (item.to === 'peer')
      for (const { afterMs = 0, output } of options.peer?.(item.input) ?? [])
        clock.schedule(afterMs, { to: 'peer-write', output })
  }

  let count = 0
  const named = (ref: string | undefined) => ref ?? `line-${++count}`
  const session: Session = {
    now: clock.now,
    tell: (input) => client.take({ to: 'client', input }),
    line(text, ref) {
      const name = named(ref)
      const line = typeof text === 'string' ? toUtf8(text) : text
      session.tell({ kind: 'raw', ref: name, wire: { kind: 'stdin', line } })
      return name
    },
    post(headers, body, ref) {
      const name = named(ref)
      const request = httpRequest('POST', '/mcp', headers, toUtf8(body))
      session.tell({ kind: 'raw', ref: name, wire: { kind: 'http-request', exchange: 0, request } })
      return name
    },
    run(ms) {
      const from = recorder.events.length
      const until = ms === undefined ? Number.POSITIVE_INFINITY : clock.now() + ms
      // A pause in the queue stops the clock exactly at `until`.
      if (ms !== undefined) clock.schedule(ms, { to: 'pause' })
      for (let item = clock.next(); item !== null; item = clock.next()) {
        deliver(item)
        if ((item.to === 'pause' && clock.now() >= until) || clock.now() > endMs) break
      }
      return recorder.events.slice(from)
    },
    events: recorder.events,
    told,
    settlement(ref) {
      for (const one of told) if (one.kind === 'settled' && one.ref === ref) return one.settlement
      return undefined
    },
    trace: () => ({ version: TRACE_VERSION, scenario, events: [...recorder.events] }),
  }
  session.tell({ kind: 'connect' })
  if (options.opening !== 'full') session.run(2 * scenario.latencyMs)
  return session
}
