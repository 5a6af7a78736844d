/** What a new protocol revision costs: which clients and servers have to change together. */
import { type AbacusSize, type NodeId, withProtocol } from './abacus-model.ts'

export interface RevisionChange {
  /** Clients that were taught both revisions before, each on a day of its own. */
  readonly prepared: readonly NodeId[]
  /** App and tool pairs that stop understanding each other when only the first server moves. */
  readonly broken: readonly (readonly [app: NodeId, tool: NodeId])[]
  /** The pieces that have to change on the same day, named by their app or tool; the first server is one. */
  readonly together: readonly NodeId[]
}

/**
 * The first tool's server moves to a revision that excludes the old one. A client that speaks one
 * revision must follow any server that moved, and every server must follow such a client; a dual-era
 * client (spec: basic/versioning) understands both and stays as it is. `dualEraClients` of the apps,
 * counted from the first, have such a client.
 */
export function revisionChange(size: AbacusSize, dualEraClients: number): RevisionChange {
  const pieces = withProtocol(size)
  const apps = pieces.filter(({ kind }) => kind === 'client').map(({ from }) => from)
  const tools = pieces.filter(({ kind }) => kind === 'server').map(({ to }) => to)
  const prepared = apps.slice(0, dualEraClients)
  const singleEra = apps.slice(dualEraClients)
  const first = tools.slice(0, 1)

  const together = new Set<NodeId>(first)
  const queue = [...first]
  for (let moved = queue.pop(); moved; moved = queue.pop()) {
    const dragged = tools.includes(moved) ? singleEra : singleEra.includes(moved) ? tools : []
    for (const node of dragged) {
      if (together.has(node)) continue
      together.add(node)
      queue.push(node)
    }
  }
  const broken = singleEra.flatMap((app) => first.map((tool) => [app, tool] as const))
  return { prepared, broken, together: [...together] }
}
