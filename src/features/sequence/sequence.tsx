/** The train graph: five lifelines, past rows, the present row, future rows. */
export function Sequence() {
  return null
}
