/** 2026-07-28: no handshake, no session; each request carries its envelope (spec: basic/index, server/*). */
import { type Lifecycle, LOG_LEVELS } from './lifecycle.ts'
import * as s from './shapes.ts'

const IMPLEMENTATION = s.object({ name: s.string, version: s.string })

const CAPABILITIES = s.object({
  elicitation: s.optional(
    s.object({ form: s.optional(s.anyObject), url: s.optional(s.anyObject) }),
  ),
  sampling: s.optional(
    s.object({ context: s.optional(s.anyObject), tools: s.optional(s.anyObject) }),
  ),
  roots: s.optional(s.anyObject),
  experimental: s.optional(s.mapOf(s.anyObject)),
  extensions: s.optional(s.mapOf(s.anyObject)),
})

const META = s.object({
  'io.modelcontextprotocol/protocolVersion': s.string,
  'io.modelcontextprotocol/clientInfo': s.optional(IMPLEMENTATION),
  'io.modelcontextprotocol/clientCapabilities': CAPABILITIES,
  'io.modelcontextprotocol/logLevel': s.optional(s.oneOf(...LOG_LEVELS)),
  progressToken: s.optional(s.token),
})

const LIST = s.object({ cursor: s.optional(s.string), _meta: META })

/** A retry may answer what the server asked for (spec: basic/patterns/mrtr). */
const RETRY = {
  inputResponses: s.optional(s.mapOf(s.anyObject)),
  requestState: s.optional(s.string),
}

export const STATELESS: Lifecycle = {
  id: 'stateless',
  versions: ['2026-07-28'],
  envelope: true,
  beforeHandshake: null,
  requests: {
    'server/discover': s.object({ _meta: META }),
    'tools/list': LIST,
    'tools/call': s.object({
      name: s.string,
      arguments: s.optional(s.anyObject),
      ...RETRY,
      _meta: META,
    }),
    'prompts/list': LIST,
    'prompts/get': s.object({
      name: s.string,
      arguments: s.optional(s.mapOf(s.string)),
      ...RETRY,
      _meta: META,
    }),
    'resources/list': LIST,
    'resources/templates/list': LIST,
    'resources/read': s.object({ uri: s.string, ...RETRY, _meta: META }),
    'completion/complete': s.object({
      ref: s.either(
        s.object({ type: s.oneOf('ref/prompt'), name: s.string }),
        s.object({ type: s.oneOf('ref/resource'), uri: s.string }),
      ),
      argument: s.object({ name: s.string, value: s.string }),
      context: s.optional(s.object({ arguments: s.optional(s.mapOf(s.string)) })),
      _meta: META,
    }),
    'subscriptions/listen': s.object({
      notifications: s.object({
        toolsListChanged: s.optional(s.boolean),
        promptsListChanged: s.optional(s.boolean),
        resourcesListChanged: s.optional(s.boolean),
        resourceSubscriptions: s.optional(s.listOf(s.string)),
      }),
      _meta: META,
    }),
  },
}
