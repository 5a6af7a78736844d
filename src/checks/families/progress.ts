/** Progress and its tokens (spec basic/patterns/progress; 2025-11-25 basic/utilities/progress). */
import { type JsonValue, stringify } from '../../protocol/json.ts'
import { isRequestId } from '../../protocol/jsonrpc.ts'
import { type Check, check, modernSpec, type Probe, rule } from '../check.ts'
import type { Exchange, Message, Transcript } from '../transcript.ts'

const SPEC = modernSpec('basic/patterns/progress', 'Progress')

interface Step {
  readonly message: Message
  /** The request that gave the token: the one that is open, else the last. */
  readonly owner: Exchange | null
  readonly isActive: boolean
}

/** Progress notifications that are the concern of these checks; after a cancel they are C2's and C3's. */
function stepsOf(t: Transcript): readonly Step[] {
  const tokens = new Map<string, Exchange[]>()
  for (const exchange of t.exchanges) {
    const token = exchange.request.meta?.progressToken
    if (token === undefined) continue
    const key = exchange.request.side + stringify(token)
    tokens.set(key, [...(tokens.get(key) ?? []), exchange])
  }
  return t.messages.flatMap((message): readonly Step[] => {
    const { method, params, side, frame, meta, defect } = message
    if (method !== 'notifications/progress' || defect) return []
    if (meta && Object.hasOwn(meta, 'io.modelcontextprotocol/subscriptionId')) return []
    const peer = side === 'server' ? 'client' : 'server'
    const owners = (tokens.get(peer + stringify(params.progressToken ?? null)) ?? []).filter(
      ({ request }) => request.frame.index < frame.index,
    )
    const active = owners.find(({ response }) => !response || response.frame.index > frame.index)
    const owner = active ?? owners.at(-1) ?? null
    if (owner?.cancel && owner.cancel.index < frame.index) return []
    return [{ message, owner, isActive: active !== undefined }]
  })
}

export const PROGRESS_CHECKS: readonly Check[] = [
  check(rule('P1', 'MUST', 'server', 'both', 'all', SPEC), (t, probe) => {
    for (const { message, owner } of stepsOf(t)) {
      probe.saw(message.frame)
      if (!owner)
        probe.fault(message.frame, { got: stringify(message.params.progressToken ?? null) })
    }
  }),
  check(rule('P2', 'MUST', 'server', 'both', 'all', SPEC), (t, probe) => {
    const last = new Map<Exchange, JsonValue>()
    for (const { message, owner, isActive } of stepsOf(t)) {
      if (!owner || !isActive) continue
      const before = last.get(owner)
      const now = message.params.progress ?? null
      probe.saw(message.frame)
      if (
        Number.isNaN(numberOf(now)) ||
        (before !== undefined && numberOf(now) <= numberOf(before))
      )
        probe.fault(message.frame, { got: stringify(now) })
      last.set(owner, now)
    }
  }),
  check(rule('P3', 'MUST', 'server', 'both', 'all', SPEC), (t, probe) => {
    for (const { message, owner, isActive } of stepsOf(t)) {
      if (!owner) continue
      probe.saw(message.frame)
      if (!isActive && owner.request.params.task === undefined)
        probe.fault(message.frame, { got: owner.key })
    }
  }),
  check(rule('P4', 'MUST', 'client', 'both', 'all', SPEC), (t, probe) => duplicateTokens(t, probe)),
]

function duplicateTokens(t: Transcript, probe: Probe): void {
  const active = new Map<string, Exchange>()
  for (const exchange of t.exchanges) {
    const { request } = exchange
    const token = request.meta?.progressToken
    if (token === undefined) continue
    probe.saw(request.frame)
    const key = request.side + stringify(token)
    const before = active.get(key)
    const end = before?.response?.frame.index ?? before?.cancel?.index ?? Number.POSITIVE_INFINITY
    if (!isRequestId(token) || (before && end > request.frame.index))
      probe.fault(request.frame, { got: stringify(token) })
    active.set(key, exchange)
  }
}

function numberOf(value: JsonValue): number {
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'object'
    ? Number(stringify(value))
    : Number.NaN
}
