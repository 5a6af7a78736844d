/** The two drawings with lines: apps at the left edge, tools at the right, evenly spread. */
import type { Edge, NodeId } from '../../exercise/abacus-model.ts'

export interface LineField {
  readonly apps: number
  readonly tools: number
  readonly width: number
  readonly height: number
}

/** The number of an app or tool, from 1. */
export function numberOf(node: NodeId): number {
  return Number(node.slice(node.indexOf('-') + 1))
}

/** The height of the n-th of `count` ends. */
export function endY(index: number, count: number, height: number): number {
  return Math.round((index - 0.5) * (height / count) * 100) / 100
}

/** One path through all edges: adapters run across, clients and servers end at the rail in the middle. */
export function linesPath(field: LineField, edges: readonly Edge[]): string {
  const { apps, tools, width, height } = field
  const rail = width / 2
  return edges
    .map(({ kind, from, to }) => {
      if (kind === 'client') return `M0 ${endY(numberOf(from), apps, height)}H${rail}`
      if (kind === 'server') return `M${rail} ${endY(numberOf(to), tools, height)}H${width}`
      return `M0 ${endY(numberOf(from), apps, height)}L${width} ${endY(numberOf(to), tools, height)}`
    })
    .join('')
}

/** The adapter whose line passes a point closest, or null when none comes within `reach`. */
export function nearestAdapter(
  field: LineField,
  x: number,
  y: number,
  reach: number,
): { readonly app: number; readonly tool: number } | null {
  const { apps, tools, width, height } = field
  let best: { app: number; tool: number } | null = null
  let least = reach
  for (let app = 1; app <= apps; app += 1) {
    const start = endY(app, apps, height)
    // Only the tools on both sides of where the line from this app through the point ends can be closest.
    const aim = x > 0 ? start + ((y - start) * width) / x : start
    const guess = (aim / height) * tools + 0.5
    for (const tool of [Math.floor(guess), Math.ceil(guess)]) {
      if (tool < 1 || tool > tools) continue
      const slope = (endY(tool, tools, height) - start) / width
      const distance = Math.abs(start + slope * x - y) / Math.hypot(1, slope)
      if (distance < least) {
        least = distance
        best = { app, tool }
      }
    }
  }
  return best
}
