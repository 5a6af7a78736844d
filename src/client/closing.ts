/** The end of a connection: stdio closes stdin and waits, a session is DELETEd, a stateless server is simply left. */
import { idKey } from '../protocol/jsonrpc.ts'
import { conclude, giveUp, updateExchange } from './pending.ts'
import type { Settlement } from './port.ts'
import { abort, put, sendBare } from './send.ts'
import type { Draft } from './state.ts'

export const CONNECTION_CLOSED: Settlement = { kind: 'local-error', code: 'connection-closed' }
export const GRACE_TIMER = 'shutdown.grace'
/** How long the GET stream may stay open after its session has been ended, ms. */
const GRACE_MS = 2000

/** Ends the connection in order; requests still open settle as `connection-closed`. Asking again only says so again. */
export function beginClosing(draft: Draft): void {
  if (draft.phase === 'closing') return
  if (draft.phase === 'closed') {
    draft.outputs.push({ kind: 'closed' })
    return
  }
  const unopened = draft.phase === 'opening'
  draft.phase = 'closing'
  for (const entry of [...draft.pending.values()]) {
    conclude(draft, entry, CONNECTION_CLOSED)
    giveUp(draft, { ref: entry.ref, key: idKey(entry.id), exchange: entry.exchange })
    if (entry.exchange === null) continue
    if (draft.revision.cancel.http === 'close-stream') abort(draft, entry.ref, entry.exchange)
    else updateExchange(draft, entry.exchange, { fate: 'given-up' })
  }
  if (unopened) draft.outputs.push({ kind: 'connect-failed', settlement: CONNECTION_CLOSED })
  if (draft.process) put(draft, 'shutdown', 'stdin-closed', { kind: 'stdin-end' }, null, [])
  else if (draft.session !== null) sendBare(draft, 'session', 'DELETE', 'delete')
  else finishClosing(draft)
}

/** DELETE was answered. Ended sessions end their GET stream; where DELETE is refused (405) the client ends it. */
export function sessionDeleted(draft: Draft, status: number): void {
  draft.session = null
  if (status < 400 && draft.listening !== null)
    draft.outputs.push({ kind: 'set-timer', timer: GRACE_TIMER, ms: GRACE_MS })
  else finishClosing(draft)
}

/** The server ended the GET stream. */
export function listenEnded(draft: Draft): void {
  draft.listening = null
  if (draft.phase !== 'closing' || draft.session !== null) return
  draft.outputs.push({ kind: 'clear-timer', timer: GRACE_TIMER })
  finishClosing(draft)
}

/** The server no longer knows the session: what is left of it goes, and a new `connect` may follow. */
export function sessionLost(draft: Draft): void {
  if (draft.listening !== null) abort(draft, 'listen', draft.listening)
  draft.listening = null
  draft.session = null
  draft.phase = 'idle'
}

/** Lets go of whatever is left. */
export function finishClosing(draft: Draft): void {
  if (draft.listening !== null) abort(draft, 'listen', draft.listening)
  draft.listening = null
  draft.session = null
  for (const [number, { ref, key }] of draft.exchanges)
    giveUp(draft, { ref, key, exchange: number })
  draft.exchanges.clear()
  draft.phase = 'closed'
  draft.outputs.push({ kind: 'closed' })
}
