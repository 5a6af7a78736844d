/** What E40 reckons with: experiments of many runs, drawn from a seeded source. */
import type { Engine } from '../../../exercise/engine.ts'

/** Experiments a check draws; one in twenty of them may mislead at 95 %. */
const EXPERIMENTS = 4000
export const MISLED = 0.05
/** How far a drawn share may be off. */
const TOLERANCE = 0.012

/** Share of experiments in which `runs` runs in a row go well although each fails with this probability. */
export function shareOfClean(engine: Engine, failure: number, runs: number): number {
  const random = engine.random(runs)
  let clean = 0
  for (let index = 0; index < EXPERIMENTS; index++) {
    // The number of runs before the first failure, drawn at once instead of run by run.
    const before = Math.log(1 - random()) / Math.log(1 - failure)
    if (before >= runs) clean++
  }
  return clean / EXPERIMENTS
}

/** True when a failure rate this high would show no failure in about one experiment of twenty. */
export function isBound(engine: Engine, failure: number, runs: number): boolean {
  if (!(failure > 0 && failure < 1)) return false
  return Math.abs(shareOfClean(engine, failure, runs) - MISLED) <= TOLERANCE
}

/** A number as people type it: percent sign, comma or full-width digits; NaN for anything else. */
export function numberOf(text: string): number {
  const plain = text
    .normalize('NFKC')
    .replace(/[%\s≈~<≤]/g, '')
    .replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
