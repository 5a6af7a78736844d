/** Streamable HTTP: heads, statuses, streams, sessions (spec basic/transports, both revisions). */
import { stringify } from '../../protocol/json.ts'
import {
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  MISSING_CLIENT_CAPABILITY,
  UNSUPPORTED_PROTOCOL_VERSION,
} from '../../protocol/jsonrpc.ts'
import { type Check, type CheckMeta, check, modernSpec, rule } from '../check.ts'
import { header, isJson, isStream } from '../reading/link-http.ts'
import { codeOf } from '../reading/lists.ts'
import type { Post, Transcript } from '../transcript.ts'
import {
  envelopeUnpunished,
  headerFault,
  headersComplete,
  headerUnpunished,
  missingKey,
  modernExchanges,
} from './envelope-faults.ts'
import { isModern, methodOf, statusOf } from './http-posts.ts'

const SENDING = modernSpec('basic/transports/streamable-http', 'Sending messages')
const HEADERS = modernSpec('basic/transports/streamable-http', 'Standard headers')
const STATUS = modernSpec('basic/transports/streamable-http', 'Errors')

/** H3 to H6: what the client writes into mirrored headers, when the server noticed (else it is H8). */
function mirrorCheck(meta: CheckMeta): Check {
  return check(meta, (t, probe) => {
    for (const exchange of modernExchanges(t)) {
      const { request } = exchange
      if (!request.post) continue
      const fault = headerFault(t, request)
      const names =
        meta.id === 'H6' ? /^mcp-param-/i : meta.id === 'H5' ? /^mcp-(name|param-)/i : /^mcp-/i
      if (request.frame.http?.headers.some(([name]) => names.test(name))) probe.saw(request.frame)
      if (fault?.check === meta.id && !headerUnpunished(t, exchange))
        probe.fault(request.frame, { got: fault.got })
    }
  })
}

