/** A run on paper: each step with the words that a class is to fill in. */

import type { TraceEvent } from '../../trace/trace.ts'
import { isOnTheWire } from '../../views/frame-bytes.ts'
import { frameLabel } from '../../views/frame-label.ts'

/** What is left blank, in the order of the line. */
export type BlankId = 'way' | 'word' | 'id' | 'channel' | 'error'
export interface Blank {
  readonly blank: BlankId
  /** The right word; of the wire, or an id that the page words. */
  readonly answer: string
}
export interface HandoutLine {
  readonly seq: number
  readonly event: TraceEvent
  readonly blanks: readonly Blank[]
}

/** The steps `first` … `last` (event numbers) that are on the wire, or on which an error arrives. */
export function handoutLines(
  events: readonly TraceEvent[],
  first: number,
  last: number,
): readonly HandoutLine[] {
  return events
    .slice(first, last + 1)
    .filter((event) => isOnTheWire(event) || event.errorChannel !== undefined)
    .map((event) => ({ seq: event.seq, event, blanks: blanksOf(event) }))
}

function blanksOf(event: TraceEvent): readonly Blank[] {
  const { word, id } = frameLabel(event)
  return [
    { blank: 'way', answer: `${event.from}-${event.to}` },
    { blank: 'word', answer: word ?? event.channel },
    ...(id === undefined ? [] : [{ blank: 'id' as const, answer: id }]),
    { blank: 'channel', answer: event.channel },
    ...(event.errorChannel === undefined
      ? []
      : [{ blank: 'error' as const, answer: event.errorChannel }]),
  ]
}
