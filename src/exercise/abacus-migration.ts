/** Moving from adapters to a protocol, one piece at a time, with both worlds running meanwhile. */
import { type AbacusSize, type Edge, withoutProtocol, withProtocol } from './abacus-model.ts'

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
  let adapters = withoutProtocol(size)
  const pieces = withProtocol(size)
  const clients = pieces.filter((piece) => piece.kind === 'client')
  const servers = pieces.filter((piece) => piece.kind === 'server')
  const written = new Set<string>()
  const counts = { client: 0, server: 0 }

  const step = (piece: Edge | null, removed: readonly Edge[]): MigrationStep => ({
    written: piece,
    removed,
    adapters: adapters.length,
    clients: counts.client,
    servers: counts.server,
    total: adapters.length + counts.client + counts.server,
  })
  const steps = [step(null, [])]
  while (counts.client < clients.length || counts.server < servers.length) {
    const client = clients[counts.client]
    const server = servers[counts.server]
    // A client frees one adapter per server written so far, and the other way round.
    const piece = !server || (client && counts.server >= counts.client) ? client : server
    if (!piece) break
    if (piece.kind === 'client') counts.client += 1
    else counts.server += 1
    written.add(piece.kind === 'client' ? piece.from : piece.to)
    const isFree = (edge: Edge) => written.has(edge.from) && written.has(edge.to)
    const removed = adapters.filter(isFree)
    adapters = adapters.filter((edge) => !isFree(edge))
    steps.push(step(piece, removed))
  }
  return steps
}
