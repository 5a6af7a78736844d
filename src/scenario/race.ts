/** The race between an answer and the cancel of its request, as limits of the Client (spec basic/patterns/cancellation §Timing). */

export const RACES = ['before', 'during', 'after'] as const
/**
 * Where the cancel meets the answer. `before`: the server still works. `during`: the answer is on its way, so both
 * pass each other. `after`: the answer has arrived, and there is nothing left to cancel.
 */
export type Race = (typeof RACES)[number]

/** Who wins with this limit. `waitMs`: from the request to the answer as the Client sees it; both ways included. */
export function raceOf(limitMs: number, waitMs: number, latencyMs: number): Race {
  if (limitMs >= waitMs) return 'after'
  // The cancel needs one latency to get there; the answer was written one latency before it is seen.
  return limitMs < waitMs - 2 * latencyMs ? 'before' : 'during'
}

/** A limit (ms, whole) under which the race ends so; null when the link is too fast for both to be on it at once. */
export function limitForRace(race: Race, waitMs: number, latencyMs: number): number | null {
  const limits: { readonly [race in Race]: number } = {
    before: Math.max(1, Math.min(500, waitMs - 2 * latencyMs - 1)),
    during: waitMs - Math.max(1, latencyMs),
    after: waitMs + 10,
  }
  const limit = limits[race]
  return limit > 0 && raceOf(limit, waitMs, latencyMs) === race ? limit : null
}
