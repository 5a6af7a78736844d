/** One run: a virtual clock, one queue, five actors as pure steps. The same scenario always gives the same trace. */
import { createClient } from '../client/client.ts'
import { revisionOf } from '../protocol/revisions.ts'
import { revisionSpoken } from '../scenario/fault-places.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Task } from '../scenario/tasks/task.ts'
import { taskOf } from '../scenario/tasks/tasks.ts'
import { bughunt } from '../server/bughunt/definition.ts'
import type { ServerDefinition } from '../server/definition.ts'
import { dialectOf } from '../server/dialects/dialects.ts'
import { TRACE_VERSION, type Trace } from '../trace/trace.ts'
import type { WireOutput } from '../transport/wire.ts'
import { type AgentItem, createAgents } from './agents.ts'
import { type ClientItem, createClientSeat } from './client-seat.ts'
import { createClock } from './clock.ts'
import { createExchangeIndex, type Sent } from './exchanges.ts'
import { faultOf } from './faults/faults.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { createEntropy } from './rng.ts'
import { createServerSeat, type ServerItem } from './server-seat.ts'
import { createWireRecorder } from './wire-recorder.ts'

export interface SimulationParts {
  /** Another server than BugHunt, or BugHunt changed. */
  readonly definition?: ServerDefinition
  /** Another task than the scenario's, for exercises that bring their own facts. */
  readonly task?: Task
}

type Item = AgentItem | ClientItem | ServerItem

/**
 * Runs a scenario to its end and returns the recording. `server` must be one that can be simulated.
 * Cost: n log n in the number of events; nothing here grows with the run but the trace itself.
 */
export function simulate(scenario: Scenario, parts: SimulationParts = {}): Trace {
  const { server: simulated } = scenario
  if (simulated === 'typescript-sdk') throw new Error('the live server cannot be simulated')
  const task = parts.task ?? taskOf(scenario.task)
  const fault = faultOf(scenario.fault)
  const clock = createClock<Item>()
  const entropy = createEntropy(scenario.seed)
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
  const program = parts.definition ?? bughunt({ tools: scenario.tools })
  const server = createServerSeat({
    config: {
      definition: fault.server?.(program, scenario) ?? program,
      dialect: dialectOf(simulated),
      transport: scenario.transport,
    },
    schedule: clock.schedule,
    now: clock.now,
    entropy,
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

  agents.begin()
  do {
    for (let item = clock.next(); item !== null; item = clock.next()) deliver(item)
  } while (agents.idle())
  return { version: TRACE_VERSION, scenario, events: recorder.events }

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

  function deliver(item: Item): void {
    if (item.to === 'client' || item.to === 'timer') client.take(item)
    else if (item.to === 'server' || item.to === 'tool') server.take(item)
    else agents.take(item)
  }
}