export const HTTP: readonly Check[] = [
  check(rule('H1', 'MUST', 'client', 'modern', 'http', SENDING), (t, probe) => {
    for (const post of t.posts) {
      if (methodOf(post) !== 'POST' || !isModern(t, post)) continue
      if (post.frame.event.detail?.folded) continue
      probe.saw(post.frame)
      if (post.frame.form !== 'message' && post.frame.form !== 'batch')
        probe.fault(post.frame, { got: post.frame.form })
    }
  }),
  check(rule('H2', 'MUST', 'client', 'both', 'http', SENDING), (t, probe) => {
    for (const post of t.posts) {
      const accept = header(post.frame, 'accept')
      if (methodOf(post) === 'DELETE' || (accept === undefined && !headersComplete(post.frame)))
        continue
      if ((post.frame.http?.path ?? '').includes('.well-known')) continue
      probe.saw(post.frame)
      const wanted =
        methodOf(post) === 'GET' ? ['text/event-stream'] : ['application/json', 'text/event-stream']
      if (!wanted.every((type) => accept?.toLowerCase().includes(type)))
        probe.fault(post.frame, { got: accept ?? '–' })
    }
  }),
  mirrorCheck(rule('H3', 'MUST', 'client', 'modern', 'http', HEADERS)),
  mirrorCheck(rule('H4', 'MUST', 'client', 'modern', 'http', HEADERS)),
  mirrorCheck(
    rule(
      'H5',
      'MUST',
      'client',
      'modern',
      'http',
      modernSpec('basic/transports/streamable-http', 'Value encoding'),
    ),
  ),
  mirrorCheck(
    rule(
      'H6',
      'MUST',
      'client',
      'modern',
      'http',
      modernSpec('basic/transports/streamable-http', 'Custom headers'),
    ),
  ),
  check(
    rule(
      'H8',
      'MUST',
      'server',
      'modern',
      'http',
      modernSpec('basic/transports/streamable-http', 'Server validation'),
    ),
    (t, probe) => {
      for (const exchange of modernExchanges(t)) {
        const { post } = exchange.request
        const fault = headerFault(t, exchange.request)
        if (!post?.head || !fault || t.legacyServer) continue
        probe.saw(post.head)
        if (headerUnpunished(t, exchange)) probe.fault(post.head, { got: fault.got })
      }
    },
  ),
  check(rule('H9', 'MUST', 'server', 'modern', 'http', STATUS), (t, probe) => {
    for (const exchange of modernExchanges(t)) {
      const { request, response } = exchange
      const code = codeOf(response)
      const head = request.post?.head
      if (!head || code === null || t.legacyServer || envelopeUnpunished(t, exchange)) continue
      const bad =
        [UNSUPPORTED_PROTOCOL_VERSION, MISSING_CLIENT_CAPABILITY].includes(code) ||
        (code === INVALID_PARAMS && missingKey(request) !== null)
      const wanted = code === METHOD_NOT_FOUND ? 404 : bad ? 400 : null
      if (wanted === null || headerUnpunished(t, exchange)) continue
      probe.saw(head)
      if (head.http?.status !== wanted) probe.fault(head, { got: head.http?.status ?? 0, code })
    }
  }),
  check(rule('H10', 'MUST', 'server', 'both', 'http', SENDING), (t, probe) => {
    for (const { message, head } of t.posts) {
      const status = head?.http?.status ?? 0
      if (
        message?.kind !== 'request' ||
        !head ||
        status >= 300 ||
        (head.http?.headers.length ?? 0) === 0
      )
        continue
      probe.saw(head)
      const type = header(head, 'content-type') ?? '–'
      const readable = head.form === 'message' || head.form === 'batch'
      if (!isStream(head) && !(isJson(head) && readable)) probe.fault(head, { got: type })
    }
  }),
  check(rule('H11', 'MUST', 'server', 'both', 'http', SENDING), (t, probe) => {
    for (const post of t.posts) {
      const { message, head } = post
      if (
        !message ||
        message.kind === 'request' ||
        message.defect ||
        !head ||
        statusOf(post) >= 400
      )
        continue
      probe.saw(head)
      const judged = t.messages.some(
        (one) => one.side === 'server' && one.post === post && one.defect !== null,
      )
      if (!judged && (statusOf(post) !== 202 || head.event.raw !== ''))
        probe.fault(head, { got: statusOf(post) })
    }
  }),
  check(rule('H12', 'MUST', 'server', 'modern', 'http', SENDING), (t, probe) => {
    for (const post of t.posts) {
      const { message, events, unreadable } = post
      if (message?.kind !== 'request' || message.era !== 'modern' || !isStreamed(post)) continue
      const own = message.exchange
      for (const frame of unreadable) probe.fault(frame, { got: frame.form })
      let answered = false
      for (const event of events) {
        probe.saw(event.frame)
        const strange =
          event.kind === 'response'
            ? event.exchange !== null && event.exchange !== own && !event.exchange.cancel
            : foreignProgress(
                t,
                event.params.progressToken,
                event.method,
                own?.request.meta?.progressToken,
              )
        const after =
          answered &&
          event.kind === 'notification' &&
          event.method !== 'notifications/progress' &&
          event.method !== 'notifications/message'
        if (!event.defect && (strange || after))
          probe.fault(event.frame, { got: event.method || 'response' })
        if (event.kind === 'response' && event.exchange === own) answered = true
      }
    }
  }),
  check(rule('H13', 'SHOULD', 'server', 'modern', 'http', SENDING), (t, probe) => {
    for (const post of t.posts) {
      if (!post.head || post.message?.era !== 'modern' || !isStreamed(post)) continue
      probe.saw(post.head)
      if (header(post.head, 'x-accel-buffering') !== 'no')
        probe.fault(post.head, { got: 'X-Accel-Buffering' })
      const numbered = post.events.find(({ frame }) => /^id:/m.test(frame.event.raw))
      if (numbered) probe.fault(numbered.frame, { got: 'id:' })
    }
  }),
  check(
    rule(
      'H14',
      'SHOULD',
      'server',
      'modern',
      'http',
      modernSpec('basic/transports/streamable-http', 'Backward compatibility'),
    ),
    (t, probe) => {
      if (t.legacyServer) return
      for (const post of t.posts) {
        if (
          !post.head ||
          !isModern(t, post) ||
          (post.frame.http?.path ?? '').includes('.well-known')
        )
          continue
        const leftover = methodOf(post) === 'GET' || methodOf(post) === 'DELETE'
        probe.saw(post.head)
        const session = header(post.head, 'mcp-session-id')
        if (leftover && ![401, 403, 405].includes(statusOf(post)))
          probe.fault(post.head, { got: statusOf(post) })
        else if (session !== undefined && statusOf(post) < 300)
          probe.fault(post.head, { got: session })
      }
    },
  ),
]

function isStreamed({ head }: Post): boolean {
  return head !== null && isStream(head)
}

/** Progress whose token another request gave; one that nobody gave is P1's. */
function foreignProgress(
  t: Transcript,
  token: Parameters<typeof stringify>[0] | undefined,
  method: string,
  own: Parameters<typeof stringify>[0] | undefined,
): boolean {
  if (method !== 'notifications/progress' || token === undefined) return false
  if (own !== undefined && stringify(own) === stringify(token)) return false
  return t.exchanges.some(
    ({ request, response }) =>
      !response &&
      request.meta?.progressToken !== undefined &&
      stringify(request.meta.progressToken) === stringify(token),
  )
}
