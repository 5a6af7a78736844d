/** Two runs side by side: steps paired by what they mean, which their keys say, never by time. */
import type { Trace, TraceEvent } from './trace.ts'
import { isOnWire } from './wire-channels.ts'

export interface StepPair {
  /** What both sides mean: a step key, in which both openings are called `opening`. */
  readonly key: string
  /** Event numbers; null where a side has no such step. */
  readonly left: number | null
  readonly right: number | null
  /** False where the sides differ: a step that one lacks, another channel of error, or other bytes. */
  readonly same: boolean
}

/** The two ways to open a connection mean the same step. */
const OPENINGS = /^(discover|initialize)\./

/** Steps worth comparing: frames, and errors that no frame tells. */
function isCompared(event: TraceEvent): boolean {
  return isOnWire(event) || event.errorChannel !== undefined
}

function meaningOf({ key }: TraceEvent): string {
  return key.replace(OPENINGS, 'opening.')
}

/**
 * All pairs in an order that keeps both runs' own; a step that only one side has stands between its neighbours.
 * Cost: linear in the events of both.
 */
export function alignTraces(left: Trace, right: Trace): readonly StepPair[] {
  const ours = left.events.filter(isCompared)
  const theirs = right.events.filter(isCompared)
  const place = new Map(theirs.map((event, index) => [meaningOf(event), index]))
  const pairs: StepPair[] = []
  let next = 0
  const takeUpTo = (end: number) => {
    for (; next < end; next++) {
      const event = theirs[next] as TraceEvent
      pairs.push({ key: meaningOf(event), left: null, right: event.seq, same: false })
    }
  }
  for (const event of ours) {
    const key = meaningOf(event)
    const at = place.get(key)
    // A step that went by already, in another order, cannot be paired without breaking an order.
    if (at === undefined || at < next) {
      pairs.push({ key, left: event.seq, right: null, same: false })
      continue
    }
    takeUpTo(at)
    const other = theirs[next++] as TraceEvent
    pairs.push({ key, left: event.seq, right: other.seq, same: isSame(event, other) })
  }
  takeUpTo(theirs.length)
  return pairs
}

function isSame(one: TraceEvent, other: TraceEvent): boolean {
  return (
    one.channel === other.channel &&
    one.errorChannel === other.errorChannel &&
    one.raw === other.raw &&
    one.http?.status === other.http?.status
  )
}

/** Number of the first pair in which the runs part, or −1. */
export function firstDivergence(pairs: readonly StepPair[]): number {
  return pairs.findIndex(({ same }) => !same)
}
