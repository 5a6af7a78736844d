/** JSON-RPC 2.0 as MCP uses it: three kinds of message, no batches (both revisions, basic/index). */
import { isObject, type JsonObject, type JsonValue } from './json.ts'

/** A string or an integer, compared by type and exact value; never null, never fractional. */
export type RequestId = string | number | bigint

export interface JSONRPCRequest {
  readonly jsonrpc: '2.0'
  readonly id: RequestId
  readonly method: string
  readonly params?: JsonObject
}
export interface JSONRPCNotification {
  readonly jsonrpc: '2.0'
  readonly method: string
  readonly params?: JsonObject
}
export interface JSONRPCResultResponse {
  readonly jsonrpc: '2.0'
  readonly id: RequestId
  readonly result: JsonObject
}
export interface JSONRPCError {
  readonly code: number
  readonly message: string
  readonly data?: JsonValue
}
export interface JSONRPCErrorResponse {
  readonly jsonrpc: '2.0'
  /** Absent (or null, as some servers send it) when the id of the request could not be read. */
  readonly id?: RequestId | null
  readonly error: JSONRPCError
}
export type JSONRPCMessage =
  | JSONRPCRequest
  | JSONRPCNotification
  | JSONRPCResultResponse
  | JSONRPCErrorResponse
export type MessageKind = 'request' | 'notification' | 'result' | 'error'

/** What kind of message a parsed value is, or null when it is none. Follows spec 2026-07-28 basic/index §Messages. */
export function messageKind(value: JsonValue | null | undefined): MessageKind | null {
  if (!isObject(value) || value.jsonrpc !== '2.0') return null
  if (typeof value.method === 'string') {
    if (value.params !== undefined && !isObject(value.params)) return null
    if (!Object.hasOwn(value, 'id')) return 'notification'
    return isRequestId(value.id) ? 'request' : null
  }
  const hasResult = Object.hasOwn(value, 'result')
  if (hasResult === Object.hasOwn(value, 'error')) return null
  if (hasResult) return isRequestId(value.id) && isObject(value.result) ? 'result' : null
  const error = value.error
  if (!isObject(error) || !Number.isInteger(error.code) || typeof error.message !== 'string')
    return null
  return value.id === undefined || value.id === null || isRequestId(value.id) ? 'error' : null
}

/** True for the ids JSON-RPC in MCP allows: strings and integers of any size. */
export function isRequestId(value: JsonValue | undefined): value is RequestId {
  return (
    typeof value === 'string' ||
    typeof value === 'bigint' ||
    (typeof value === 'number' && Number.isInteger(value))
  )
}

/** A map key that keeps `1` and `"1"` apart. */
export function idKey(id: RequestId): string {
  return typeof id === 'string' ? JSON.stringify(id) : String(id)
}

/** Wire codes (numbers). Codes that a client makes for itself are strings and live in `errors.ts`. */
export const PARSE_ERROR = -32700
export const INVALID_REQUEST = -32600
export const METHOD_NOT_FOUND = -32601
export const INVALID_PARAMS = -32602
export const INTERNAL_ERROR = -32603
export const HEADER_MISMATCH = -32020
export const MISSING_CLIENT_CAPABILITY = -32021
export const UNSUPPORTED_PROTOCOL_VERSION = -32022
/** Seen from the Python SDK on a cancelled request over 2025-11-25 HTTP; not in the specification. */
export const REQUEST_CANCELLED = -32800
