/** The shapes of the SDK's complete HTTP answers. */
import { utf8Length } from '../../../protocol/bytes.ts'
import { type JsonObject, stringify } from '../../../protocol/json.ts'
import type { JSONRPCError, RequestId } from '../../../protocol/jsonrpc.ts'
import type { Header } from '../../../transport/wire.ts'
import type { HttpAnswer } from '../dialect.ts'

export const JSON_TYPE = 'application/json'
export const STREAM_TYPE = 'text/event-stream'

/** A body with its length; most of the SDK's refusals carry no content type. */
export function plain(status: number, headers: readonly Header[], body: string): HttpAnswer {
  return { status, headers: [...headers, ['content-length', String(utf8Length(body))]], body }
}

/** An error of the session transport; it names the session even when that dies with the answer. */
export function json(
  status: number,
  id: RequestId | null,
  error: JSONRPCError,
  sessionId: string | null,
  more: readonly Header[] = [],
): HttpAnswer {
  const body: JsonObject = { jsonrpc: '2.0', id, error: { ...error } }
  const headers: Header[] = [['content-type', JSON_TYPE], ...more, ...withSession(sessionId)]
  return plain(status, headers, stringify(body))
}

export function withSession(sessionId: string | null): readonly Header[] {
  return sessionId === null ? [] : [['mcp-session-id', sessionId]]
}
