/** What is checked of an HTTP request before its body is read: one list for each life-cycle, first failure answers. */
import { utf8Length } from '../../../protocol/bytes.ts'
import { type JsonObject, stringify } from '../../../protocol/json.ts'
import { INVALID_REQUEST, type JSONRPCError } from '../../../protocol/jsonrpc.ts'
import type { Header } from '../../../transport/wire.ts'
import { SESSION_HEADER } from '../../http/sessions.ts'
import type { HttpAnswer, HttpCheck } from '../dialect.ts'

const MAX_BODY = 4 * 1024 * 1024
const MAX_SESSIONS = 10_000
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** A body of JSON, or none, with its length. */
export function answer(
  status: number,
  body: JsonObject | null,
  headers: readonly Header[] = [],
): HttpAnswer {
  const text = body === null ? '' : stringify(body)
  const type: readonly Header[] = body === null ? [] : [['Content-Type', 'application/json']]
  const length: Header = ['Content-Length', String(utf8Length(text))]
  return { status, headers: [...type, ...headers, length], body: text }
}

/** A refusal with an error whose id is left out, since MCP has no null id (schema: JSONRPCErrorResponse). */
export function refusal(
  status: number,
  error: JSONRPCError,
  headers: readonly Header[] = [],
): HttpAnswer {
  return answer(status, { jsonrpc: '2.0', error: { ...error } }, headers)
}

function refuse(status: number, message: string, headers: readonly Header[] = []): HttpAnswer {
  return refusal(status, { code: INVALID_REQUEST, message }, headers)
}

const path: HttpCheck = ({ view }) => (view.path === '/mcp' ? null : answer(404, null))

const bodySize: HttpCheck = ({ view }) =>
  view.body.length > MAX_BODY ? refuse(413, 'Body is larger than 4 MiB') : null

/** A page that had its own name pointed at this machine must not reach the server (spec: §Security warning). */
const host: HttpCheck = ({ view }) =>
  LOOPBACK.test(view.header('host') ?? '') ? null : refuse(403, 'Host is not allowed')

const origin: HttpCheck = ({ view }) => {
  const sent = view.header('origin')
  const allowed = sent === undefined || LOOPBACK.test(sent.replace(/^https?:\/\//, ''))
  return allowed ? null : refuse(403, 'Origin is not allowed')
}

const contentType: HttpCheck = ({ view }) => {
  if (view.method !== 'POST') return null
  const type = (view.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  return type === 'application/json' ? null : refuse(415, 'Content-Type must be application/json')
}

const accept: HttpCheck = ({ view }) => {
  if (view.method !== 'POST') return null
  const types = (view.header('accept') ?? '')
    .split(',')
    .map((type) => (type.split(';')[0] ?? '').trim().toLowerCase())
  const takes = (...names: readonly string[]) => types.some((type) => names.includes(type))
  const both =
    takes('*/*', 'application/*', 'application/json') && takes('*/*', 'text/*', 'text/event-stream')
  return both ? null : refuse(406, 'Accept must list application/json and text/event-stream')
}

function verbs(...allowed: readonly string[]): HttpCheck {
  return ({ view }) =>
    allowed.includes(view.method) ? null : answer(405, null, [['Allow', allowed.join(', ')]])
}

const sessionKnown: HttpCheck = ({ view, sessionId }) =>
  view.header(SESSION_HEADER) !== undefined && sessionId === null
    ? refuse(404, 'Session not found')
    : null

const sessionNamed: HttpCheck = ({ view, fresh }) =>
  fresh && view.method === 'DELETE' ? refuse(400, 'A session id is required') : null

const roomLeft: HttpCheck = ({ fresh, openSessions }) =>
  fresh && openSessions >= MAX_SESSIONS ? refuse(503, 'Too many sessions') : null

const SAFETY = [path, bodySize, host, origin]

export const STATELESS_CHECKS: readonly HttpCheck[] = [
  ...SAFETY,
  verbs('POST'),
  contentType,
  accept,
]

/** This server never speaks unasked, so it offers no GET stream (2025-11-25 basic/transports §Listening: 405). */
export const STATEFUL_CHECKS: readonly HttpCheck[] = [
  ...SAFETY,
  verbs('POST', 'DELETE'),
  contentType,
  accept,
  sessionKnown,
  sessionNamed,
  roomLeft,
]
