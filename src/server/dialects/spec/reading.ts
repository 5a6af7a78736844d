/** From bytes to a message, strictly: what cannot be read is −32700, what is no message is −32600. */
import { fromUtf8 } from '../../../protocol/bytes.ts'
import { isObject, type JsonValue, toValue } from '../../../protocol/json.ts'
import { parseJson } from '../../../protocol/json-parse.ts'
import {
  INVALID_REQUEST,
  idKey,
  isRequestId,
  messageKind,
  PARSE_ERROR,
  type RequestId,
} from '../../../protocol/jsonrpc.ts'
import type { Reading } from '../dialect.ts'

/** One line or one body. The error of an unreadable one carries the id where there is one to be read. */
export function readMessage(bytes: Uint8Array): Reading {
  const text = fromUtf8(bytes)
  const read = text.ok ? parseJson(text.value) : null
  if (!read?.ok) {
    return { kind: 'unreadable', error: { code: PARSE_ERROR, message: 'Parse error' } }
  }
  const value = toValue(read.value)
  const kind = messageKind(value)
  if (!isObject(value) || kind === null) return invalid(value)
  const params = isObject(value.params) ? value.params : undefined
  const method = String(value.method)
  if (kind === 'request') return { kind, request: { id: value.id as RequestId, method, params } }
  return kind === 'notification' ? { kind, method, params } : { kind: 'response' }
}

function invalid(value: JsonValue): Reading {
  const error = { code: INVALID_REQUEST, message: 'Invalid request' }
  const id = isObject(value) ? value.id : undefined
  return { kind: 'unreadable', error, ...(isRequestId(id) && { id }) }
}

/** Ids are the same when type and value are. */
export function cancelKey(id: JsonValue | undefined): string | null {
  return isRequestId(id) ? idKey(id) : null
}
