/** 2025-11-25 and the handshake revisions before it: initialize first, then a session (spec: basic/lifecycle). */
import {
  CALL,
  COMPLETION,
  capabilities,
  IMPLEMENTATION,
  LIST_CHANGED,
  LOG_LEVELS,
  PROGRESS,
  PROMPT,
  TASK,
} from './common-shapes.ts'
import type { Lifecycle } from './lifecycle.ts'
import * as s from './shapes.ts'

const META = s.optional(s.object(PROGRESS))

const TASKS = s.object({
  list: s.optional(s.anyObject),
  cancel: s.optional(s.anyObject),
  requests: s.optional(
    s.object({
      sampling: s.optional(s.object({ createMessage: s.optional(s.anyObject) })),
      elicitation: s.optional(s.object({ create: s.optional(s.anyObject) })),
    }),
  ),
})

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
      capabilities: capabilities({ roots: s.optional(LIST_CHANGED), tasks: s.optional(TASKS) }),
      clientInfo: IMPLEMENTATION,
      _meta: META,
    }),
    ping: BARE,
    'tools/list': LIST,
    'tools/call': s.object({
      ...CALL,
      task: TASK,
      _meta: META,
    }),
    'prompts/list': LIST,
    'prompts/get': s.object({ ...PROMPT, _meta: META }),
    'resources/list': LIST,
    'resources/templates/list': LIST,
    'resources/read': URI,
    'resources/subscribe': URI,
    'resources/unsubscribe': URI,
    'completion/complete': s.object({ ...COMPLETION, _meta: META }),
    'logging/setLevel': s.object({ level: s.oneOf(...LOG_LEVELS), _meta: META }),
  },
}
