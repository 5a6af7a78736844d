/** The handshake of 2025-11-25 and what it settles (spec basic/lifecycle). */
import { isObject, type JsonObject, type JsonValue } from '../../protocol/json.ts'
import { type Check, check, legacySpec, rule } from '../check.ts'
import { codeOf, resultOf } from '../reading/lists.ts'
import { isGarbled } from '../reading/read-frames.ts'
import type { Exchange, Transcript } from '../transcript.ts'
import { isImplementation } from './modern-shared.ts'

const SPEC = legacySpec('basic/lifecycle', 'Initialization')
const VERSIONS = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']

function handshake(t: Transcript): Exchange | undefined {
  return t.exchanges.find(
    ({ request }) => request.method === 'initialize' && request.era === 'legacy',
  )
}

function legacyFromClient(t: Transcript) {
  return t.messages.filter(({ side, era }) => side === 'client' && era === 'legacy')
}

const NEEDS: readonly (readonly [method: RegExp, path: string])[] = [
  [/^prompts\//, 'prompts'],
  [/^resources\/(un)?subscribe$/, 'resources.subscribe'],
  [/^resources\//, 'resources'],
  [/^completion\//, 'completions'],
  [/^logging\//, 'logging'],
  [/^tools\//, 'tools'],
]
const SPEAKS: { readonly [method: string]: string } = {
  'notifications/tools/list_changed': 'tools.listChanged',
  'notifications/prompts/list_changed': 'prompts.listChanged',
  'notifications/resources/list_changed': 'resources.listChanged',
  'notifications/resources/updated': 'resources.subscribe',
  'notifications/message': 'logging',
}
const ASKS: { readonly [method: string]: string } = {
  'sampling/createMessage': 'sampling',
  'elicitation/create': 'elicitation',
  'roots/list': 'roots',
}

export const LEGACY: readonly Check[] = [
  check(rule('L1', 'MUST', 'client', 'legacy', 'all', SPEC), (t, probe) => {
    const first = legacyFromClient(t).find(({ kind, defect }) => kind !== 'response' || defect)
    // A first message that cannot be read, or is no request, has its own check.
    if (!first || first.kind === 'response') return
    if (t.frames.some((frame) => isGarbled(frame) && frame.index < first.frame.index)) return
    probe.saw(first.frame)
    const { protocolVersion, capabilities, clientInfo } = first.params
    if (first.method !== 'initialize') probe.fault(first.frame, { got: first.method })
    else if (typeof protocolVersion !== 'string')
      probe.fault(first.frame, { got: 'protocolVersion' })
    else if (!isObject(capabilities)) probe.fault(first.frame, { got: 'capabilities' })
    else if (!isImplementation(clientInfo)) probe.fault(first.frame, { got: 'clientInfo' })
  }),
  check(rule('L2', 'MUST', 'client', 'legacy', 'all', SPEC), (t, probe) => {
    const open = handshake(t)
    const done = resultOf(open?.response ?? null) ? open?.response : null
    if (!done) return
    const after = legacyFromClient(t).filter(({ frame }) => frame.index > done.frame.index)
    const said = after.find(({ method }) => method === 'notifications/initialized')
    const other = after.find(({ method, kind }) => kind === 'request' && method !== 'ping')
    if (said) probe.saw(said.frame)
    else if (other && !t.frames.some((frame) => isGarbled(frame) && frame.index > done.frame.index))
      probe.fault(other.frame, { got: other.method })
  }),
  check(rule('L3', 'SHOULD NOT', 'client', 'legacy', 'all', SPEC), (t, probe) => {
    const open = handshake(t)
    if (!open?.response) return
    probe.saw(open.response.frame)
    for (const { frame, method, kind, defect } of legacyFromClient(t)) {
      if (frame.index <= open.request.frame.index || frame.index >= open.response.frame.index)
        continue
      if (kind === 'request' && method !== 'ping' && !defect) probe.fault(frame, { got: method })
    }
  }),
  check(rule('L4', 'MUST', 'server', 'legacy', 'all', SPEC), (t, probe) => {
    const open = handshake(t)
    const result = resultOf(open?.response ?? null)
    if (!open?.response || !result) return
    const { frame } = open.response
    probe.saw(frame)
    const { protocolVersion, capabilities, serverInfo } = result
    const asked = String(open.request.params.protocolVersion)
    if (typeof protocolVersion !== 'string') probe.fault(frame, { got: 'protocolVersion' })
    else if (!isObject(capabilities)) probe.fault(frame, { got: 'capabilities' })
    else if (!isImplementation(serverInfo)) probe.fault(frame, { got: 'serverInfo' })
    else if (protocolVersion !== asked && VERSIONS.includes(asked))
      probe.doubt(frame, { got: protocolVersion })
  }),
  check(
    rule('L5', 'MUST', 'both', 'legacy', 'all', legacySpec('basic/lifecycle', 'Operation')),
    (t, probe) => {
      const open = handshake(t)
      const offered = resultOf(open?.response ?? null)?.capabilities
      const declared = open?.request.params.capabilities
      if (!open?.response || !isObject(offered)) return
      // A server that serves tools without saying so is T1's.
      const toolsServed = t.exchanges.some(
        ({ request, response }) => request.method.startsWith('tools/') && resultOf(response),
      )
      for (const { frame, method, side, era, kind } of t.messages) {
        if (era !== 'legacy' || frame.index <= open.response.frame.index || kind === 'response')
          continue
        const ours =
          side === 'client' && kind === 'request'
            ? NEEDS.find(([pattern]) => pattern.test(method))?.[1]
            : undefined
        const served = method.startsWith('tools/') && toolsServed
        const needed = ours ?? (side === 'server' ? (SPEAKS[method] ?? ASKS[method]) : undefined)
        const roots =
          method === 'notifications/roots/list_changed' ? 'roots.listChanged' : undefined
        const path = needed ?? roots
        if (!path) continue
        const holder = side === 'server' && ASKS[method] ? declared : roots ? declared : offered
        const isOffered = has(holder, path)
        if (served && !isOffered) continue
        probe.saw(frame)
        if (!isOffered) probe.fault(frame, { got: `${method}: ${path}` })
      }
    },
  ),
  check(
    rule('L6', 'MUST', 'both', 'legacy', 'all', legacySpec('basic/utilities/ping', 'Ping')),
    (t, probe) => {
      for (const { request, response } of t.exchanges) {
        if (request.method !== 'ping' || request.era !== 'legacy' || !response) continue
        probe.saw(response.frame)
        const result = resultOf(response)
        const extra = Object.keys(result ?? {}).filter((key) => key !== '_meta')
        if (!result || extra.length > 0)
          probe.fault(response.frame, { got: codeOf(response) ?? extra })
      }
    },
  ),
  check(
    rule(
      'L7',
      'MUST',
      'client',
      'legacy',
      'all',
      legacySpec('basic/utilities/cancellation', 'Behavior requirements'),
    ),
    (t, probe) => {
      for (const { method, frame, side, era, params } of t.messages) {
        if (method !== 'notifications/cancelled' || side !== 'client' || era !== 'legacy') continue
        probe.saw(frame)
        if (handshake(t)?.request.value.id === params.requestId) probe.fault(frame)
      }
    },
  ),
]

function has(capabilities: JsonValue | undefined, path: string): boolean {
  let value: JsonValue | undefined = capabilities
  for (const key of path.split('.'))
    value = isObject(value) ? (value as JsonObject)[key] : undefined
  return value !== undefined && value !== false && value !== null
}
