/** `subscriptions/listen` and what may travel on it (spec 2026-07-28 basic/patterns/subscriptions). */
import { META_SUBSCRIPTION_ID } from '../../protocol/envelope.ts'
import { isObject, type JsonValue, stringify } from '../../protocol/json.ts'
import { type Check, check, modernSpec, rule } from '../check.ts'
import type { Exchange, Message, Transcript } from '../transcript.ts'

const SPEC = modernSpec('basic/patterns/subscriptions', 'Subscriptions')
const ACK = 'notifications/subscriptions/acknowledged'
const ASKED: { readonly [method: string]: string } = {
  'notifications/tools/list_changed': 'toolsListChanged',
  'notifications/prompts/list_changed': 'promptsListChanged',
  'notifications/resources/list_changed': 'resourcesListChanged',
  'notifications/resources/updated': 'resourceSubscriptions',
}

function listens(t: Transcript): readonly Exchange[] {
  return t.exchanges.filter(({ request }) => request.method === 'subscriptions/listen')
}

function tagOf({ meta, value }: Message): JsonValue | undefined {
  const result = isObject(value.result) && isObject(value.result._meta) ? value.result._meta : null
  return (meta ?? result)?.[META_SUBSCRIPTION_ID]
}

export const SUBSCRIPTIONS: readonly Check[] = [
  check(rule('S1', 'MUST', 'server', 'modern', 'all', SPEC), (t, probe) => {
    for (const { request, key } of listens(t)) {
      const first = t.messages.find(
        (message) =>
          message.side === 'server' &&
          message.frame.index > request.frame.index &&
          tagOf(message) !== undefined &&
          stringify(tagOf(message) as JsonValue) === key,
      )
      if (!first) continue
      probe.saw(first.frame)
      if (first.method !== ACK) probe.fault(first.frame, { got: first.method || 'result' })
    }
  }),
  check(rule('S2', 'MUST', 'server', 'modern', 'all', SPEC), (t, probe) => {
    for (const message of t.messages) {
      const field = ASKED[message.method]
      if (!field || message.side !== 'server' || message.era !== 'modern' || message.defect)
        continue
      const { frame } = message
      probe.saw(frame)
      const tag = tagOf(message)
      const listen =
        tag === undefined
          ? undefined
          : listens(t).find(
              ({ key, request }) => key === stringify(tag) && request.frame.index < frame.index,
            )
      if (listen?.cancel && listen.cancel.index < frame.index) continue
      const wanted = listen?.request.params.notifications
      const asked = isObject(wanted) ? wanted[field] : undefined
      const closed = listen?.response && listen.response.frame.index < frame.index
      const uris = Array.isArray(asked) ? (asked as readonly JsonValue[]) : null
      const uri = String(message.params.uri)
      if (closed || (asked !== true && !uris)) probe.fault(frame, { got: message.method })
      else if (uris && !uris.some((one) => uri.startsWith(String(one))))
        probe.doubt(frame, { got: uri })
    }
  }),
  check(rule('S3', 'MUST', 'server', 'modern', 'all', SPEC), (t, probe) => {
    for (const message of t.messages) {
      if (message.method !== 'notifications/progress' && message.method !== 'notifications/message')
        continue
      if (message.side !== 'server' || message.era !== 'modern') continue
      probe.saw(message.frame)
      if (tagOf(message) !== undefined) probe.fault(message.frame, { got: message.method })
    }
  }),
  check(
    rule('S4', 'SHOULD', 'client', 'both', 'all', modernSpec('server/tools', 'List changed')),
    (t, probe) => {
      const lastRequest = t.exchanges.at(-1)?.request.frame.index ?? 0
      for (const { method, frame, side } of t.messages) {
        const list = /^notifications\/(\w+)\/list_changed$/.exec(method)?.[1]
        if (!list || side !== 'server' || lastRequest < frame.index) continue
        const again = t.exchanges.some(
          ({ request }) => request.frame.index > frame.index && request.method === `${list}/list`,
        )
        probe.saw(frame)
        if (!again) probe.fault(frame, { got: list })
      }
    },
  ),
]
