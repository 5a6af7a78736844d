/** The state of each actor at this step, under its lane. */
export function StateCells() {
  return null
}
