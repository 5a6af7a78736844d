/** Shapes that both revisions share: who the client is, what it can do, what it completes. */
import {
  anyObject,
  boolean,
  either,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  type Shape,
  string,
  token,
} from './shapes.ts'

export const LOG_LEVELS = [
  'debug',
  'info',
  'notice',
  'warning',
  'error',
  'critical',
  'alert',
  'emergency',
] as const

const ICON = object({
  src: string,
  mimeType: optional(string),
  sizes: optional(listOf(string)),
  theme: optional(oneOf('light', 'dark')),
})

export const IMPLEMENTATION = object({
  name: string,
  version: string,
  title: optional(string),
  description: optional(string),
  websiteUrl: optional(string),
  icons: optional(listOf(ICON)),
})

/** `more`: members that only one revision has. */
export function capabilities(more: Readonly<Record<string, Shape>>): Shape {
  return object({
    elicitation: optional(object({ form: optional(anyObject), url: optional(anyObject) })),
    sampling: optional(object({ context: optional(anyObject), tools: optional(anyObject) })),
    experimental: optional(mapOf(anyObject)),
    ...more,
  })
}

export const PROGRESS = { progressToken: optional(token) }

/** Params of `completion/complete`, without `_meta`. */
export const COMPLETION = {
  ref: either(
    object({ type: oneOf('ref/prompt'), name: string, title: optional(string) }),
    object({ type: oneOf('ref/resource'), uri: string }),
  ),
  argument: object({ name: string, value: string }),
  context: optional(object({ arguments: optional(mapOf(string)) })),
}

/** The wish to run a call as a task (2025-11-25 basic/utilities/tasks). */
export const TASK = optional(object({ ttl: optional(integer) }))

/** Params of `prompts/get`, without `_meta`. */
export const PROMPT = { name: string, arguments: optional(mapOf(string)) }

/** Params of `tools/call`, without `_meta`. */
export const CALL = { name: string, arguments: optional(anyObject) }

export const LIST_CHANGED = object({ listChanged: optional(boolean) })
