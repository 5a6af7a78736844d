/** How the SDK reads: pydantic's reader on stdio and for sessions, Python's own on the modern entry. */
import { fromUtf8, fromUtf8Lossy, toUtf8 } from '../../../protocol/bytes.ts'
import { isObject, type JsonValue, toValue } from '../../../protocol/json.ts'
import { parseJson } from '../../../protocol/json-parse.ts'
import {
  INVALID_PARAMS,
  INVALID_REQUEST,
  isRequestId,
  type JSONRPCError,
  PARSE_ERROR,
} from '../../../protocol/jsonrpc.ts'
import type { Reading } from '../dialect.ts'
import { readJiter } from './jiter.ts'
import { messageIn, unionErrors } from './messages.ts'

/** stdin is text in universal-newline mode: bad bytes are replaced, `\r` ends a line too, bad lines are dropped. */
export function readLine(line: Uint8Array): readonly Reading[] {
  return fromUtf8Lossy(line).split('\r').map(readText)
}

function readText(text: string): Reading {
  const read = readJiter(toUtf8(text))
  return (read.ok ? messageIn(read.value) : null) ?? { kind: 'unreadable', error: null }
}

/** A body for the session transport. */
export function readStateful(body: Uint8Array): Reading {
  const read = readJiter(body)
  if (!read.ok) return unreadable({ code: PARSE_ERROR, message: `Parse error: ${read.error}` })
  const message = messageIn(read.value)
  if (message) return message
  const problems = unionErrors(read.value)
  return unreadable({ code: INVALID_PARAMS, message: `Validation error: ${problems}` })
}

/** Python's own JSON reader gives up at this nesting. */
const PYTHON_DEPTH = 990

const NO_MESSAGE: JSONRPCError = {
  code: INVALID_REQUEST,
  message: 'Body must be a single JSON-RPC request or notification object',
}

/** A body for the modern entry. A member `id`, whatever its value, makes it a request; a response has no business here. */
export function readStateless(body: Uint8Array): Reading {
  const value = readPython(body)
  if (value === null) return unreadable({ code: PARSE_ERROR, message: 'Parse error' })
  const message = messageIn(value.json)
  const hasId = isObject(value.json) && Object.hasOwn(value.json, 'id')
  if (message?.kind === 'request' || (message?.kind === 'notification' && !hasId)) return message
  return unreadable(NO_MESSAGE)
}

function readPython(body: Uint8Array): { readonly json: JsonValue } | null {
  const text = fromUtf8(body)
  const json = text.ok ? readPythonText(text.value.replace(/^\ufeff/, '')) : undefined
  return json === undefined ? null : { json }
}

/**
 * `json.loads`: takes what the other reader takes, and lone surrogates and deep nesting besides.
 * Undefined when the text is no JSON.
 */
export function readPythonText(text: string): JsonValue | undefined {
  const read = readJiter(toUtf8(text))
  if (read.ok) return read.value
  const lenient = parseJson(text, { maxDepth: PYTHON_DEPTH })
  return lenient.ok ? toValue(lenient.value) : undefined
}

function unreadable(error: JSONRPCError): Reading {
  return { kind: 'unreadable', error }
}

/** Python's `int()` of an id's text: a string of digits and the number name the same request. */
export function cancelKey(id: JsonValue | undefined): string | null {
  if (!isRequestId(id)) return null
  if (typeof id !== 'string') return `#${BigInt(id)}`
  const digits = /^\s*([+-]?\d+(?:_\d+)*)\s*$/.exec(id)?.[1]
  return digits === undefined ? `'${id}` : `#${BigInt(digits.replace(/[+_]/g, ''))}`
}
