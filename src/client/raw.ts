/** Sending bytes as they are: a script's lines, a learner's edited frame. Nothing is checked on the way out. */
import type { JsonObject, JsonValue } from '../protocol/json.ts'
import { idKey, isRequestId, type RequestId } from '../protocol/jsonrpc.ts'
import { decodeLine } from '../transport/stdio.ts'
import { readBody } from '../transport/streamable-http.ts'
import type { WireInput } from '../transport/wire.ts'
import { enter } from './pending.ts'
import { openExchange, put } from './send.ts'
import type { Draft } from './state.ts'

/** Sends it and, when an answer can be told by its id, waits for that. */
export function sendRaw(draft: Draft, ref: string, wire: WireInput): void {
  const http = wire.kind === 'http-request'
  const message = http
    ? readBody(wire.request.body)
    : wire.kind === 'stdin'
      ? decodeLine(wire.line).message
      : null
  const id = waitableId(draft, message)
  const part = id === null && !http ? 'notification' : 'request'
  const key = id === null ? null : idKey(id)
  const exchange = http
    ? openExchange(draft, ref, part, wire.request, message, [], 'raw', key)
    : null
  if (!http) put(draft, ref, part, wire, message, [])
  if (id === null) return
  const method = String(message?.method)
  enter(draft, { ref, id, method, kind: 'raw', params: undefined, limitMs: undefined, exchange })
}

/** The id of a request, unless that id waits already: of two equal ids only the first can be answered. */
function waitableId(draft: Draft, message: JsonObject | null): RequestId | null {
  const id: JsonValue | undefined = message?.id
  if (typeof message?.method !== 'string' || !isRequestId(id) || draft.pending.has(idKey(id)))
    return null
  // Ids that the client composes itself must not meet one that a script has used.
  if (typeof id === 'number' && id >= draft.nextId && id < 2 ** 31) draft.nextId = id + 1
  return id
}
