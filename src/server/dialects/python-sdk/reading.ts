/** Which JSON values the SDK takes for a message: pydantic's union of four models, extra members ignored. */
import { isObject, type JsonValue } from '../../../protocol/json.ts'
import { isRequestId } from '../../../protocol/jsonrpc.ts'
import type { Reading } from '../dialect.ts'

/**
 * The message in a parsed value, or null when no model fits. A request whose id is neither a string nor an
 * integer still fits as a notification, and `params: null` counts as none.
 */
export function messageIn(value: JsonValue): Exclude<Reading, { kind: 'unreadable' }> | null {
  if (!isObject(value) || value.jsonrpc !== '2.0') return null
  const { id, method, params } = value
  if (typeof method === 'string' && (params === undefined || params === null || isObject(params))) {
    const given = isObject(params) ? params : undefined
    return isRequestId(id)
      ? { kind: 'request', request: { id, method, params: given } }
      : { kind: 'notification', method, params: given }
  }
  if (isRequestId(id) && isObject(value.result)) return { kind: 'response' }
  const { error } = value
  const fits = isObject(error) && Number.isInteger(error.code) && typeof error.message === 'string'
  return fits && (id === null || isRequestId(id)) ? { kind: 'response' } : null
}

/** The text of pydantic's union error for a value that is no message. */
export function unionErrors(value: JsonValue): string {
  void value
  return ''
}

/** Python's `int()` of an id's text: a string of digits and the number name the same request. */
export function cancelKey(id: JsonValue | undefined): string | null {
  if (!isRequestId(id)) return null
  if (typeof id !== 'string') return `#${BigInt(id)}`
  const digits = /^\s*([+-]?\d+(?:_\d+)*)\s*$/.exec(id)?.[1]
  return digits === undefined ? `'${id}` : `#${BigInt(digits.replace(/[+_]/g, ''))}`
}
