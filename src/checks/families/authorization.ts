/** Bearer tokens over HTTP, as far as heads show them (spec basic/authorization, both revisions). */
import { type Check, check, modernSpec, rule } from '../check.ts'
import { header } from '../reading/link-http.ts'

const SPEC = modernSpec('basic/authorization/index', 'Authorization')

export const AUTHORIZATION: readonly Check[] = [
  check(rule('U1', 'MUST', 'server', 'both', 'http', SPEC), (t, probe) => {
    const metadata = t.posts.some(
      ({ frame, head }) =>
        /\.well-known\/oauth-protected-resource/.test(frame.http?.path ?? '') &&
        head?.http?.status === 200,
    )
    for (const { head } of t.posts) {
      if (head?.http?.status !== 401) continue
      probe.saw(head)
      // Metadata may be published without being asked for here, so its absence is a doubt only.
      if (header(head, 'www-authenticate') === undefined && !metadata) probe.doubt(head)
    }
  }),
  check(rule('U2', 'MUST', 'client', 'both', 'http', SPEC), (t, probe) => {
    let authorized = false
    for (const { frame, head } of t.posts) {
      const token = header(frame, 'authorization')
      const path = frame.http?.path ?? ''
      if (/[?&]access_token=/.test(path)) probe.fault(frame, { got: 'access_token' })
      else if (authorized && token === undefined && !path.includes('.well-known'))
        probe.fault(frame, { got: '–' })
      if (token === undefined) continue
      probe.saw(frame)
      if ((head?.http?.status ?? 401) < 400) authorized = true
    }
  }),
  check(rule('U3', 'SHOULD', 'server', 'both', 'http', SPEC), (t, probe) => {
    for (const { frame, head } of t.posts) {
      if (head?.http?.status !== 403 || header(frame, 'authorization') === undefined) continue
      probe.saw(head)
      if (!/insufficient_scope/.test(header(head, 'www-authenticate') ?? '')) probe.fault(head)
    }
  }),
]
