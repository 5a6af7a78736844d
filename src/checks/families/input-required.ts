/** A server that needs more input asks in its result, and the client calls again (spec 2026-07-28 basic/patterns/mrtr). */
import { META_CLIENT_CAPABILITIES } from '../../protocol/envelope.ts'
import { equalJson, isObject, type JsonObject, stringify } from '../../protocol/json.ts'
import { MISSING_CLIENT_CAPABILITY } from '../../protocol/jsonrpc.ts'
import { type Check, check, modernSpec, rule } from '../check.ts'
import { codeOf, errorOf } from '../reading/lists.ts'
import type { Exchange, Transcript } from '../transcript.ts'
import { modernExchanges } from './envelope-faults.ts'
import { modernResults } from './modern-shared.ts'

const SPEC = modernSpec('basic/patterns/mrtr', 'Multi round-trip requests')
const ALLOWED = ['tools/call', 'prompts/get', 'resources/read']

function asked(t: Transcript) {
  return modernResults(t).filter(({ result }) => result.resultType === 'input_required')
}

interface Retry {
  readonly exchange: Exchange
  readonly origin: { readonly exchange: Exchange; readonly result: JsonObject } | null
  readonly samePlace: boolean
}

/** Requests that carry an answer or a state, each with the `input_required` it follows. */
function retriesOf(t: Transcript): readonly Retry[] {
  const used = new Set<Exchange>()
  const origins = asked(t)
  return modernExchanges(t).flatMap((exchange): readonly Retry[] => {
    const { params, frame, method } = exchange.request
    if (params.inputResponses === undefined && params.requestState === undefined) return []
    const open = origins.filter(
      (one) => !used.has(one.exchange) && (one.exchange.response?.frame.index ?? 0) < frame.index,
    )
    const same = open.find(
      (one) =>
        one.exchange.request.method === method &&
        equalJson(own(one.exchange.request.params), own(params)),
    )
    const stated = open.find(
      ({ result }) =>
        result.requestState !== undefined && result.requestState === params.requestState,
    )
    const origin = same ?? stated ?? (open.length === 1 ? open[0] : undefined) ?? null
    if (origin) used.add(origin.exchange)
    return [{ exchange, origin, samePlace: same !== undefined }]
  })
}

export const INPUT_REQUIRED: readonly Check[] = [
  check(rule('X1', 'MUST', 'server', 'modern', 'all', SPEC), (t, probe) => {
    for (const { exchange } of asked(t)) {
      if (!exchange.response) continue
      probe.saw(exchange.response.frame)
      if (!ALLOWED.includes(exchange.request.method))
        probe.fault(exchange.response.frame, { got: exchange.request.method })
    }
  }),
  check(rule('X2', 'MUST', 'server', 'modern', 'all', SPEC), (t, probe) => {
    for (const { exchange, result } of asked(t)) {
      if (!exchange.response || !ALLOWED.includes(exchange.request.method)) continue
      probe.saw(exchange.response.frame)
      const requests =
        isObject(result.inputRequests) && Object.keys(result.inputRequests).length > 0
      if (!requests && typeof result.requestState !== 'string') probe.fault(exchange.response.frame)
    }
  }),
  check(rule('X3', 'MUST', 'server', 'modern', 'all', SPEC), (t, probe) => {
    for (const { exchange, result } of asked(t)) {
      if (
        !exchange.response ||
        !isObject(result.inputRequests) ||
        !ALLOWED.includes(exchange.request.method)
      )
        continue
      const capabilities = exchange.request.meta?.[META_CLIENT_CAPABILITIES]
      for (const request of Object.values(result.inputRequests)) {
        probe.saw(exchange.response.frame)
        if (!isObject(request) || !isObject(capabilities) || !declares(capabilities, request))
          probe.fault(exchange.response.frame, {
            got: isObject(request) ? String(request.method) : stringify(request),
          })
      }
    }
  }),
  check(rule('X4', 'MUST', 'client', 'modern', 'all', SPEC), (t, probe) => {
    for (const { exchange, origin, samePlace } of retriesOf(t)) {
      const { params, frame } = exchange.request
      probe.saw(frame)
      if (!origin) {
        if (params.requestState === undefined) probe.fault(frame, { got: 'inputResponses' })
        continue
      }
      const wanted = isObject(origin.result.inputRequests)
        ? Object.keys(origin.result.inputRequests)
        : []
      const given = isObject(params.inputResponses) ? params.inputResponses : {}
      if (!samePlace) probe.fault(frame, { got: 'params' })
      else if (origin.exchange.key === exchange.key)
        probe.fault(frame, { got: `id ${exchange.key}` })
      else if (wanted.some((key) => !Object.hasOwn(given, key)))
        probe.fault(frame, { got: 'inputResponses' })
    }
  }),
  check(rule('X5', 'MUST', 'client', 'modern', 'all', SPEC), (t, probe) => {
    for (const { exchange, origin } of retriesOf(t)) {
      const state = exchange.request.params.requestState
      if (state === undefined && origin?.result.requestState === undefined) continue
      probe.saw(exchange.request.frame)
      if (!origin || !equalJson(state ?? null, origin.result.requestState ?? null))
        probe.fault(exchange.request.frame, { got: stringify(state ?? null) })
    }
  }),
  check(
    rule('X6', 'MUST', 'server', 'modern', 'all', modernSpec('basic/index', 'Client capabilities')),
    (t, probe) => {
      for (const { response } of modernExchanges(t)) {
        if (!response || codeOf(response) !== MISSING_CLIENT_CAPABILITY) continue
        probe.saw(response.frame)
        const data = errorOf(response)?.data
        if (!isObject(data) || !isObject(data.requiredCapabilities)) probe.fault(response.frame)
      }
    },
  ),
]

function own({ inputResponses: _, requestState: __, _meta, ...params }: JsonObject): JsonObject {
  return params
}

function declares(capabilities: JsonObject, { method, params }: JsonObject): boolean {
  if (method === 'roots/list') return isObject(capabilities.roots)
  if (method === 'sampling/createMessage') return isObject(capabilities.sampling)
  const { elicitation } = capabilities
  if (method !== 'elicitation/create' || !isObject(elicitation)) return false
  const url = isObject(params) && params.mode === 'url'
  return url
    ? isObject(elicitation.url)
    : isObject(elicitation.form) || !Object.hasOwn(elicitation, 'url')
}
