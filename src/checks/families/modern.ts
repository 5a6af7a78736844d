/** Rules of 2026-07-28 for single requests and results. */
import {
  META_CLIENT_CAPABILITIES,
  META_CLIENT_INFO,
  META_LOG_LEVEL,
  META_PROTOCOL_VERSION,
  META_SERVER_INFO,
} from '../../protocol/envelope.ts'
import {
  equalJson,
  isObject,
  type JsonObject,
  type JsonValue,
  stringify,
} from '../../protocol/json.ts'
import {
  HEADER_MISMATCH,
  METHOD_NOT_FOUND,
  UNSUPPORTED_PROTOCOL_VERSION,
} from '../../protocol/jsonrpc.ts'
import { revision20260728 } from '../../protocol/revisions/2026-07-28.ts'
import { type Check, check, modernSpec, rule } from '../check.ts'
import { codeOf, errorOf, resultOf } from '../reading/lists.ts'
import type { Exchange, Transcript } from '../transcript.ts'
import {
  answeredWell,
  envelopeUnpunished,
  headerFault,
  missingKey,
  modernExchanges,
} from './envelope-faults.ts'
import { defectCheck } from './general.ts'

const META = modernSpec('basic/index', '_meta')
const ERRORS = modernSpec('basic/index', 'Error codes')
const CACHING = modernSpec('server/utilities/caching', 'Caching hints')
const VERSION = '2026-07-28'
const CACHEABLE = [
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
]
const REMOVED = [
  'initialize',
  'ping',
  'logging/setLevel',
  'resources/subscribe',
  'resources/unsubscribe',
  'notifications/initialized',
  'notifications/roots/list_changed',
]
const LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency']

/** Results of the modern era that are to be judged: request, response and the result itself. */
export function modernResults(
  t: Transcript,
): readonly { exchange: Exchange; result: JsonObject }[] {
  return answeredWell(t).flatMap((exchange) => {
    const result = resultOf(exchange.response)
    return result ? [{ exchange, result }] : []
  })
}

