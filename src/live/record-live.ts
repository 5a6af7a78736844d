/** The recorder for real software: the simulation's own actors, clock and tap, with one difference: it waits for the Server's promises. */
import type { Scenario } from '../scenario/scenario.ts'
import { createRun, type SimulationParts } from '../simulation/run.ts'
import type { Trace } from '../trace/trace.ts'
import { createLiveSeat, type LiveSeat } from './live-seat.ts'
import { createRest } from './rest.ts'

/**
 * Runs a scenario to its end against the official TypeScript SDK and returns the recording: step keys are equal from
 * run to run, and so are virtual times. Rejects only for bugs of ours.
 */
export async function recordLive(scenario: Scenario, parts: SimulationParts = {}): Promise<Trace> {
  const rest = createRest()
  let seat: LiveSeat | undefined
  const run = createRun(scenario, parts, (seatParts) => {
    seat = createLiveSeat({ ...seatParts, transport: scenario.transport, rest })
    return seat
  })
  try {
    run.begin()
    do {
      for (let item = run.next(); item !== null; item = run.next()) {
        run.deliver(item)
        if (item.to === 'server' || item.to === 'tool') await seat?.settle()
      }
    } while (run.idle())
    return run.trace()
  } finally {
    rest.close()
  }
}
