/** JSON-RPC itself: ids, shapes, batches (spec basic/index, both revisions). */
import { isObject, type JsonValue, stringify } from '../../protocol/json.ts'
import { type Check, type CheckMeta, check, legacySpec, modernSpec, rule } from '../check.ts'
import { header, isJson, isStream } from '../reading/link-http.ts'
import { isGarbled } from '../reading/read-frames.ts'
import type { DefectId, Frame, Message } from '../transcript.ts'

const REQUESTS = modernSpec('basic/index', 'Requests')
const RESPONSES = modernSpec('basic/index', 'Responses')

const KNOWN_META = new Set(
  [
    'protocolVersion',
    'clientCapabilities',
    'clientInfo',
    'logLevel',
    'serverInfo',
    'subscriptionId',
    'related-task',
    'model-immediate-response',
  ].map((name) => `io.modelcontextprotocol/${name}`),
)
const LABEL = '[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const META_KEY = new RegExp(
  `^(?:${LABEL}(?:\\.${LABEL})*/)?(?:[A-Za-z0-9](?:[A-Za-z0-9_.-]*[A-Za-z0-9])?)?$`,
)

/** A check of what reading found already: `applies` names the messages that trigger it. */
export function defectCheck(meta: CheckMeta, applies: (message: Message) => boolean): Check {
  const own = meta.id as DefectId
  return check(meta, ({ messages }, probe) => {
    for (const message of messages) {
      if (applies(message)) probe.saw(message.frame)
      if (message.defect?.check === own) probe.fault(message.frame, message.defect.parameters)
    }
  })
}

export const GENERAL: readonly Check[] = [
  check(
    rule('G1', 'MUST', 'both', 'both', 'all', modernSpec('basic/index', 'Messages')),
    (t, probe) => {
      for (const { frame, value } of t.messages) {
        probe.saw(frame)
        if (value.jsonrpc !== '2.0') probe.fault(frame, { got: stringify(value.jsonrpc ?? null) })
      }
    },
  ),
  defectCheck(
    rule('G2', 'MUST', 'both', 'both', 'all', REQUESTS),
    ({ kind }) => kind === 'request',
  ),
  defectCheck(
    rule('G3', 'MUST', 'both', 'modern', 'all', REQUESTS),
    ({ kind, era }) => kind === 'request' && era === 'modern',
  ),
  defectCheck(
    rule('G4', 'MUST', 'both', 'legacy', 'all', legacySpec('basic/index', 'Requests')),
    ({ kind, era }) => kind === 'request' && era === 'legacy',
  ),
  defectCheck(
    rule('G5', 'MUST', 'both', 'both', 'all', RESPONSES),
    ({ kind }) => kind === 'response',
  ),
  defectCheck(
    rule('G6', 'MUST', 'both', 'both', 'all', RESPONSES),
    ({ kind }) => kind === 'response',
  ),
  defectCheck(
    rule('G7', 'MUST', 'both', 'both', 'all', RESPONSES),
    ({ kind }) => kind === 'response',
  ),
  defectCheck(
    rule('G8', 'MUST', 'both', 'both', 'all', modernSpec('basic/index', 'Notifications')),
    ({ kind }) => kind === 'notification',
  ),
  check(
    rule(
      'G9',
      'MUST',
      'both',
      'both',
      'all',
      modernSpec('basic/transports/streamable-http', 'Sending messages'),
    ),
    (t, probe) => {
      for (const frame of t.frames) {
        if (frame.form === 'batch') probe.fault(frame)
        else if (frame.values.length > 0) probe.saw(frame)
      }
    },
  ),
  check(
    rule('G10', 'MUST', 'both', 'both', 'all', modernSpec('basic/index', '_meta')),
    (t, probe) => {
      for (const { frame, meta, value } of t.messages) {
        const own: JsonValue | undefined =
          meta ?? (isObject(value.result) ? value.result._meta : undefined)
        if (!isObject(own)) continue
        probe.saw(frame)
        for (const key of Object.keys(own)) {
          if (!META_KEY.test(key)) probe.fault(frame, { got: key })
          else if (isReserved(key) && !KNOWN_META.has(key)) probe.doubt(frame, { got: key })
        }
      }
    },
  ),
  check(rule('G11', 'INFO', 'both', 'both', 'all', RESPONSES), (t, probe) => {
    const closed = t.frames.some(
      ({ channel, event }) => channel === 'process' && event.raw === '' && event.from === 'server',
    )
    const garbled = t.frames.findLast(isGarbled)?.index ?? -1
    for (const { request, response, cancel, shaky, ended, dropped } of t.exchanges) {
      if (response) probe.saw(response.frame)
      // What could not be read may have been its cancel.
      const unread = garbled > request.frame.index
      const excused = cancel || dropped || shaky || ended || closed || unread || request.defect
      const refused =
        (request.post?.head?.http?.status ?? 0) >= 400 ||
        request.post?.message === null ||
        // An answer of no known type is H10's matter.
        (request.post?.head && hasForeignType(request.post.head))
      const long = request.method === 'subscriptions/listen'
      const banned = request.side === 'server' && request.era === 'modern'
      if (!response && !excused && !refused && !long && !banned)
        probe.fault(request.frame, { got: stringify(request.value.id ?? null) })
    }
  }),
]

function hasForeignType(head: Frame): boolean {
  return header(head, 'content-type') !== undefined && !isJson(head) && !isStream(head)
}

function isReserved(key: string): boolean {
  const labels = key.split('/')
  return labels.length > 1 && /^[^.]+\.(modelcontextprotocol|mcp)(\.|$)/.test(labels[0] ?? '')
}
