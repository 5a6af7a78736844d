/** The SDK over Streamable HTTP: the checks of its two entries, in order, and how it frames its answers. */
import { type JsonObject, stringify } from '../../../protocol/json.ts'
import {
  INVALID_REQUEST,
  type JSONRPCError,
  type JSONRPCMessage,
  REQUEST_CANCELLED,
} from '../../../protocol/jsonrpc.ts'
import type { HttpView } from '../../http/view.ts'
import type { LifecycleId } from '../../lifecycles/lifecycle.ts'
import { STATEFUL } from '../../lifecycles/stateful.ts'
import type { HttpManners, Reading } from '../dialect.ts'
import { JSON_TYPE, json, plain, STREAM_TYPE, withSession } from './http-answers.ts'
import { accepts, STATEFUL_CHECKS, STATELESS_CHECKS } from './http-checks.ts'
import { readStateful, readStateless } from './reading.ts'
import { PYTHON_REFUSALS, SUPPORTED } from './refusals.ts'

const NO_SESSION = 'Bad Request: Missing session ID'

export const PYTHON_HTTP: HttpManners = {
  // By the header alone: a known handshake version, or none, is the older transport.
  lifecycleOf(view) {
    const version = view.header('mcp-protocol-version')
    return version === undefined || STATEFUL.versions.includes(version) ? 'stateful' : 'stateless'
  },
  beforeBody: { stateless: STATELESS_CHECKS, stateful: STATEFUL_CHECKS },
  readBody: (view, lifecycle) =>
    lifecycle === 'stateless' ? readStateless(view.body) : readStateful(view.body),
  afterBody(visit, reading, lifecycle) {
    if (lifecycle === 'stateless') return afterStateless(visit.view, reading)
    const opens = reading.kind === 'request' && reading.request.method === 'initialize'
    if (!visit.fresh || opens) return null
    return json(400, null, { code: INVALID_REQUEST, message: NO_SESSION }, visit.sessionId)
  },
  // By Python's `str(id)`: the number and the string of its digits take each other's place.
  waitingKey: String,
  answerManner: (lifecycle) => (lifecycle === 'stateless' ? 'when-needed' : 'stream'),
  errorAnswer: (lifecycle, error, visit) =>
    lifecycle === 'stateless' ? nullIdLast(error) : json(400, null, error, visit.sessionId),
  jsonAnswer: (lifecycle, message) => {
    const body = write(lifecycle, message)
    return plain(statusOf(message), [['content-type', JSON_TYPE]], body)
  },
  streamHead: (lifecycle, { sessionId }) => ({
    status: 200,
    headers:
      lifecycle === 'stateless'
        ? [['content-type', STREAM_TYPE], NO_CACHE, KEEP_ALIVE, UNBUFFERED]
        : [
            NO_CACHE,
            KEEP_ALIVE,
            ['content-type', STREAM_TYPE],
            ...withSession(sessionId),
            UNBUFFERED,
          ],
    body: '',
  }),
  acknowledge: (lifecycle, sessionId, status) =>
    lifecycle === 'stateless'
      ? plain(status, [], '')
      : plain(status, [['content-type', JSON_TYPE], ...withSession(sessionId)], ''),
  event: (lifecycle, message) => `event: message\r\ndata: ${write(lifecycle, message)}\r\n\r\n`,
  // The older wire ends a stream only with a response; the newer must not answer at all.
  cancelled: {
    stateless: null,
    stateful: { code: REQUEST_CANCELLED, message: 'Request cancelled' },
  },
  reason: (status) => REASONS[status] ?? '',
}

const NO_CACHE = ['cache-control', 'no-cache, no-transform'] as const
const KEEP_ALIVE = ['connection', 'keep-alive'] as const
const UNBUFFERED = ['x-accel-buffering', 'no'] as const

/** Python before 3.13 calls 413 by its older name. */
const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  307: 'Temporary Redirect',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Request Entity Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** The modern entry writes by Python's `json.dumps`, the older one by pydantic. */
function write(lifecycle: LifecycleId, message: JSONRPCMessage): string {
  return stringify({ ...message } as unknown as JsonObject, { ascii: lifecycle === 'stateless' })
}

/** Errors of a handler have a status of their own only on the modern entry (the older one streams anyway). */
function statusOf(message: JSONRPCMessage): number {
  if (!('error' in message)) return 200
  const { code } = message.error
  if (code === -32601) return 404
  return [-32700, -32600, -32602, -32020, -32021, -32022].includes(code) ? 400 : 200
}

/** Only here does the null id stand at the end. */
function nullIdLast(error: JSONRPCError) {
  const body = stringify({ jsonrpc: '2.0', error: { ...error }, id: null }, { ascii: true })
  return plain(400, [['content-type', JSON_TYPE]], body)
}

function afterStateless(view: HttpView, reading: Reading) {
  if (reading.kind === 'notification') {
    const version = view.header('mcp-protocol-version') ?? ''
    const served: readonly string[] = SUPPORTED
    return served.includes(version) ? null : nullIdLast(PYTHON_REFUSALS.unsupportedVersion(version))
  }
  const listens = reading.kind === 'request' && reading.request.method === 'subscriptions/listen'
  return listens && !accepts(view).stream ? plain(406, [], '') : null
}
