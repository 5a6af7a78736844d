/** Rules of 2026-07-28 for single requests and results. */
import {
  META_CLIENT_CAPABILITIES,
  META_CLIENT_INFO,
  META_PROTOCOL_VERSION,
  META_SERVER_INFO,
} from '../../protocol/envelope.ts'
import { isObject, type JsonValue, stringify } from '../../protocol/json.ts'
import {
  HEADER_MISMATCH,
  METHOD_NOT_FOUND,
  UNSUPPORTED_PROTOCOL_VERSION,
} from '../../protocol/jsonrpc.ts'
import { revision20260728 } from '../../protocol/revisions/2026-07-28.ts'
import { type Check, check, modernSpec, rule } from '../check.ts'
import { codeOf, errorOf, resultOf } from '../reading/lists.ts'
import type { Transcript } from '../transcript.ts'
import {
  answeredWell,
  envelopeUnpunished,
  headerFault,
  missingKey,
  modernExchanges,
} from './envelope-faults.ts'
import { defectCheck } from './general.ts'
import { isImplementation, isVersions, modernResults } from './modern-shared.ts'

const META = modernSpec('basic/index', '_meta')
const VERSION = '2026-07-28'

export const MODERN: readonly Check[] = [
  check(rule('M1', 'MUST', 'client', 'modern', 'all', META), (t, probe) => {
    for (const exchange of modernExchanges(t)) {
      const { request } = exchange
      probe.saw(request.frame)
      const key = missingKey(request)
      if (key === null || envelopeUnpunished(t, exchange)) continue
      const status = request.post?.head?.http?.status ?? 400
      if (status === 400 || (status < 300 && !exchange.response))
        probe.fault(request.frame, { got: key })
    }
  }),
  check(rule('M2', 'SHOULD', 'client', 'modern', 'all', META), (t, probe) => {
    for (const { request } of modernExchanges(t)) {
      if (missingKey(request) !== null) continue
      probe.saw(request.frame)
      const info = request.meta?.[META_CLIENT_INFO]
      if (!isImplementation(info)) probe.fault(request.frame)
    }
  }),
  check(rule('M3', 'MUST', 'server', 'modern', 'all', META), (t, probe) => {
    for (const exchange of modernExchanges(t)) {
      if (missingKey(exchange.request) === null || !exchange.response || t.legacyServer) continue
      probe.saw(exchange.response.frame)
      if (envelopeUnpunished(t, exchange)) probe.fault(exchange.response.frame)
    }
  }),
  check(
    rule('M4', 'MUST', 'server', 'modern', 'all', modernSpec('basic/index', 'Results')),
    (t, probe) => {
      for (const { exchange, result } of modernResults(t)) {
        const frame = exchange.response?.frame ?? exchange.request.frame
        probe.saw(frame)
        const type = result.resultType
        const task =
          type === 'task' &&
          stringify(exchange.request.meta?.[META_CLIENT_CAPABILITIES] ?? null).includes(
            'io.modelcontextprotocol/tasks',
          )
        if (type !== 'complete' && type !== 'input_required' && !task)
          probe.fault(frame, { got: stringify(type ?? null) })
      }
    },
  ),
  check(rule('M5', 'SHOULD', 'server', 'modern', 'all', META), (t, probe) => {
    for (const { exchange, result } of modernResults(t)) {
      const frame = exchange.response?.frame ?? exchange.request.frame
      probe.saw(frame)
      const meta = result._meta
      if (!isObject(meta) || !isImplementation(meta[META_SERVER_INFO])) probe.fault(frame)
    }
  }),
  check(
    rule('M6', 'MUST', 'server', 'modern', 'all', modernSpec('basic/patterns/index', 'Messages')),
    (t, probe) => {
      for (const { side, era, kind, frame, method } of t.messages) {
        if (side !== 'server' || era !== 'modern') continue
        probe.saw(frame)
        if (kind === 'request') probe.fault(frame, { got: method })
      }
    },
  ),
  defectCheck(
    rule('M7', 'MUST', 'client', 'modern', 'all', modernSpec('basic/patterns/index', 'Messages')),
    ({ side, era }) => side === 'client' && era === 'modern',
  ),
  check(
    rule('M8', 'MUST', 'server', 'modern', 'all', modernSpec('server/discover', 'Discover')),
    (t, probe) => {
      if (t.legacyServer) return
      for (const { request, response } of answeredWell(t)) {
        if (request.method !== 'server/discover' || !response) continue
        const result = resultOf(response)
        if (result) {
          probe.saw(response.frame)
          const lacking = ['supportedVersions', 'capabilities', 'ttlMs', 'cacheScope'].filter(
            (name) => !Object.hasOwn(result, name),
          )
          const versions = result.supportedVersions
          if (lacking.length > 0) probe.fault(response.frame, { got: lacking })
          else if (!isVersions(versions))
            probe.fault(response.frame, { got: ['supportedVersions'] })
          else if (!isObject(result.capabilities))
            probe.fault(response.frame, { got: ['capabilities'] })
        } else if (codeOf(response) === METHOD_NOT_FOUND)
          probe.fault(response.frame, { got: METHOD_NOT_FOUND })
      }
    },
  ),
  check(
    rule(
      'M9',
      'MUST',
      'server',
      'modern',
      'all',
      modernSpec('basic/versioning', 'Version mismatch'),
    ),
    (t, probe) => {
      if (t.legacyServer) return
      const supported = supportedBy(t)
      for (const { request, response } of answeredWell(t)) {
        if (!response) continue
        const asked = String(request.meta?.[META_PROTOCOL_VERSION])
        const code = codeOf(response)
        if (code === UNSUPPORTED_PROTOCOL_VERSION) {
          probe.saw(response.frame)
          const data = errorOf(response)?.data
          const fine = isObject(data) && isVersions(data.supported) && data.requested === asked
          if (!fine) probe.fault(response.frame, { got: asked })
          continue
        }
        const foreign = supported
          ? !supported.includes(asked)
          : asked !== VERSION && (asked < VERSION || !/^\d{4}-\d\d-\d\d$/.test(asked))
        if (!foreign || code === HEADER_MISMATCH || headerFault(t, request)) continue
        probe.saw(response.frame)
        if (code !== METHOD_NOT_FOUND || revision20260728.hasMethod(request.method))
          probe.fault(response.frame, { got: asked })
      }
    },
  ),
  check(
    rule(
      'M10',
      'SHOULD',
      'client',
      'modern',
      'all',
      modernSpec('basic/versioning', 'Version mismatch'),
    ),
    (t, probe) => {
      let offered: readonly JsonValue[] | null = null
      let since = 0
      for (const { request, response } of modernExchanges(t)) {
        if (offered && request.frame.index > since) {
          probe.saw(request.frame)
          const asked = request.meta?.[META_PROTOCOL_VERSION]
          if (asked !== undefined && !offered.includes(asked))
            probe.fault(request.frame, { got: String(asked) })
        }
        const data = errorOf(response)?.data
        if (
          response &&
          codeOf(response) === UNSUPPORTED_PROTOCOL_VERSION &&
          isObject(data) &&
          Array.isArray(data.supported)
        ) {
          offered = data.supported as readonly JsonValue[]
          since = response.frame.index
        }
      }
    },
  ),
]

function supportedBy(t: Transcript): readonly JsonValue[] | null {
  for (const { request, response } of t.exchanges) {
    const result = resultOf(response)
    if (request.method === 'server/discover' && isVersions(result?.supportedVersions))
      return result?.supportedVersions as readonly JsonValue[]
  }
  return null
}
