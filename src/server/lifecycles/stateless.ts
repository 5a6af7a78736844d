/** 2026-07-28: no handshake, no session; each request carries its envelope (spec: basic/index, server/*). */
import {
  CALL,
  COMPLETION,
  capabilities,
  IMPLEMENTATION,
  LOG_LEVELS,
  PROGRESS,
  PROMPT,
} from './common-shapes.ts'
import { RETRY } from './input-responses.ts'
import type { Lifecycle } from './lifecycle.ts'
import * as s from './shapes.ts'

const META = s.object({
  'io.modelcontextprotocol/protocolVersion': s.string,
  'io.modelcontextprotocol/clientInfo': s.optional(IMPLEMENTATION),
  'io.modelcontextprotocol/clientCapabilities': capabilities({
    roots: s.optional(s.anyObject),
    extensions: s.optional(s.mapOf(s.anyObject)),
  }),
  'io.modelcontextprotocol/logLevel': s.optional(s.oneOf(...LOG_LEVELS)),
  ...PROGRESS,
})

const LIST = s.object({ cursor: s.optional(s.string), _meta: META })

export const STATELESS: Lifecycle = {
  id: 'stateless',
  versions: ['2026-07-28'],
  envelope: true,
  beforeHandshake: null,
  requests: {
    'server/discover': s.object({ _meta: META }),
    'tools/list': LIST,
    'tools/call': s.object({ ...CALL, ...RETRY, _meta: META }),
    'prompts/list': LIST,
    'prompts/get': s.object({ ...PROMPT, ...RETRY, _meta: META }),
    'resources/list': LIST,
    'resources/templates/list': LIST,
    'resources/read': s.object({ uri: s.string, ...RETRY, _meta: META }),
    'completion/complete': s.object({ ...COMPLETION, _meta: META }),
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
