/** What a defective Client does to its own bytes: the message is read, changed and written again; the headers follow. */
import { toUtf8 } from '../../protocol/bytes.ts'
import { isObject, type JsonObject, stringify } from '../../protocol/json.ts'
import { decodeLine } from '../../transport/stdio.ts'
import type { Header, HttpRequest, WireInput } from '../../transport/wire.ts'

/** The same frame with its message changed. A frame without a message stays as it is. */
export function rewriteMessage(
  wire: WireInput,
  change: (message: JsonObject) => JsonObject,
): WireInput {
  if (wire.kind === 'stdin') {
    const { message } = decodeLine(wire.line)
    return message ? { ...wire, line: toUtf8(stringify(change(message))) } : wire
  }
  if (wire.kind !== 'http-request') return wire
  const { message } = decodeLine(wire.request.body)
  if (!message) return wire
  const body = toUtf8(stringify(change(message)))
  const headers = withHeader(wire.request.headers, 'Content-Length', String(body.length))
  return { ...wire, request: { ...wire.request, headers, body } }
}

/** The same HTTP request with its head changed; what goes over a pipe stays as it is. */
export function rewriteHeaders(
  wire: WireInput,
  change: (headers: readonly Header[]) => readonly Header[],
): WireInput {
  if (wire.kind !== 'http-request') return wire
  const request: HttpRequest = { ...wire.request, headers: change(wire.request.headers) }
  return { ...wire, request }
}

/** Replaces the value of a header that is there, by its name in any case. */
export function withHeader(
  headers: readonly Header[],
  name: string,
  value: string,
): readonly Header[] {
  return headers.map((header) =>
    header[0].toLowerCase() === name.toLowerCase() ? [header[0], value] : header,
  )
}

/** The message with its `params` changed. */
export function changeParams(
  message: JsonObject,
  change: (params: JsonObject) => JsonObject,
): JsonObject {
  return isObject(message.params) ? { ...message, params: change(message.params) } : message
}
