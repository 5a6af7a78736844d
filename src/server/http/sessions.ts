/** Sessions of 2025-11-25 and before: minted by initialize, named by a header, ended by DELETE (basic/transports §Session). */
import type { HttpVisit } from '../dialects/dialect.ts'
import type { LifecycleId } from '../lifecycles/lifecycle.ts'
import { lifecycleOf } from '../lifecycles/lifecycles.ts'
import { openStream } from '../replies.ts'
import { abandonRun, runsOf } from '../runs.ts'
import { emptyShelf, fromShelf, offShelf, onShelf, shelfEntries } from '../shelf.ts'
import { changeSession, NEW_CONNECTION, type Turn } from '../state.ts'
import type { HttpView } from './view.ts'

export const SESSION_HEADER = 'mcp-session-id'

/** Looks up the session that the request names; one that names none gets an id, kept only if it initializes. */
export function visitOf(
  turn: Turn,
  view: HttpView,
  lifecycle: LifecycleId,
  entropy: string | undefined,
): HttpVisit {
  const { sessions, minted } = turn.state
  const openSessions = sessions.size
  const named = view.header(SESSION_HEADER)
  const visit = { view, sessionId: null, fresh: false, streaming: false, openSessions }
  if (lifecycleOf(lifecycle).envelope) return visit
  if (named !== undefined) {
    const session = fromShelf(sessions, named)
    if (!session) return visit
    return { ...visit, sessionId: named, streaming: session.stream !== null }
  }
  turn.state = { ...turn.state, minted: minted + 1 }
  // Without entropy the ids are still unique, only not secret: fit for tests.
  return { ...visit, sessionId: entropy ?? minted.toString(16).padStart(32, '0'), fresh: true }
}

export function openSession(turn: Turn, id: string, lifecycle: LifecycleId): void {
  const session = { ...NEW_CONNECTION, lifecycle, stream: null, waiting: emptyShelf<number>() }
  turn.state = { ...turn.state, sessions: onShelf(turn.state.sessions, id, session) }
}

/** Opens the standing GET stream, on which a server may send what belongs to no request. */
export function openStanding(
  turn: Turn,
  exchange: number,
  visit: HttpVisit,
  lifecycle: LifecycleId,
): void {
  openStream(turn, exchange, lifecycle, { sessionId: visit.sessionId, opening: false })
  if (visit.sessionId !== null) changeSession(turn, visit.sessionId, { stream: exchange })
}

/** Forgets the session; what still runs in it is stopped, and its streams end empty. */
export function endSession(turn: Turn, id: string | null): void {
  const session = id === null ? undefined : fromShelf(turn.state.sessions, id)
  if (!session || id === null) return
  const exchanges = new Set(shelfEntries(session.waiting).map(([, exchange]) => exchange))
  if (session.stream !== null) exchanges.add(session.stream)
  for (const entry of runsOf(turn))
    if (entry.origin.via === 'http' && entry.origin.sessionId === id) abandonRun(turn, entry)
  turn.state = { ...turn.state, sessions: offShelf(turn.state.sessions, id) }
  for (const exchange of exchanges) turn.outputs.push({ kind: 'http-end', exchange })
}
