/** Giving up, and what may still come (spec basic/patterns/cancellation and transports, both revisions). */
import { stringify } from '../../protocol/json.ts'
import { type Check, check, legacySpec, modernSpec, rule } from '../check.ts'
import { isGarbled } from '../reading/read-frames.ts'
import type { Exchange, Frame, Transcript } from '../transcript.ts'
import { modernExchanges } from './envelope-faults.ts'

const STDIO = modernSpec('basic/transports/stdio', 'Cancellation')
const HTTP = modernSpec('basic/transports/streamable-http', 'Cancellation')
const PATTERN = modernSpec('basic/patterns/cancellation', 'Cancellation')
/** Two writings this close may have crossed under way, when nobody knows the latency. */
const CROSSING_MS = 5

function crossed(t: Transcript, first: Frame, then: Frame): boolean {
  if (!first.at || !then.at) return false
  return then.at - first.at <= (t.latencyMs ?? CROSSING_MS)
}

/** What the server wrote for an abandoned request: responses, progress, and notifications on its stream. */
function afterCancel(t: Transcript, exchange: Exchange): readonly Frame[] {
  const { cancel, request } = exchange
  if (!cancel) return []
  const token = request.meta?.progressToken
  const frames = exchange.late.map(({ frame }) => frame)
  for (const { frame, side, method, params, post } of t.messages) {
    if (side !== 'server' || frame.index <= cancel.index || frames.includes(frame)) continue
    const progress =
      method === 'notifications/progress' &&
      token !== undefined &&
      stringify(params.progressToken ?? null) === stringify(token)
    const logged =
      method === 'notifications/message' &&
      request.meta?.['io.modelcontextprotocol/logLevel'] !== undefined &&
      !t.exchanges.some(
        (other) =>
          other !== exchange &&
          other.request.meta?.['io.modelcontextprotocol/logLevel'] !== undefined &&
          !other.cancel,
      )
    const subscribed =
      method !== '' && stringify(params._meta ?? null).includes(`subscriptionId":${exchange.key}}`)
    const streamed = post !== null && post === request.post && method !== ''
    if (progress || logged || subscribed || streamed) frames.push(frame)
  }
  return frames.sort((a, b) => a.index - b.index)
}

/**
 * The server has answered a request that was written after the cancel, so it has read the cancel.
 * Time says nothing here: a server busy with a call leaves what has arrived unread in the pipe.
 */
function hasRead(t: Transcript, cancel: Frame, until: Frame): boolean {
  return t.exchanges.some(
    ({ request, response }) =>
      request.side === 'client' &&
      request.frame.index > cancel.index &&
      response &&
      response.frame.index < until.index,
  )
}

/** What a cancel names may be a request that could not be read, or one whose id was none. */
function wasLost(t: Transcript, cancel: Frame): boolean {
  return (
    t.frames.some((one) => isGarbled(one) && one.index < cancel.index) ||
    t.exchanges.some(({ request, response }) => request.defect?.check === 'G2' && !response)
  )
}

export const CANCELLATION: readonly Check[] = [
  check(rule('C1', 'MUST', 'client', 'modern', 'stdio', PATTERN), (t, probe) => {
    for (const { method, frame, side, era, params, post } of t.messages) {
      if (method !== 'notifications/cancelled' || side !== 'client' || era !== 'modern' || post)
        continue
      probe.saw(frame)
      const key = stringify(params.requestId ?? null)
      const own = t.exchanges.findLast(
        ({ request, key: other }) =>
          request.side === 'client' && other === key && request.frame.index < frame.index,
      )
      const answered =
        own?.response && own.response.frame.index < frame.index ? own.response.frame : null
      if (!own && wasLost(t, frame)) continue
      if (!own) probe.fault(frame, { got: key })
      else if (answered)
        (crossed(t, answered, frame) ? probe.doubt : probe.fault)(frame, { got: key })
    }
  }),
  check(rule('C2', 'MUST NOT', 'server', 'modern', 'stdio', STDIO), (t, probe) => {
    for (const exchange of modernExchanges(t)) {
      if (!exchange.cancel || exchange.request.post) continue
      probe.saw(exchange.cancel)
      for (const frame of afterCancel(t, exchange)) {
        const report = hasRead(t, exchange.cancel, frame) ? probe.fault : probe.doubt
        report(frame, { got: exchange.key })
      }
    }
  }),
  check(rule('C3', 'MUST NOT', 'server', 'modern', 'http', HTTP), (t, probe) => {
    for (const exchange of modernExchanges(t)) {
      if (!exchange.cancel || !exchange.request.post) continue
      probe.saw(exchange.cancel)
      for (const frame of afterCancel(t, exchange)) {
        const report = crossed(t, exchange.cancel, frame) ? probe.doubt : probe.fault
        report(frame, { got: exchange.key })
      }
    }
  }),
  check(rule('C4', 'MUST NOT', 'server', 'modern', 'all', PATTERN), (t, probe) => {
    for (const { method, frame, side, era, params } of t.messages) {
      if (method !== 'notifications/cancelled' || side !== 'server' || era !== 'modern') continue
      probe.saw(frame)
      const key = stringify(params.requestId ?? null)
      const target = t.exchanges.findLast(
        ({ request, key: other }) => request.side === 'client' && other === key,
      )
      if (target?.request.method !== 'subscriptions/listen') probe.fault(frame, { got: key })
    }
  }),
  check(rule('C5', 'INFO', 'client', 'modern', 'http', HTTP), (t, probe) => {
    for (const { request, cancel } of modernExchanges(t))
      if (cancel && request.post) probe.saw(cancel)
    for (const { method, frame, side, era, post } of t.messages)
      if (method === 'notifications/cancelled' && side === 'client' && era === 'modern' && post)
        probe.fault(frame)
  }),
  check(
    rule(
      'C6',
      'SHOULD',
      'client',
      'legacy',
      'http',
      legacySpec('basic/transports', 'Sending messages to the server'),
    ),
    (t, probe) => {
      for (const { request, dropped, cancel, key } of t.exchanges) {
        if (request.era !== 'legacy' || !request.post) continue
        if (cancel) probe.saw(cancel)
        else if (dropped) probe.fault(dropped, { got: key })
      }
    },
  ),
]
