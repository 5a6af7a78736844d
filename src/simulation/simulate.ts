/** One run: a virtual clock, one queue, five actors as pure steps. The same scenario always gives the same trace. */
import type { Scenario } from '../scenario/scenario.ts'
import { dialectOf } from '../server/dialects/dialects.ts'
import type { Trace } from '../trace/trace.ts'
import { createEntropy } from './rng.ts'
import { createRun, type SimulationParts } from './run.ts'
import { createServerSeat } from './server-seat.ts'

/**
 * Runs a scenario to its end and returns the recording. `server` must be one that can be simulated.
 * Cost: n log n in the number of events; nothing here grows with the run but the trace itself.
 */
export function simulate(scenario: Scenario, parts: SimulationParts = {}): Trace {
  const { server, transport } = scenario
  if (server === 'typescript-sdk') throw new Error('the live server cannot be simulated')
  const entropy = createEntropy(scenario.seed)
  const run = createRun(scenario, parts, ({ definition, ...seat }) => {
    const config = { definition, dialect: dialectOf(server), transport }
    return createServerSeat({ ...seat, config, entropy })
  })
  run.begin()
  do {
    for (let item = run.next(); item !== null; item = run.next()) run.deliver(item)
  } while (run.idle())
  return run.trace()
}
