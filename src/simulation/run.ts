/** What every run has in common, whoever serves: a virtual clock, one queue, the actors in their seats, and the recorder. */
import { createClient } from '../client/client.ts'
import { revisionOf } from '../protocol/revisions.ts'
import { revisionSpoken } from '../scenario/fault-places.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Task } from '../scenario/tasks/task.ts'
import { taskOf } from '../scenario/tasks/tasks.ts'
import { bughunt } from '../server/bughunt/definition.ts'
import type { ServerDefinition } from '../server/definition.ts'
import { TRACE_VERSION, type Trace } from '../trace/trace.ts'
import type { WireOutput } from '../transport/wire.ts'
import { type AgentItem, createAgents } from './agents.ts'
import { type ClientItem, createClientSeat } from './client-seat.ts'
import { createClock } from './clock.ts'
import { createExchangeIndex, type Sent } from './exchanges.ts'
import { faultOf } from './faults/faults.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import type { SeatParts, ServerItem, ServerSeat } from './server-seat.ts'
import { createWireRecorder } from './wire-recorder.ts'

export interface SimulationParts {
  /** Another server than BugHunt, or BugHunt changed. */
  readonly definition?: ServerDefinition
  /** Another task than the scenario's, for exercises that bring their own facts. */
  readonly task?: Task
}

export type Item = AgentItem | ClientItem | ServerItem

export interface Run {
  /** The User makes the first wish. */
  begin(): void
  /** The next thing that is due, or null; virtual time moves to it. */
  next(): Item | null
  deliver(item: Item): void
  /** Nothing else is due. True when that made a script go on. */
  idle(): boolean
  /** The recording so far. */
  trace(): Trace
}

/** A run that has not begun. `seat` puts a server behind the wire: the simulated one, or a live one. */
export function createRun(
  scenario: Scenario,
  parts: SimulationParts,
  seat: (parts: SeatParts) => ServerSeat,
): Run {
  const task = parts.task ?? taskOf(scenario.task)
  const fault = faultOf(scenario.fault)
  const clock = createClock<Item>()
  const index = createExchangeIndex()
  /** Exchanges of which something the server wrote never got through. */
  const lost = new Set<number>()
  /** The process behind the address has ended (HTTP). */
  let dead = false
  const link = (item: Item) => clock.schedule(scenario.latencyMs, item)

  let recorder: Recorder
  const agents = createAgents({
    scenario,
    task,
    fault,
    recorder: () => recorder,
    send: link,
    toClient: (input) => link({ to: 'client', input }),
  })
  recorder = createRecorder(clock.now, {
    ...agents.describers,
    client: () => client.describe(),
    server: () => server.describe(),
  })
  const wire = createWireRecorder(recorder, index, revisionOf(revisionSpoken(scenario)))
  const client = createClientSeat({
    initial: createClient({
      transport: scenario.transport,
      mode: fault.mode ?? scenario.revision,
      opening: task.kind === 'script' ? 'nothing' : 'full',
    }),
    recorder,
    wire,
    index,
    ...(fault.send && { alter: fault.send }),
    scheduleTimer: clock.schedule,
    toServer: (input) => {
      if (dead && input.kind === 'http-request') refuseConnection(input.exchange)
      else link({ to: 'server', input })
    },
    toHost: (output) => link({ to: 'host', input: { kind: 'client', output } }),
  })
  const program =
    parts.definition ??
    bughunt({ tools: scenario.tools, library: needsLibrary(task), longJob: task.kind === 'calls' })
  const server = seat({
    definition: fault.server?.(program, scenario) ?? program,
    schedule: clock.schedule,
    now: clock.now,
    write(written, ending) {
      const survives = fault.written?.(written, answered(written)) ?? [written]
      // The end that a lost event would have told has to be told by itself.
      if (survives.length === 0 && 'exchange' in written) lost.add(written.exchange)
      for (const output of survives) {
        const told = ending === 'implied' && !('exchange' in output && lost.has(output.exchange))
        if (!told) wire.written(output, ending === 'last')
        for (const felt of asFelt(output))
          link({ to: 'client', input: { kind: 'wire', output: felt } })
      }
    },
  })

  return {
    begin: agents.begin,
    next: clock.next,
    deliver(item) {
      if (item.to === 'client' || item.to === 'timer') client.take(item)
      else if (item.to === 'server' || item.to === 'tool') server.take(item)
      else agents.take(item)
    },
    idle: agents.idle,
    trace: () => ({ version: TRACE_VERSION, scenario, events: recorder.events }),
  }

  /** Nobody listens any more: the request has no answer at all. */
  function refuseConnection(exchange: number): void {
    const end: WireOutput = { kind: 'http-end', exchange }
    wire.written(end, false)
    link({ to: 'client', input: { kind: 'wire', output: end } })
  }

  /** Over HTTP nobody sees a process die: its connections break. */
  function asFelt(output: WireOutput): readonly WireOutput[] {
    if (output.kind !== 'exit' || scenario.transport !== 'http') return [output]
    dead = true
    return index.httpExchanges().map((exchange) => ({ kind: 'http-end', exchange }))
  }

  function answered(output: WireOutput): Sent | undefined {
    return 'exchange' in output ? index.byHttp(output.exchange) : undefined
  }
}

/** The task is about what a server offers besides tools. */
function needsLibrary(task: Task): boolean {
  return task.kind === 'goal' && (task.mounts !== undefined || task.prompt !== undefined)
}
