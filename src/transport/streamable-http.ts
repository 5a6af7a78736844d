/** Streamable HTTP framing, both ways: header lists, heads as text, bodies (spec basic/transports, both revisions). Events stand in `sse.ts`. */

import { fromUtf8 } from '../protocol/bytes.ts'
import { isObject, type JsonObject, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import type { Header, HttpRequest } from './wire.ts'

export const SSE_TYPE = 'text/event-stream'
export const SESSION_HEADER = 'mcp-session-id'

/** Every value of a header, in order. Names compare without case, surrounding white space does not count (RFC 9110 §5). */
export function headerValues(headers: readonly Header[], name: string): readonly string[] {
  const wanted = name.toLowerCase()
  return headers
    .filter(([own]) => own.toLowerCase() === wanted)
    .map(([, value]) => value.replace(/^[ \t]+|[ \t]+$/g, ''))
}

/** The first value of a header, or undefined. */
export function headerValue(headers: readonly Header[], name: string): string | undefined {
  return headerValues(headers, name)[0]
}

/** The media type without its parameters, in lower case; `""` when there is none. */
export function mediaType(headers: readonly Header[]): string {
  return (headerValue(headers, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** A request as sent; a body brings `Content-Length` (bytes) as the last header. */
export function httpRequest(
  method: string,
  path: string,
  headers: readonly Header[],
  body: Uint8Array = new Uint8Array(),
): HttpRequest {
  const length: readonly Header[] = body.length > 0 ? [['Content-Length', String(body.length)]] : []
  return { method, path, headers: [...headers, ...length], body }
}

/** The head of a request as it stands on the wire, up to and with the blank line. */
export function requestHead(request: {
  readonly method: string
  readonly path: string
  readonly headers: readonly Header[]
}): string {
  return head(`${request.method} ${request.path} HTTP/1.1`, request.headers)
}

/** The head of a response as it stands on the wire, up to and with the blank line. */
export function responseHead(response: {
  readonly status: number
  readonly reason: string
  readonly headers: readonly Header[]
}): string {
  return head(`HTTP/1.1 ${response.status} ${response.reason}`, response.headers)
}

function head(first: string, headers: readonly Header[]): string {
  return `${[first, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`
}

/** The JSON object in a body, or null when the body holds none. */
export function readBody(body: Uint8Array): JsonObject | null {
  const text = fromUtf8(body)
  const parsed = text.ok ? parseJson(text.value) : null
  const value = parsed?.ok ? toValue(parsed.value) : null
  return isObject(value) ? value : null
}
