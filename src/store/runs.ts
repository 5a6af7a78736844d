/** Runs of any scenario: the simulated servers' at once, the live one's as soon as its code has been fetched. */
import type { Scenario } from '../scenario/scenario.ts'
import type { Trace } from '../trace/trace.ts'

export type Simulate = (scenario: Scenario) => Trace
/** Fetches the live server's code; rejects when that fails. */
export type LoadLive = () => Promise<{
  recordLive(scenario: Scenario): Promise<Trace>
}>
/** The promise gives null when the live server's code could not be fetched; it rejects for a bug of ours. */
export type RunOf = (scenario: Scenario) => Trace | Promise<Trace | null>

/** One function for both kinds. A failed fetch is tried again the next time. */
export function createRunOf(simulate: Simulate, loadLive: LoadLive): RunOf {
  return (scenario) => {
    if (scenario.server !== 'typescript-sdk') return simulate(scenario)
    return loadLive().then(
      (live) => live.recordLive(scenario),
      () => null,
    )
  }
}
