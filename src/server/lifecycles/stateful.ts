/** 2025-11-25 and the handshake revisions before it: initialize first, then a session (spec: basic/lifecycle). */
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
  roots: s.optional(s.object({ listChanged: s.optional(s.boolean) })),
  tasks: s.optional(s.anyObject),
  experimental: s.optional(s.mapOf(s.anyObject)),
})

const META = s.optional(s.object({ progressToken: s.optional(s.token) }))

const BARE = s.optional(s.object({ _meta: META }))
const LIST = s.optional(s.object({ cursor: s.optional(s.string), _meta: META }))
const URI = s.object({ uri: s.string, _meta: META })

export const STATEFUL: Lifecycle = {
  id: 'stateful',
  versions: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
  envelope: false,
  beforeHandshake: ['initialize', 'ping'],
  requests: {
    initialize: s.object({
      protocolVersion: s.string,
      capabilities: CAPABILITIES,
      clientInfo: IMPLEMENTATION,
      _meta: META,
    }),
    ping: BARE,
    'tools/list': LIST,
    'tools/call': s.object({
      name: s.string,
      arguments: s.optional(s.anyObject),
      _meta: META,
    }),
    'prompts/list': LIST,
    'prompts/get': s.object({
      name: s.string,
      arguments: s.optional(s.mapOf(s.string)),
      _meta: META,
    }),
    'resources/list': LIST,
    'resources/templates/list': LIST,
    'resources/read': URI,
    'resources/subscribe': URI,
    'resources/unsubscribe': URI,
    'completion/complete': s.object({
      ref: s.either(
        s.object({ type: s.oneOf('ref/prompt'), name: s.string }),
        s.object({ type: s.oneOf('ref/resource'), uri: s.string }),
      ),
      argument: s.object({ name: s.string, value: s.string }),
      context: s.optional(s.object({ arguments: s.optional(s.mapOf(s.string)) })),
      _meta: META,
    }),
    'logging/setLevel': s.object({ level: s.oneOf(...LOG_LEVELS), _meta: META }),
  },
}
