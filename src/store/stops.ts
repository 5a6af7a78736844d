/** Where the cursor goes next: pure questions about a trace. */
import type { TraceEvent } from '../trace/trace.ts'

type Events = readonly TraceEvent[]

/** A legal cursor: `index` held inside the trace. */
function clampCursor(events: Events, index: number): number {
  return Math.max(0, Math.min(events.length - 1, Math.trunc(index)))
}

/** The first stop after (or before) `cursor` among `stops`, or null. `stops` ascends. */
export function neighbourStop(
  stops: readonly number[],
  cursor: number,
  direction: 1 | -1,
): number | null {
  const found =
    direction === 1 ? stops.find((stop) => stop > cursor) : stops.findLast((stop) => stop < cursor)
  return found ?? null
}

/** First index of each run of events with one phase. */
export function phaseStarts(events: Events): readonly number[] {
  return events.flatMap((event, index) =>
    index === 0 || events[index - 1]?.phase !== event.phase ? [index] : [],
  )
}

/** The next event after `cursor` on which an error arrives, or null. */
export function nextErrorAfter(events: Events, cursor: number): number | null {
  const index = events.findIndex((event, at) => at > cursor && event.errorChannel !== undefined)
  return index < 0 ? null : index
}

/** The same step in another run: by its key, else the same number, else the last. */
export function sameStep(from: Events, cursor: number, to: Events): number {
  const key = from[cursor]?.key
  const index = key === undefined ? -1 : to.findIndex((event) => event.key === key)
  return index < 0 ? clampCursor(to, cursor) : index
}

/**
 * The index that a link's `at` names: a step key, or a number counted from 1. `exact` is false when there is no such
 * step; the index is then the nearest: the last number, or the first step of the same exchange.
 */
export function nearestStep(
  events: Events,
  at: string | undefined,
): { readonly index: number; readonly exact: boolean } {
  if (at === undefined) return { index: 0, exact: true }
  const byKey = events.findIndex((event) => event.key === at)
  if (byKey >= 0) return { index: byKey, exact: true }
  if (/^\d+$/.test(at)) {
    const index = clampCursor(events, Number(at) - 1)
    return { index, exact: index === Number(at) - 1 }
  }
  const group = `${at.split('.')[0]}.`
  const sameGroup = events.findIndex((event) => event.key.startsWith(group))
  return { index: Math.max(0, sameGroup), exact: false }
}
