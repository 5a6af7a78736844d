/**
 * Values of `Mcp-Name` and `Mcp-Param-*` (spec 2026-07-28 basic/transports/streamable-http §Value encoding):
 * plain ASCII as it is, everything else as `=?base64?…?=` over its UTF-8 bytes.
 */
import { fromBase64, fromUtf8, toBase64, toUtf8 } from './bytes.ts'
import { ExactNumber, type JsonValue } from './json.ts'

const PREFIX = '=?base64?'
const SUFFIX = '?='

/** The header value for a text; encoded only when it must be (control or non-ASCII characters, white space at an end, look-alikes of the code itself). */
export function encodeHeaderValue(text: string): string {
  const plain = /^[\x20-\x7e]*$/.test(text) && text === text.trim() && !isEncoded(text)
  return plain ? text : PREFIX + toBase64(toUtf8(text)) + SUFFIX
}

/** The text behind a header value, or null when it claims to be base64 and is not (the receiver answers −32020). */
export function decodeHeaderValue(value: string): string | null {
  const trimmed = value.replace(/^[ \t]+|[ \t]+$/g, '')
  if (!isEncoded(trimmed)) return trimmed
  const bytes = fromBase64(trimmed.slice(PREFIX.length, -SUFFIX.length))
  const text = bytes && fromUtf8(bytes)
  return text?.ok ? text.value : null
}

/** The text of an argument in a header: strings as they are, integers in decimal, booleans as words; null for everything that has none. */
export function headerText(value: JsonValue | undefined): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value)
  return value instanceof ExactNumber ? value.text : null
}

function isEncoded(text: string): boolean {
  return (
    text.length >= PREFIX.length + SUFFIX.length && text.startsWith(PREFIX) && text.endsWith(SUFFIX)
  )
}
