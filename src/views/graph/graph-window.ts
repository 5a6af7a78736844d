/** Which rows of a long run are drawn, and where the view stands: the present row always has company on both sides. */

/** Heights in px. */
export interface GraphMetrics {
  readonly view: number
  readonly row: number
  readonly future: number
  readonly present: number
}

/** Half-open ranges of event indices. */
export interface GraphRange {
  readonly pastFrom: number
  readonly pastTo: number
  readonly futureFrom: number
  readonly futureTo: number
}

/** Rows drawn beyond the edges: arrow keys find the next one, and a turn of the wheel meets no blank. */
const OVERSCAN = 3

/** Where to scroll so that the present row shows with a few future rows below it; the same for the same step. */
export function restingScroll(count: number, cursor: number, m: GraphMetrics): number {
  const rest = count - cursor - 1
  const ahead = Math.min(rest, Math.max(1, Math.floor(((m.view - m.present) * 0.25) / m.future)))
  const bottom = cursor * m.row + m.present + ahead * m.future
  // A whole number of rows, so that the first row shown is not cut.
  return Math.max(0, Math.ceil((bottom - m.view) / m.row) * m.row)
}

/** The rows to draw when the view is scrolled to `top`; null: where it rests, and no row is cut at the bottom. */
export function visibleRows(
  count: number,
  cursor: number,
  m: GraphMetrics,
  scrolled: number | null,
): GraphRange {
  const top = scrolled ?? restingScroll(count, cursor, m)
  const within = (index: number, from: number, to: number) => Math.max(from, Math.min(to, index))
  const pastFrom = within(Math.floor(top / m.row) - OVERSCAN, 0, cursor)
  const pastTo = within(Math.ceil((top + m.view) / m.row) + OVERSCAN, pastFrom, cursor)
  const first = cursor + 1
  const below = top - cursor * m.row - m.present
  const futureFrom = within(first + Math.floor(below / m.future) - OVERSCAN, first, count)
  const futureTo = within(
    scrolled === null
      ? first + Math.floor((below + m.view) / m.future)
      : first + Math.ceil((below + m.view) / m.future) + OVERSCAN,
    futureFrom,
    count,
  )
  return { pastFrom, pastTo, futureFrom, futureTo }
}
