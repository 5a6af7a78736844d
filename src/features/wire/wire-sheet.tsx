/** The sheet beside the graph: what this step is, why, and its bytes. */
export function WireSheet() {
  return null
}
