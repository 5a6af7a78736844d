/** Where the lifelines stand: custom properties set by the graph's style sheet, so that a theme can move them. */
import { ACTOR_IDS, type ActorId, type TraceEvent } from '../../trace/trace.ts'

/** 1 … 5 from left to right; a gateway stands at the Server's end. */
export function laneOf(actor: ActorId): number {
  const index = ACTOR_IDS.indexOf(actor)
  return index < 0 ? ACTOR_IDS.length : index + 1
}

export interface Span {
  /** The leftmost and rightmost lane; equal for a step inside one actor. */
  readonly left: number
  readonly right: number
  /** Runs from right to left. */
  readonly rtl: boolean
}

export function spanOf({ from, to }: Pick<TraceEvent, 'from' | 'to'>): Span {
  const [a, b] = [laneOf(from), laneOf(to)]
  return { left: Math.min(a, b), right: Math.max(a, b), rtl: a > b }
}

/** The CSS position of a lane. */
export const laneX = (lane: number): string => `var(--x${lane})`
/** The CSS distance between two lanes. */
export const laneWidth = ({ left, right }: Span): string =>
  `calc(var(--x${right}) - var(--x${left}))`
