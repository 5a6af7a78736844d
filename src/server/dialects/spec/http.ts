/** Streamable HTTP by the letter of both revisions: lists as JSON, tool calls as a stream that can be closed. */
import { isObject, type JsonObject, stringify } from '../../../protocol/json.ts'
import { INVALID_REQUEST, idKey, type JSONRPCMessage } from '../../../protocol/jsonrpc.ts'
import type { Header } from '../../../transport/wire.ts'
import { SESSION_HEADER } from '../../http/sessions.ts'
import type { HttpView } from '../../http/view.ts'
import { hasVersion } from '../../lifecycles/envelope.ts'
import type { LifecycleId } from '../../lifecycles/lifecycle.ts'
import { STATEFUL } from '../../lifecycles/stateful.ts'
import type { AnswerAbout, HttpManners } from '../dialect.ts'
import { answer, refusal, STATEFUL_CHECKS, STATELESS_CHECKS } from './http-checks.ts'
import { readMessage } from './reading.ts'

export const SPEC_HTTP: HttpManners = {
  lifecycleOf(view) {
    const version = view.header('mcp-protocol-version')
    if (version === undefined) return guessLifecycle(view)
    return STATEFUL.versions.includes(version) ? 'stateful' : 'stateless'
  },
  beforeBody: { stateless: STATELESS_CHECKS, stateful: STATEFUL_CHECKS },
  readBody: (view) => readMessage(view.body),
  afterBody(visit, reading, lifecycle) {
    if (lifecycle === 'stateless')
      return reading.kind === 'response'
        ? refusal(400, { code: INVALID_REQUEST, message: 'Clients must not send responses' })
        : null
    const opens = reading.kind === 'request' && reading.request.method === 'initialize'
    if (!visit.fresh || opens) return null
    return refusal(400, { code: INVALID_REQUEST, message: 'A session id is required' })
  },
  waitingKey: idKey,
  answerManner: (_, request) =>
    request.method === 'tools/call'
      ? 'stream-results'
      : request.method === 'subscriptions/listen'
        ? 'when-needed'
        : 'json',
  errorAnswer: (_, error) => refusal(400, error),
  jsonAnswer: (lifecycle, message, about) =>
    answer(
      statusOf(lifecycle, message, about),
      { ...message } as unknown as JsonObject,
      minted(about),
    ),
  streamHead: (_, about) => ({
    status: 200,
    headers: [
      ['Content-Type', 'text/event-stream'],
      ['Cache-Control', 'no-cache'],
      ['X-Accel-Buffering', 'no'],
      ...minted(about),
    ],
    body: '',
  }),
  // Nothing to say: 202 to a notification (MUST), 204 to a DELETE.
  acknowledge: (_lifecycle, _sessionId, status) => ({
    status: status === 202 ? 202 : 204,
    headers: status === 202 ? [['Content-Length', '0']] : [],
    body: '',
  }),
  event: (_, message) => `data: ${stringify({ ...message } as unknown as JsonObject)}\n\n`,
  cancelled: { stateless: null, stateful: null },
  reason: (status) => REASONS[status] ?? '',
}

/** The session id travels once, with the answer to initialize. */
function minted({ opening, sessionId }: AnswerAbout): readonly Header[] {
  return opening && sessionId !== null ? [['Mcp-Session-Id', sessionId]] : []
}

/** Statuses that 2026-07-28 demands; where it is silent, an error with the request's id travels in a 200. */
function statusOf(lifecycle: LifecycleId, message: JSONRPCMessage, about: AnswerAbout): number {
  if (lifecycle === 'stateful' || !('error' in message)) return 200
  const { code } = message.error
  if (code === -32601) return 404
  return about.early || code === -32021 ? 400 : 200
}

/** Without the header: an envelope is a modern request with a header too few, all else is older. */
function guessLifecycle(view: HttpView): LifecycleId {
  if (view.method !== 'POST' || view.header(SESSION_HEADER) !== undefined) return 'stateful'
  const reading = readMessage(view.body)
  const params = reading.kind === 'request' ? reading.request.params : undefined
  return isObject(params) && hasVersion(params) ? 'stateless' : 'stateful'
}

const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  503: 'Service Unavailable',
}
