import type { Scenario } from '../scenario/scenario.ts'
import type { RunOf } from './runs.ts'

/** Long enough for every tool of BugHunt. */
const NO_LIMIT_MS = 600_000

/**
 * How long the Client waits for the answer to its slowest tool call, in virtual ms: measured by running the scenario
 * with a limit that nothing reaches. Null when no tool is called, or when there is no such run.
 */
export async function measureWait(runOf: RunOf, scenario: Scenario): Promise<number | null> {
  const trace = await runOf({ ...scenario, limitMs: NO_LIMIT_MS, repeat: 1 })
  if (!trace) return null
  const { events } = trace
  let longest: number | null = null
  for (const request of events) {
    if (request.message?.method !== 'tools/call' || request.exchange === undefined) continue
    const answer = events.findLast(
      (event) => event.exchange === request.exchange && event.from === 'server' && event.message,
    )
    if (!answer) continue
    // The answer is recorded when it is written and read one latency later.
    const wait = answer.at + scenario.latencyMs - request.at
    longest = Math.max(longest ?? 0, wait)
  }
  return longest
}
