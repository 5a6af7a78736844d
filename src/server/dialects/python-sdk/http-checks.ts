/** What the SDK checks of an HTTP request before it reads the body: one list for each entry, first failure answers. */
import { fromUtf8Lossy } from '../../../protocol/bytes.ts'
import { INTERNAL_ERROR, INVALID_REQUEST } from '../../../protocol/jsonrpc.ts'
import { SESSION_HEADER } from '../../http/sessions.ts'
import type { HttpView } from '../../http/view.ts'
import type { HttpAnswer, HttpCheck, HttpVisit } from '../dialect.ts'
import { JSON_TYPE, json, plain, STREAM_TYPE } from './http-answers.ts'

const MAX_BODY = 4 * 1024 * 1024
const MAX_SESSIONS = 10_000
/** A port is mandatory, and only plain HTTP is allowed as an origin. */
const LOOPBACK = ['127.0.0.1:', 'localhost:', '[::1]:']

/** Asked by the web server below the SDK, before anything else (RFC 9112 §3.2): one Host, be it empty. */
const oneHost: HttpCheck = ({ view }) =>
  view.headers('host').length === 1
    ? null
    : {
        status: 400,
        headers: [['content-type', 'text/plain; charset=utf-8']],
        body: 'Invalid HTTP request received.',
      }

/** Escapes in the path count as what they stand for; slashes too many at the end are sent back without them. */
const path: HttpCheck = ({ view }) => {
  const asked = decodePath(view.path)
  if (asked === '/mcp') return null
  if (!/^\/mcp\/+$/.test(asked))
    return plain(404, [['content-type', 'text/plain; charset=utf-8']], 'Not Found')
  const query = view.query ? `?${view.query}` : ''
  return plain(307, [['location', `http://${view.header('host') ?? ''}/mcp${query}`]], '')
}

function decodePath(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    const bytes = escapes.match(/[\da-f]{2}/gi)?.map((hex) => Number.parseInt(hex, 16)) ?? []
    return fromUtf8Lossy(Uint8Array.from(bytes))
  })
}

const bodySize: HttpCheck = ({ view }) => {
  const declared = Number(view.header('content-length') ?? 0)
  return Math.max(view.body.length, declared) > MAX_BODY
    ? plain(413, [], 'Request body too large')
    : null
}

const contentType: HttpCheck = ({ view }) =>
  view.method !== 'POST' || view.header('content-type')?.toLowerCase().startsWith(JSON_TYPE)
    ? null
    : plain(400, [], 'Invalid Content-Type header')

const host: HttpCheck = ({ view }) =>
  LOOPBACK.some((name) => view.header('host')?.startsWith(name))
    ? null
    : plain(421, [], 'Invalid Host header')

const origin: HttpCheck = ({ view }) => {
  const sent = view.header('origin')
  return !sent || LOOPBACK.some((name) => sent.startsWith(`http://${name}`))
    ? null
    : plain(403, [], 'Invalid Origin header')
}

const postOnly: HttpCheck = ({ view }) =>
  view.method === 'POST' ? null : plain(405, [['allow', 'POST']], '')

const bothAccepted: HttpCheck = ({ view }) => {
  const { json: one, stream } = accepts(view)
  return one && stream ? null : plain(406, [], '')
}

export const STATELESS_CHECKS: readonly HttpCheck[] = [
  oneHost,
  path,
  bodySize,
  contentType,
  host,
  origin,
  postOnly,
  bothAccepted,
]

const sessionKnown: HttpCheck = ({ view, sessionId }) =>
  view.header(SESSION_HEADER) !== undefined && sessionId === null
    ? json(404, null, { code: INVALID_REQUEST, message: 'Session not found' }, null)
    : null

const roomLeft: HttpCheck = ({ fresh, openSessions }) =>
  fresh && openSessions >= MAX_SESSIONS
    ? json(503, null, { code: INTERNAL_ERROR, message: 'Too many open sessions' }, null)
    : null

const verb: HttpCheck = (visit) =>
  ['POST', 'GET', 'DELETE'].includes(visit.view.method)
    ? null
    : json(405, null, { code: INVALID_REQUEST, message: 'Method Not Allowed' }, visit.sessionId, [
        ['allow', 'GET, POST, DELETE'],
      ])

const acceptable: HttpCheck = (visit) => {
  const { json: one, stream } = accepts(visit.view)
  if (visit.view.method === 'GET' && !stream)
    return refuse(visit, 406, `Not Acceptable: Client must accept ${STREAM_TYPE}`)
  if (visit.view.method === 'POST' && !(one && stream))
    return refuse(
      visit,
      406,
      `Not Acceptable: Client must accept both ${JSON_TYPE} and ${STREAM_TYPE}`,
    )
  return null
}

/** `application/json-seq` passes the first look at the content type, but not this one; nor does another letter case. */
const mediaType: HttpCheck = (visit) => {
  if (visit.view.method !== 'POST') return null
  const types = (visit.view.header('content-type') ?? '').split(';')[0]?.split(',') ?? []
  return types.some((type) => type.trim() === JSON_TYPE)
    ? null
    : refuse(visit, 415, `Unsupported Media Type: Content-Type must be ${JSON_TYPE}`)
}

const sessionNamed: HttpCheck = (visit) =>
  visit.fresh && visit.view.method !== 'POST'
    ? refuse(visit, 400, 'Bad Request: Missing session ID')
    : null

const oneStream: HttpCheck = (visit) =>
  visit.view.method === 'GET' && visit.streaming
    ? refuse(visit, 409, 'Conflict: Only one SSE stream is allowed per session')
    : null

export const STATEFUL_CHECKS: readonly HttpCheck[] = [
  oneHost,
  path,
  bodySize,
  sessionKnown,
  roomLeft,
  contentType,
  host,
  origin,
  verb,
  acceptable,
  mediaType,
  sessionNamed,
  oneStream,
]

function refuse(visit: HttpVisit, status: number, message: string): HttpAnswer {
  return json(status, null, { code: INVALID_REQUEST, message }, visit.sessionId)
}

/** Which of the two media types the client takes, wildcards included. */
export function accepts(view: HttpView): { readonly json: boolean; readonly stream: boolean } {
  const types = (view.header('accept') ?? '')
    .split(',')
    .map((type) => (type.split(';')[0] ?? '').trim().toLowerCase())
  const takes = (...names: readonly string[]) => types.some((type) => names.includes(type))
  return {
    json: takes('*/*', JSON_TYPE, 'application/*'),
    stream: takes('*/*', STREAM_TYPE, 'text/*'),
  }
}
