/** Requests that a server sends: 2025-11-25 allows them and this client offers no capability, so only `ping` gets a result. */
import type { JsonObject } from '../protocol/json.ts'
import { METHOD_NOT_FOUND } from '../protocol/jsonrpc.ts'
import { PING } from '../protocol/methods.ts'
import { notesAt } from '../protocol/notes.ts'
import { transmit } from './send.ts'
import type { Draft } from './state.ts'

/** Answers the server's request, or drops it where a server may not ask (2026-07-28: a client sends no responses). */
export function answerServer(draft: Draft, request: JsonObject): void {
  if (!draft.revision.serverRequests || draft.phase === 'closed') {
    draft.outputs.push({ kind: 'dropped', ref: null, reason: 'not-mcp' })
    return
  }
  const { id, method } = request
  const outcome: JsonObject =
    method === PING
      ? { result: {} }
      : { error: { code: METHOD_NOT_FOUND, message: 'Method not found', data: String(method) } }
  const message: JsonObject = { jsonrpc: '2.0', id: id ?? null, ...outcome }
  const notes = notesAt(message, [
    ['/jsonrpc', 'field.jsonrpc'],
    ['/id', 'field.id'],
    ['/error/code', 'error.code'],
    ['/error/message', 'error.message'],
  ])
  const ref = `server-${typeof id === 'string' ? JSON.stringify(id) : String(id)}`
  transmit(draft, ref, 'reply', message, notes, 'reply')
}
