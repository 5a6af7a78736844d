/** Sessions and the GET stream of 2025-11-25 (spec basic/transports §Session management). */
import { stringify } from '../../protocol/json.ts'
import { METHOD_NOT_FOUND } from '../../protocol/jsonrpc.ts'
import { type Check, check, legacySpec, rule } from '../check.ts'
import { header } from '../reading/link-http.ts'
import { codeOf } from '../reading/lists.ts'
import type { Frame } from '../transcript.ts'
import { headersComplete } from './envelope-faults.ts'
import { isModern, methodOf, statusOf } from './http-posts.ts'

const SESSION = legacySpec('basic/transports', 'Session management')

export const HTTP_SESSIONS: readonly Check[] = [
  check(rule('H16', 'MUST', 'client', 'legacy', 'http', SESSION), (t, probe) => {
    let session: string | undefined
    let since: Frame | null = null
    for (const post of t.posts) {
      if (isModern(t, post)) continue
      const opening = post.message?.method === 'initialize'
      if (!opening && since && post.frame.index > since.index && headersComplete(post.frame)) {
        probe.saw(post.frame)
        if (session !== undefined && header(post.frame, 'mcp-session-id') !== session)
          probe.fault(post.frame, { got: 'MCP-Session-Id' })
        else if (header(post.frame, 'mcp-protocol-version') === undefined)
          probe.fault(post.frame, { got: 'MCP-Protocol-Version' })
      }
      if (opening && post.head && statusOf(post) < 300) {
        session = header(post.head, 'mcp-session-id')
        since = post.head
      }
    }
  }),
  check(rule('H17', 'MUST', 'both', 'legacy', 'http', SESSION), (t, probe) => {
    const dead = new Set<string>()
    let refused: string | undefined
    for (const post of t.posts) {
      const session = header(post.frame, 'mcp-session-id')
      if (session === undefined || !post.head) continue
      if (refused === session) {
        probe.fault(post.frame, { got: session })
      } else if (dead.has(session)) {
        probe.saw(post.head)
        if (statusOf(post) !== 404) probe.fault(post.head, { got: statusOf(post) })
        else refused = session
      } else if (
        statusOf(post) === 404 &&
        post.message &&
        codeOf(post.message.exchange?.response ?? null) !== METHOD_NOT_FOUND
      )
        refused = session
      if (methodOf(post) === 'DELETE' && statusOf(post) < 300) dead.add(session)
    }
  }),
  check(
    rule(
      'H18',
      'MUST',
      'server',
      'legacy',
      'http',
      legacySpec('basic/transports', 'Listening for messages from the server'),
    ),
    (t, probe) => {
      for (const post of t.posts) {
        if (methodOf(post) !== 'GET' || isModern(t, post)) continue
        for (const event of post.events) {
          probe.saw(event.frame)
          if (
            event.kind === 'response' &&
            !event.defect &&
            header(post.frame, 'last-event-id') === undefined
          )
            probe.fault(event.frame, { got: stringify(event.value.id ?? null) })
        }
      }
    },
  ),
]
