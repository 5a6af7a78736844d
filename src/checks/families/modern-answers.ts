/** Rules of 2026-07-28 for error codes, caching, methods and logging. */
import { META_LOG_LEVEL, META_PROTOCOL_VERSION } from '../../protocol/envelope.ts'
import { equalJson, isObject, type JsonValue, stringify } from '../../protocol/json.ts'
import {
  HEADER_MISMATCH,
  METHOD_NOT_FOUND,
  UNSUPPORTED_PROTOCOL_VERSION,
} from '../../protocol/jsonrpc.ts'
import { revision20260728 } from '../../protocol/revisions/2026-07-28.ts'
import { type Check, check, modernSpec, rule } from '../check.ts'
import { codeOf, resultOf } from '../reading/lists.ts'
import type { Transcript } from '../transcript.ts'
import { answeredWell, headerFault, modernExchanges } from './envelope-faults.ts'
import { isBannedCode, modernResults, REMOVED } from './modern-shared.ts'

const ERRORS = modernSpec('basic/index', 'Error codes')
const CACHING = modernSpec('server/utilities/caching', 'Caching hints')
const CACHEABLE = [
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
]
const LEVELS = ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency']

export const MODERN_ANSWERS: readonly Check[] = [
  check(rule('M11', 'MUST NOT', 'server', 'modern', 'all', ERRORS), (t, probe) => {
    for (const { request, response } of modernExchanges(t)) {
      const code = codeOf(response)
      if (code === null || !response || t.legacyServer) continue
      probe.saw(response.frame)
      if (isBannedCode(code) || (code === HEADER_MISMATCH && !request.post))
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
      // A method that 2026-07-28 took away is the client's mistake, M16.
      if (!response || REMOVED.includes(method) || method.startsWith('tasks/')) continue
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
