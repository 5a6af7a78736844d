/** 2025-11-25: a handshake opens a session, and what it settled holds for every later message (spec basic/lifecycle). */
import { metaOf } from '../envelope.ts'
import type { JsonObject } from '../json.ts'
import { INITIALIZE, INITIALIZED } from '../methods.ts'
import { noteCall, noteCommonResult, noteHeaders, notesAt } from '../notes.ts'
import { fail, ok } from '../outcome.ts'
import type { HeaderList, Revision } from '../revision.ts'

// --- Identity -------------------------------------------------------------------------------------

const VERSION = '2025-11-25'

// --- Methods that a server knows (schema.ts, ClientRequest and ClientNotification) ----------------

const METHODS: ReadonlySet<string> = new Set([
  'initialize',
  'ping',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'resources/subscribe',
  'resources/unsubscribe',
  'prompts/list',
  'prompts/get',
  'completion/complete',
  'logging/setLevel',
  'tasks/get',
  'tasks/result',
  'tasks/list',
  'tasks/cancel',
  'notifications/initialized',
  'notifications/cancelled',
  'notifications/progress',
  'notifications/roots/list_changed',
  'notifications/tasks/status',
])

// --- Results: nothing beside the method's own fields ----------------------------------------------

// --- The revision ---------------------------------------------------------------------------------

export const revision20251125: Revision = {
  id: VERSION,
  wireVersion: VERSION,
  lifecycle: 'stateful',
  opening: [
    { method: INITIALIZE, kind: 'request' },
    { method: INITIALIZED, kind: 'notification' },
  ],

  openingParams: (method, identity) =>
    method === INITIALIZE
      ? {
          protocolVersion: VERSION,
          capabilities: identity.capabilities,
          clientInfo: { ...identity.clientInfo },
        }
      : undefined,

  readOpening(result, spoken = []) {
    const version = result.protocolVersion
    if (typeof version !== 'string') return fail({ problem: 'invalid-response' })
    return version === VERSION || spoken.includes(version)
      ? ok({ negotiated: version })
      : fail({ problem: 'version-mismatch', offered: [version] })
  },

  hasMethod: (method) => METHODS.has(method),

  composeRequest(id, method, params, _identity, extras) {
    const { _meta: _, ...own } = params ?? {}
    const meta = metaOf(params)
    const _meta: JsonObject | null = meta || extras?.meta ? { ...meta, ...extras?.meta } : null
    const value = {
      jsonrpc: '2.0',
      id,
      method,
      params: { ...own, ...(_meta && { _meta }) },
    } as const
    return { value, notes: noteCall(value, method) }
  },

  composeNotification(method, params) {
    const value = { jsonrpc: '2.0', method, ...(params && { params }) } as const
    return { value, notes: noteCall(value, method) }
  },

  httpHeaders(_message, context) {
    const headers: HeaderList = [
      ...(context.session === null ? [] : [['Mcp-Session-Id', context.session] as const]),
      ...(context.negotiated === null
        ? []
        : [['MCP-Protocol-Version', context.negotiated] as const]),
    ]
    return { value: headers, notes: noteHeaders(headers) }
  },

  resultProblems: () => [],

  cancel: { stdio: 'notification', http: 'notification' },
  httpSession: true,
  mirrorsArguments: false,
  serverRequests: true,
  uncancellable: [INITIALIZE],

  noteResult: (_method, result) => [
    ...notesAt({ result }, [
      ['/result/protocolVersion', 'handshake.protocol-version'],
      ['/result/capabilities', 'handshake.capabilities'],
      ['/result/serverInfo', 'handshake.server-info'],
      ['/result/instructions', 'handshake.instructions'],
    ]),
    ...noteCommonResult(result),
  ],
}
