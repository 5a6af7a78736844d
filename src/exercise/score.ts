/** Holes punched in the ticket of a solved exercise: three, less what hints and a missed bonus cost. */
import type { Verdict } from './grade.ts'

export const FULL_SCORE = 3
/** What opening the first, second and third rung costs. */
export const HINT_COSTS: readonly number[] = [0, 1, 1]
/** Tries after which the solution may be looked at without being asked. */
export const FREE_SOLUTION_AFTER = 3

/** Holes for a verdict: null when it is not solved. `opened`: how many hints stand open. */
export function holesFor(verdict: Verdict, opened: number): number | null {
  if (!verdict.solved) return null
  const hints = HINT_COSTS.slice(0, opened).reduce((sum, cost) => sum + cost, 0)
  const missed = verdict.assertions.some((one) => one.bonus && one.status !== 'passed') ? 1 : 0
  return Math.max(1, FULL_SCORE - hints - missed)
}

/**
 * The order in which hints are offered: those opened first and as they were, then those that help with what
 * failed, then the others. `hints`: for each hint the assertions it helps with.
 */
export function hintOrder(
  hints: readonly (readonly string[])[],
  opened: readonly number[],
  failed: string | null,
): readonly number[] {
  const rest = hints.map((_, index) => index).filter((index) => !opened.includes(index))
  const helps = (index: number) => failed !== null && (hints[index] ?? []).includes(failed)
  return [...opened, ...rest.filter(helps), ...rest.filter((index) => !helps(index))]
}
