/** Explanations of single fields: which note stands at which place of a message, for those places that it has. */
import {
  META_CLIENT_CAPABILITIES,
  META_CLIENT_INFO,
  META_LOG_LEVEL,
  META_PROGRESS_TOKEN,
  META_PROTOCOL_VERSION,
  META_SERVER_INFO,
  META_SUBSCRIPTION_ID,
} from './envelope.ts'
import type { JsonObject } from './json.ts'
import { formatPointer, resolvePointer } from './json-pointer.ts'
import { messageKind } from './jsonrpc.ts'
import { CANCELLED, INITIALIZE, PROGRESS, TOOLS_CALL } from './methods.ts'
import type { NoteId } from './note-ids.ts'
import type { FieldNote, HeaderList, Revision } from './revision.ts'
import { toolsOf } from './tools.ts'

type Candidate = readonly [pointer: string, id: NoteId]

/** The candidates whose place exists in the message, as notes. */
export function notesAt(
  message: JsonObject,
  candidates: readonly Candidate[],
): readonly FieldNote[] {
  return candidates
    .filter(([pointer]) => resolvePointer(message, pointer) !== undefined)
    .map(([pointer, id]) => ({ pointer, id }))
}

export const ENVELOPE_NOTES: readonly Candidate[] = [
  ['/params/_meta', 'envelope.meta'],
  [formatPointer(['params', '_meta', META_PROTOCOL_VERSION]), 'envelope.protocol-version'],
  [formatPointer(['params', '_meta', META_CLIENT_INFO]), 'envelope.client-info'],
  [formatPointer(['params', '_meta', META_CLIENT_CAPABILITIES]), 'envelope.client-capabilities'],
  [formatPointer(['params', '_meta', META_LOG_LEVEL]), 'envelope.log-level'],
]
const COMMON: readonly Candidate[] = [
  ['/jsonrpc', 'field.jsonrpc'],
  ['/id', 'field.id'],
  ['/method', 'field.method'],
  ['/params', 'field.params'],
  [formatPointer(['params', '_meta', META_PROGRESS_TOKEN]), 'meta.progress-token'],
  [formatPointer(['params', '_meta', META_SUBSCRIPTION_ID]), 'meta.subscription-id'],
]
const BY_METHOD: ReadonlyMap<string, readonly Candidate[]> = new Map<string, readonly Candidate[]>([
  [
    TOOLS_CALL,
    [
      ['/params/name', 'call.name'],
      ['/params/arguments', 'call.arguments'],
    ],
  ],
  [
    INITIALIZE,
    [
      ['/params/protocolVersion', 'initialize.protocol-version'],
      ['/params/capabilities', 'initialize.capabilities'],
      ['/params/clientInfo', 'initialize.client-info'],
    ],
  ],
  [
    CANCELLED,
    [
      ['/params/requestId', 'cancelled.request-id'],
      ['/params/reason', 'cancelled.reason'],
    ],
  ],
  [
    PROGRESS,
    [
      ['/params/progressToken', 'progress.progress-token'],
      ['/params/progress', 'progress.progress'],
      ['/params/total', 'progress.total'],
      ['/params/message', 'progress.message'],
    ],
  ],
])
const CURSOR: Candidate = ['/params/cursor', 'list.cursor']
const ERROR: readonly Candidate[] = [
  ['/jsonrpc', 'field.jsonrpc'],
  ['/id', 'field.id'],
  ['/error/code', 'error.code'],
  ['/error/message', 'error.message'],
  ['/error/data', 'error.data'],
]
const RESULT: readonly Candidate[] = [
  ['/result/content', 'result.content'],
  ['/result/structuredContent', 'result.structured-content'],
  ['/result/isError', 'result.is-error'],
  ['/result/nextCursor', 'result.next-cursor'],
  ['/result/tools', 'result.tools'],
  [formatPointer(['result', '_meta', META_SERVER_INFO]), 'meta.server-info'],
  [formatPointer(['result', '_meta', META_SUBSCRIPTION_ID]), 'meta.subscription-id'],
]
const TOOL: readonly (readonly [member: string, id: NoteId])[] = [
  ['name', 'tool.name'],
  ['title', 'tool.title'],
  ['description', 'tool.description'],
  ['inputSchema', 'tool.input-schema'],
  ['outputSchema', 'tool.output-schema'],
  ['annotations', 'tool.annotations'],
]

/** Notes for a request or notification; `more` are the places only this revision has. */
export function noteCall(
  message: JsonObject,
  method: string,
  more: readonly Candidate[] = [],
): readonly FieldNote[] {
  return notesAt(message, [...COMMON, ...(BY_METHOD.get(method) ?? []), CURSOR, ...more])
}

/** Notes for what the results of both revisions have in common. */
export function noteCommonResult(result: JsonObject): readonly FieldNote[] {
  const tools = toolsOf(result).length === 0 ? [] : (result.tools as readonly JsonObject[])
  const places = tools.flatMap((_, index) =>
    TOOL.map(([member, id]): Candidate => [`/result/tools/${index}/${member}`, id]),
  )
  return notesAt({ result }, [...RESULT, ...places])
}

/** Notes for any message, whoever sent it; `method` is that of the request when the message answers one. */
export function noteMessage(
  revision: Revision,
  method: string | null,
  message: JsonObject,
): readonly FieldNote[] {
  switch (messageKind(message)) {
    case 'result':
      return [
        ...notesAt(message, COMMON),
        ...revision.noteResult(method ?? '', message.result as JsonObject),
      ]
    case 'error':
      return notesAt(message, ERROR)
    default:
      return noteCall(message, String(message.method ?? ''), ENVELOPE_NOTES)
  }
}

const HEADERS: ReadonlyMap<string, NoteId> = new Map([
  ['host', 'header.host'],
  ['content-type', 'header.content-type'],
  ['accept', 'header.accept'],
  ['content-length', 'header.content-length'],
  ['mcp-protocol-version', 'header.mcp-protocol-version'],
  ['mcp-method', 'header.mcp-method'],
  ['mcp-name', 'header.mcp-name'],
  ['mcp-session-id', 'header.mcp-session-id'],
  ['cache-control', 'header.cache-control'],
  ['x-accel-buffering', 'header.x-accel-buffering'],
  ['allow', 'header.allow'],
])

/** Notes for the headers of a request or response; the pointer names the header as it was sent. */
export function noteHeaders(headers: HeaderList): readonly FieldNote[] {
  return headers.flatMap(([name]) => {
    const lower = name.toLowerCase()
    const id = lower.startsWith('mcp-param-') ? 'header.mcp-param' : HEADERS.get(lower)
    return id ? [{ pointer: `header:${name}`, id }] : []
  })
}
