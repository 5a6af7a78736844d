/**
 * The abacus as graphs: every edge is one piece of code that somebody has to write.
 * All numbers come from building a graph and counting its edges, so that a drawing, a table and a
 * grader can be held against the same edges.
 */

/** How many apps and tools; both are whole numbers from MIN_COUNT to MAX_COUNT. */
export interface AbacusSize {
  readonly apps: number
  readonly tools: number
}
export const MIN_COUNT = 1
export const MAX_COUNT = 50

/** The two pairs that the course counts by hand. */
export const ABACUS_PRESETS: readonly AbacusSize[] = [
  { apps: 3, tools: 4 },
  { apps: 6, tools: 15 },
]

/** Apps and tools are numbered from 1; `protocol` is what clients and servers agree on. */
export type NodeId = `app-${number}` | `tool-${number}` | 'protocol'
export type PieceKind = 'adapter' | 'client' | 'server'

/** One piece of code: an adapter between an app and a tool, or one end of the protocol. */
export interface Edge {
  readonly kind: PieceKind
  readonly from: NodeId
  readonly to: NodeId
}

const client = (app: number): Edge => ({ kind: 'client', from: `app-${app}`, to: 'protocol' })
const server = (tool: number): Edge => ({ kind: 'server', from: 'protocol', to: `tool-${tool}` })

/** The whole numbers 1 … last. */
function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}

/** The nearest count that the abacus can show; `fallback` for what is not a number. */
export function clampCount(value: number, fallback: number): number {
  if (Number.isNaN(value)) return fallback
  return Math.min(MAX_COUNT, Math.max(MIN_COUNT, Math.round(value)))
}

const APP_IDS = upTo(MAX_COUNT).map((app): NodeId => `app-${app}`)
/** Made once: thousands of edges share them while a bead is dragged. */
function appIds(apps: number): readonly NodeId[] {
  return apps <= MAX_COUNT ? APP_IDS.slice(0, apps) : upTo(apps).map((app): NodeId => `app-${app}`)
}

/** What one more tool asks for when there is no protocol: an adapter in every app. */
function adaptersForTool(apps: number, tool: number): readonly Edge[] {
  const to: NodeId = `tool-${tool}`
  return appIds(apps).map((from) => ({ kind: 'adapter', from, to }))
}

/** Every app is wired to every tool by an adapter of its own. */
export function withoutProtocol(size: AbacusSize): readonly Edge[] {
  return upTo(size.tools).flatMap((tool) => adaptersForTool(size.apps, tool))
}

/** Every app has one client, every tool one server; the protocol is between them. */
export function withProtocol(size: AbacusSize): readonly Edge[] {
  return [...upTo(size.apps).map(client), ...upTo(size.tools).map(server)]
}

export type Payoff = 'saves' | 'ties' | 'costs-more'

export interface Comparison {
  readonly size: AbacusSize
  /** Pieces to write without a protocol. */
  readonly without: number
  /** Pieces to write with one. */
  readonly with: number
  /** `without − with`: what the protocol saves, negative where it costs more. */
  readonly saved: number
  readonly payoff: Payoff
}

function compareCounts(size: AbacusSize, without: number, withCount: number): Comparison {
  const saved = without - withCount
  const payoff = saved > 0 ? 'saves' : saved === 0 ? 'ties' : 'costs-more'
  return { size, without, with: withCount, saved, payoff }
}

/** Both graphs of one size, counted. */
export function compare(size: AbacusSize): Comparison {
  return compareCounts(size, withoutProtocol(size).length, withProtocol(size).length)
}

/**
 * Every size up to `max` × `max`: `payoffTable(8)[n - 1][m - 1]` is n apps and m tools. A row grows its
 * graph tool by tool, so the whole 50 × 50 table builds each row's edges once.
 */
export function payoffTable(max: number): readonly (readonly Comparison[])[] {
  return upTo(max).map((apps) => {
    const adapters: Edge[] = []
    const ends: Edge[] = upTo(apps).map(client)
    return upTo(max).map((tools) => {
      adapters.push(...adaptersForTool(apps, tools))
      ends.push(server(tools))
      return compareCounts({ apps, tools }, adapters.length, ends.length)
    })
  })
}

/** How many pieces one more app (or tool) adds to each graph. */
export function addOne(
  size: AbacusSize,
  what: 'app' | 'tool',
): { readonly without: number; readonly with: number } {
  const grown =
    what === 'app'
      ? { apps: size.apps + 1, tools: size.tools }
      : { apps: size.apps, tools: size.tools + 1 }
  const [before, after] = [compare(size), compare(grown)]
  return { without: after.without - before.without, with: after.with - before.with }
}

/** How many pieces touch one tool, and so change when that tool changes its own interface. */
export function touchingTool(
  size: AbacusSize,
  tool: number,
): { readonly without: number; readonly with: number } {
  const touches = (edge: Edge) => edge.to === `tool-${tool}`
  return {
    without: withoutProtocol(size).filter(touches).length,
    with: withProtocol(size).filter(touches).length,
  }
}