export const MODERN: readonly Check[] = [
  check(rule('M1', 'MUST', 'client', 'modern', 'all', META), (t, probe) => {
    for (const exchange of modernExchanges(t)) {
      const { request } = exchange
      probe.saw(request.frame)
      const key = missingKey(request)
      if (key === null || envelopeUnpunished(t, exchange)) continue
      const status = request.post?.head?.http?.status ?? 400
      if (status === 400) probe.fault(request.frame, { got: key })
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
        if (!foreign || code === HEADER_MISMATCH) continue
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
  check(rule('M11', 'MUST NOT', 'server', 'modern', 'all', ERRORS), (t, probe) => {
    for (const { request, response } of modernExchanges(t)) {
      const code = codeOf(response)
      if (code === null || !response || t.legacyServer) continue
      probe.saw(response.frame)
      const banned = code === -32002 || code === -32042 || (code <= -32023 && code >= -32099)
      if (banned || (code === HEADER_MISMATCH && !request.post))
        probe.fault(response.frame, { got: code })
    }
  }),
  check(rule('M12', 'SHOULD NOT', 'server', 'modern', 'all', ERRORS), (t, probe) => {
    for (const { response } of modernExchanges(t)) {
      const code = codeOf(response)
      if (code === null || !response || t.legacyServer) continue
      probe.saw(response.frame)
      if (code <= -32000 && code >= -32019 && code !== -32002)
        probe.fault(response.frame, { got: code })
    }
  }),
  check(rule('M13', 'MUST', 'server', 'modern', 'all', CACHING), (t, probe) => {
    for (const { exchange, result } of modernResults(t)) {
      const { method } = exchange.request
      const frame = exchange.response?.frame ?? exchange.request.frame
      if (!CACHEABLE.includes(method) || result.resultType === 'input_required') continue
      probe.saw(frame)
      const discover = method === 'server/discover'
      const { ttlMs, cacheScope } = result
      const absentIsM8 = discover && (ttlMs === undefined || cacheScope === undefined)
      const badTtl =
        ttlMs !== undefined || !discover
          ? !(typeof ttlMs === 'bigint' || (Number.isInteger(ttlMs) && Number(ttlMs) >= 0))
          : false
      const badScope = cacheScope !== 'public' && cacheScope !== 'private'
      if (!absentIsM8 && (badTtl || badScope))
        probe.fault(frame, { got: badTtl ? 'ttlMs' : 'cacheScope' })
    }
  }),
  check(rule('M14', 'MUST', 'server', 'modern', 'all', CACHING), (t, probe) => {
    const scopes = new Map<string, JsonValue>()
    for (const { exchange, result } of modernResults(t)) {
      const { method, params } = exchange.request
      if (!method.endsWith('/list') || !exchange.response || typeof result.cacheScope !== 'string')
        continue
      const before = scopes.get(method)
      if (params.cursor !== undefined && before !== undefined) {
        probe.saw(exchange.response.frame)
        if (before !== result.cacheScope)
          probe.fault(exchange.response.frame, { got: result.cacheScope })
      } else scopes.set(method, result.cacheScope)
    }
  }),
  check(rule('M15', 'SHOULD', 'client', 'modern', 'all', CACHING), (t, probe) => {
    const fresh = new Map<string, number>()
    const changes = t.messages.filter(({ method }) => /(list_changed|updated)$/.test(method))
    for (const { exchange, result } of modernResults(t)) {
      const { request, response } = exchange
      if (!CACHEABLE.includes(request.method) || !response) continue
      const { _meta, ...params } = request.params
      const key = request.method + stringify(params)
      const until = fresh.get(key)
      const { at } = request.frame
      if (until !== undefined && at !== null) {
        probe.saw(request.frame)
        const stale = changes.some(({ frame }) => frame.index < request.frame.index)
        if (at < until && !stale) probe.fault(request.frame, { got: request.method })
      }
      if (response.frame.at !== null && response.frame.at > 0 && Number(result.ttlMs) > 0)
        fresh.set(key, response.frame.at + Number(result.ttlMs))
    }
  }),
  check(
    rule('M16', 'INFO', 'client', 'modern', 'all', modernSpec('changelog', 'Major changes')),
    (t, probe) => {
      for (const { frame, meta, method, side } of t.messages) {
        if (side !== 'client' || !meta || !Object.hasOwn(meta, META_PROTOCOL_VERSION)) continue
        probe.saw(frame)
        if (REMOVED.includes(method)) probe.fault(frame, { got: method })
      }
    },
  ),
  check(rule('M17', 'MUST', 'server', 'modern', 'all', ERRORS), (t, probe) => {
    if (t.legacyServer) return
    for (const { request, response } of answeredWell(t)) {
      const { method } = request
      if (!response || method === 'initialize' || method.startsWith('tasks/')) continue
      const unknown = !revision20260728.hasMethod(method)
      const unoffered = !unknown && resultOf(response) !== null && !offers(t, method)
      if (!unknown && !unoffered) continue
      probe.saw(response.frame)
      const code = codeOf(response)
      const earlier =
        (code === HEADER_MISMATCH && headerFault(t, request)) ||
        code === UNSUPPORTED_PROTOCOL_VERSION
      if (code !== METHOD_NOT_FOUND && !earlier)
        probe.fault(response.frame, { got: code ?? 'result' })
    }
  }),
  check(
    rule(
      'M18',
      'MUST',
      'server',
      'modern',
      'all',
      modernSpec('server/utilities/logging', 'Logging'),
    ),
    (t, probe) => {
      for (const { frame, method, params, era, post, side, defect } of t.messages) {
        if (side !== 'server' || era !== 'modern' || method !== 'notifications/message' || defect)
          continue
        probe.saw(frame)
        const pool = post
          ? t.exchanges.filter(({ request }) => request.post === post)
          : modernExchanges(t)
        const wants = pool.filter(
          ({ request, response }) =>
            request.frame.index < frame.index &&
            (!response || response.frame.index > frame.index) &&
            request.meta?.[META_LOG_LEVEL] !== undefined,
        )
        const least = Math.min(
          ...wants.map(({ request }) => LEVELS.indexOf(String(request.meta?.[META_LOG_LEVEL]))),
        )
        if (wants.length === 0 || LEVELS.indexOf(String(params.level)) < least)
          probe.fault(frame, { got: String(params.level) })
      }
    },
  ),
  check(
    rule('M20', 'SHOULD', 'server', 'modern', 'all', modernSpec('server/tools', 'Listing tools')),
    (t, probe) => {
      let before: readonly JsonValue[] | null = null
      for (const { exchange, result } of modernResults(t)) {
        if (
          exchange.request.method !== 'tools/list' ||
          !Array.isArray(result.tools) ||
          !exchange.response ||
          exchange.request.params.cursor !== undefined
        )
          continue
        const names = (result.tools as readonly JsonValue[]).map((tool) =>
          isObject(tool) ? (tool.name ?? null) : null,
        )
        if (before) {
          const same = equalJson([...before].sort(), [...names].sort())
          if (same) probe.saw(exchange.response.frame)
          if (same && !equalJson(before, names)) probe.fault(exchange.response.frame)
        }
        before = names
      }
    },
  ),
]

/** False only when discover lists capabilities and the method's is not among them. Tools are T1's. */
function offers(t: Transcript, method: string): boolean {
  const family = method === 'completion/complete' ? 'completions' : (method.split('/')[0] ?? '')
  if (!['prompts', 'resources', 'completions'].includes(family)) return true
  const found = t.exchanges.find(({ request }) => request.method === 'server/discover')
  const capabilities = resultOf(found?.response ?? null)?.capabilities
  return !isObject(capabilities) || Object.hasOwn(capabilities, family)
}

function supportedBy(t: Transcript): readonly JsonValue[] | null {
  for (const { request, response } of t.exchanges) {
    const result = resultOf(response)
    if (request.method === 'server/discover' && isVersions(result?.supportedVersions))
      return result?.supportedVersions as readonly JsonValue[]
  }
  return null
}

function isVersions(value: JsonValue | undefined): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'string' && one !== '')
  )
}

function isImplementation(value: JsonValue | undefined): boolean {
  return isObject(value) && typeof value.name === 'string' && typeof value.version === 'string'
}

export { isImplementation }
