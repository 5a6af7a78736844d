/** The Streamable HTTP side: checks, sessions, verbs; a POST's message then goes the same way as a line. */
import type { RequestId } from '../protocol/jsonrpc.ts'
import type { Header, HttpRequest } from '../transport/wire.ts'
import type { HttpAnswer, HttpCheck, HttpVisit } from './dialects/dialect.ts'
import { handleRequest } from './dispatch.ts'
import { endSession, openSession, openStanding, visitOf } from './http/sessions.ts'
import { viewRequest } from './http/view.ts'
import type { LifecycleId } from './lifecycles/lifecycle.ts'
import { lifecycleOf } from './lifecycles/lifecycles.ts'
import { onNotification } from './notifications.ts'
import { sendWhole } from './replies.ts'
import { abandonRun, runsOf } from './runs.ts'
import { eraOf } from './scope.ts'
import { fromShelf, offShelf, shelfEntries } from './shelf.ts'
import { changeSession, type Origin, type Turn } from './state.ts'

/** One HTTP request. `entropy`: 32 hex digits for a session id, should one be minted. */
export function onHttpRequest(
  turn: Turn,
  exchange: number,
  request: HttpRequest,
  entropy: string | undefined,
): void {
  if (turn.state.process !== 'running') return
  const view = viewRequest(request)
  const { definition, dialect } = turn.state.config
  const { http } = dialect
  const lifecycle = eraOf(definition, http.lifecycleOf(view))
  const challenge = view.header('authorization') ? undefined : definition.authorization?.challenge
  if (challenge !== undefined) {
    sendWhole(turn, exchange, unauthorized(challenge))
    return
  }
  const visit = visitOf(turn, view, lifecycle, entropy)
  const refused = firstRefusal(http.beforeBody[lifecycle], visit)
  if (refused) respond(turn, exchange, visit, refused)
  else if (view.method === 'POST') onPost(turn, exchange, visit, lifecycle)
  else if (view.method === 'GET') openStanding(turn, exchange, visit, lifecycle)
  else {
    endSession(turn, visit.sessionId)
    respond(turn, exchange, visit, http.acknowledge(lifecycle, visit.sessionId, 200))
  }
}

/** No body: the specification prescribes none (basic/authorization §Error handling). */
function unauthorized(challenge: string): HttpAnswer {
  const headers: readonly Header[] = [
    ['www-authenticate', challenge],
    ['content-length', '0'],
  ]
  return { status: 401, headers, body: '' }
}

function firstRefusal(checks: readonly HttpCheck[], visit: HttpVisit): HttpAnswer | null {
  for (const check of checks) {
    const refused = check(visit)
    if (refused) return refused
  }
  return null
}

function onPost(turn: Turn, exchange: number, visit: HttpVisit, lifecycle: LifecycleId): void {
  const { http } = turn.state.config.dialect
  const { sessionId, view } = visit
  const reading = http.readBody(view, lifecycle)
  const refused =
    reading.kind === 'unreadable' && reading.error
      ? http.errorAnswer(lifecycle, reading.error, visit)
      : http.afterBody(visit, reading, lifecycle)
  if (refused) {
    respond(turn, exchange, visit, refused)
    return
  }
  if (visit.fresh && sessionId !== null) openSession(turn, sessionId, lifecycle)
  const origin: Origin = { via: 'http', exchange, sessionId, opening: visit.fresh }
  if (reading.kind === 'request') {
    handleRequest(turn, { request: reading.request, lifecycle, origin, view })
    return
  }
  respond(turn, exchange, visit, http.acknowledge(lifecycle, sessionId, 202))
  if (reading.kind === 'notification' && sessionId !== null)
    onNotification(turn, origin, lifecycle, reading.method, reading.params)
}

/**
 * The client closed the connection. Without sessions that is the cancel (spec 2026-07-28 basic/patterns/
 * cancellation); in a session the work goes on and its answer finds nobody (2025-11-25 basic/transports).
 */
export function onHttpAbort(turn: Turn, exchange: number): void {
  for (const entry of runsOf(turn)) {
    if (entry.origin.via !== 'http' || entry.origin.exchange !== exchange) continue
    if (lifecycleOf(entry.lifecycle).envelope) abandonRun(turn, entry)
    else forgetExchange(turn, entry.origin.sessionId, entry.id, exchange)
  }
  for (const [id, session] of shelfEntries(turn.state.sessions))
    if (session.stream === exchange) changeSession(turn, id, { stream: null })
}

function forgetExchange(
  turn: Turn,
  sessionId: string | null,
  id: RequestId,
  exchange: number,
): void {
  const key = turn.state.config.dialect.http.waitingKey(id)
  const session = sessionId === null ? undefined : fromShelf(turn.state.sessions, sessionId)
  if (session && sessionId !== null && fromShelf(session.waiting, key) === exchange)
    changeSession(turn, sessionId, { waiting: offShelf(session.waiting, key) })
}

/** A HEAD gets the head of the answer only. */
function respond(turn: Turn, exchange: number, visit: HttpVisit, answer: HttpAnswer): void {
  sendWhole(turn, exchange, visit.view.method === 'HEAD' ? { ...answer, body: '' } : answer)
}
