/** Finding out which era a server is of (spec 2026-07-28 basic/versioning). */
import { isObject, type JsonValue, stringify } from '../../protocol/json.ts'
import { type Check, check, modernSpec, rule } from '../check.ts'
import { codeOf, errorOf } from '../reading/lists.ts'
import { modernExchanges } from './envelope-faults.ts'

const SPEC = modernSpec('basic/versioning', 'Backward compatibility')
const MODERN_CODES = [-32020, -32021, -32022]

export const ERA: readonly Check[] = [
  check(rule('E1', 'MUST NOT', 'client', 'both', 'all', SPEC), (t, probe) => {
    for (const { response } of modernExchanges(t)) {
      const code = codeOf(response)
      if (!response || code === null || !MODERN_CODES.includes(code)) continue
      probe.saw(response.frame)
      const data = errorOf(response)?.data
      const supported =
        isObject(data) && Array.isArray(data.supported)
          ? (data.supported as readonly JsonValue[])
          : []
      if (supported.length > 0 && supported.every((version) => String(version) < '2026-07-28'))
        continue
      const fallback = t.exchanges.find(
        ({ request }) =>
          request.method === 'initialize' &&
          request.era === 'legacy' &&
          request.frame.index > response.frame.index,
      )
      if (fallback) probe.fault(fallback.request.frame, { got: code })
    }
  }),
  check(rule('E3', 'SHOULD', 'server', 'modern', 'all', SPEC), (t, probe) => {
    for (const { request, response } of t.exchanges) {
      const error = errorOf(response)
      const turnedAway = [401, 403].includes(request.post?.head?.http?.status ?? 0)
      if (request.method !== 'initialize' || !error || !response || turnedAway) continue
      probe.saw(response.frame)
      if (!/\d{4}-\d\d-\d\d/.test(stringify(error))) probe.fault(response.frame)
    }
  }),
]
