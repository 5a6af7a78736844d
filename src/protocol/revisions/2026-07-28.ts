/** 2026-07-28: every request stands alone and says in `_meta` who sends it (spec changelog 1–3). */
import {
  META_CLIENT_CAPABILITIES,
  META_CLIENT_INFO,
  META_PROTOCOL_VERSION,
  metaOf,
} from '../envelope.ts'
import { encodeHeaderValue, headerText } from '../header-value.ts'
import type { JsonObject, JsonValue } from '../json.ts'
import { formatPointer, resolvePointer } from '../json-pointer.ts'
import { nameOf, SERVER_DISCOVER } from '../methods.ts'
import { ENVELOPE_NOTES, noteCall, noteCommonResult, noteHeaders, notesAt } from '../notes.ts'
import { fail, ok } from '../outcome.ts'
import { type HeaderList, type Revision, UNKNOWN_RESULT_TYPE } from '../revision.ts'

// --- Identity -------------------------------------------------------------------------------------

const VERSION = '2026-07-28'

// --- Methods that a server knows (schema.ts, ClientRequest and ClientNotification) ----------------

const METHODS: ReadonlySet<string> = new Set([
  'server/discover',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
  'completion/complete',
  'subscriptions/listen',
  'notifications/cancelled',
])

// --- Results --------------------------------------------------------------------------------------

const RESULT_TYPES: ReadonlySet<JsonValue> = new Set(['complete', 'input_required'])
/** Results that carry caching hints (spec server/utilities/caching). */
const CACHEABLE: ReadonlySet<string> = new Set([
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
])

// --- The revision ---------------------------------------------------------------------------------

export const revision20260728: Revision = {
  id: VERSION,
  wireVersion: VERSION,
  lifecycle: 'stateless',
  opening: [{ method: SERVER_DISCOVER, kind: 'request' }],

  openingParams: () => undefined,

  readOpening(result) {
    const versions = result.supportedVersions
    if (!Array.isArray(versions)) return fail({ problem: 'invalid-response' })
    const offered = (versions as readonly JsonValue[]).map(String)
    return offered.includes(VERSION)
      ? ok({ negotiated: VERSION })
      : fail({ problem: 'version-mismatch', offered })
  },

  hasMethod: (method) => METHODS.has(method),

  composeRequest(id, method, params, identity, extras) {
    const { _meta: _, ...own } = params ?? {}
    const _meta = {
      [META_PROTOCOL_VERSION]: VERSION,
      [META_CLIENT_INFO]: { ...identity.clientInfo },
      [META_CLIENT_CAPABILITIES]: identity.capabilities,
      ...metaOf(params),
      ...extras?.meta,
    }
    const value = { jsonrpc: '2.0', id, method, params: { ...own, _meta } } as const
    return { value, notes: noteCall(value, method, ENVELOPE_NOTES) }
  },

  composeNotification(method, params) {
    const value = { jsonrpc: '2.0', method, ...(params && { params }) } as const
    return { value, notes: noteCall(value, method) }
  },

  httpHeaders(message, context) {
    const headers: HeaderList = [
      ['MCP-Protocol-Version', VERSION],
      ...(message ? [['Mcp-Method', message.method] as const] : []),
      ...nameHeader(message?.method, message?.params),
      ...(context.paramHeaders ?? []).flatMap(({ name, path }) => {
        const pointer = formatPointer(['arguments', ...path])
        const text = headerText(message?.params && resolvePointer(message.params, pointer))
        return text === null ? [] : [[`Mcp-Param-${name}`, encodeHeaderValue(text)] as const]
      }),
    ]
    return { value: headers, notes: noteHeaders(headers) }
  },

  resultProblems(method, result) {
    const problems: { pointer: string; problem: string }[] = []
    const type = result.resultType
    // Absent is allowed: an older server, and it means "complete" (spec basic/index §Results).
    if (type !== undefined && !RESULT_TYPES.has(type))
      problems.push({ pointer: '/result/resultType', problem: UNKNOWN_RESULT_TYPE })
    if (CACHEABLE.has(method) && (type === undefined || type === 'complete')) {
      if (!isCount(result.ttlMs)) problems.push({ pointer: '/result/ttlMs', problem: 'bad-ttl' })
      if (result.cacheScope !== 'public' && result.cacheScope !== 'private')
        problems.push({ pointer: '/result/cacheScope', problem: 'bad-cache-scope' })
    }
    return problems
  },

  cancel: { stdio: 'notification', http: 'close-stream' },
  httpSession: false,
  mirrorsArguments: true,
  serverRequests: false,
  uncancellable: [],

  noteResult: (_method, result) => [
    ...notesAt({ result }, [
      ['/result/resultType', 'result.result-type'],
      ['/result/supportedVersions', 'discover.supported-versions'],
      ['/result/capabilities', 'discover.capabilities'],
      ['/result/instructions', 'discover.instructions'],
      ['/result/ttlMs', 'result.ttl-ms'],
      ['/result/cacheScope', 'result.cache-scope'],
    ]),
    ...noteCommonResult(result),
  ],
}

function nameHeader(method: string | undefined, params: JsonObject | undefined): HeaderList {
  const name = method === undefined ? null : nameOf(method, params)
  return name === null ? [] : [['Mcp-Name', encodeHeaderValue(name)]]
}

function isCount(value: JsonValue | undefined): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
