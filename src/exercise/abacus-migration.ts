/** Moving from adapters to a protocol, one piece at a time, with both worlds running meanwhile. */
import {
  type AbacusSize,
  type Edge,
  type NodeId,
  withoutProtocol,
  withProtocol,
} from './abacus-model.ts'

export interface MigrationStep {
  /** The client or server written in this step; null in the step before the first. */
  readonly written: Edge | null
  /** Adapters that nobody needs any more after this step. */
  readonly removed: readonly Edge[]
  readonly adapters: number
  readonly clients: number
  readonly servers: number
  /** Everything that exists after this step. */
  readonly total: number
}

/**
 * The steps from N × M adapters to N clients and M servers; the first describes the start. An adapter
 * can go once its app has a client and its tool a server. Each step writes the piece that frees more
 * adapters, so the total rises by one before it falls: a migration costs first.
 */
export function migrationSteps(size: AbacusSize): readonly MigrationStep[] {
  const adapters = new Map(withoutProtocol(size).map((edge) => [key(edge.from, edge.to), edge]))
  const pieces = withProtocol(size)
  const clients = pieces.filter((piece) => piece.kind === 'client')
  const servers = pieces.filter((piece) => piece.kind === 'server')
  const counts = { client: 0, server: 0 }

  const step = (written: Edge | null, removed: readonly Edge[]): MigrationStep => ({
    written,
    removed,
    adapters: adapters.size,
    clients: counts.client,
    servers: counts.server,
    total: adapters.size + counts.client + counts.server,
  })
  const steps = [step(null, [])]
  while (counts.client < clients.length || counts.server < servers.length) {
    const client = clients[counts.client]
    const server = servers[counts.server]
    // A client frees one adapter per server written so far, and the other way round.
    const isClient = client && (!server || counts.server >= counts.client)
    const written = isClient ? client : server
    if (!written) break
    const pairs = isClient
      ? servers.slice(0, counts.server).map(({ to }) => key(written.from, to))
      : clients.slice(0, counts.client).map(({ from }) => key(from, written.to))
    const removed = pairs.flatMap((pair) => adapters.get(pair) ?? [])
    for (const pair of pairs) adapters.delete(pair)
    counts[isClient ? 'client' : 'server'] += 1
    steps.push(step(written, removed))
  }
  return steps
}

const key = (from: NodeId, to: NodeId) => `${from} ${to}`
