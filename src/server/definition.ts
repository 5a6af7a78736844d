/** What a server offers, as data. Listing, schemas, validation and error texts all follow from here. */
import type { JsonObject, JsonValue } from '../protocol/json.ts'
import type { Implementation } from '../protocol/revision.ts'
import type { LifecycleId } from './lifecycles/lifecycle.ts'
import type { ToolHandler } from './port.ts'

/** The type of one value. Both dialects render it as JSON Schema and validate by it, each in its own words. */
export type ValueType =
  | { readonly kind: 'string' }
  | { readonly kind: 'integer' }
  | { readonly kind: 'number' }
  | { readonly kind: 'boolean' }
  /** One of these strings (Python's `Literal`). */
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly items: ValueType }
  | { readonly kind: 'nullable'; readonly of: ValueType }
  | { readonly kind: 'record'; readonly name: string; readonly fields: readonly Field[] }

export interface Field {
  readonly name: string
  readonly type: ValueType
  /** With a default the field may be left out; without one it is required. */
  readonly default?: JsonValue
  readonly description?: string
  /** `x-mcp-header`: mirror this argument as `Mcp-Param-<header>` (spec 2026-07-28 streamable-http §Custom headers). */
  readonly header?: string
}

/** Arguments as typed fields, or as a JSON Schema 2020-12 that some other server published. */
export type ToolInput = { readonly fields: readonly Field[] } | { readonly schema: JsonObject }
export type ToolOutput = { readonly type: ValueType } | { readonly schema: JsonObject }

export interface ToolDefinition {
  readonly name: string
  readonly title?: string
  readonly description: string
  readonly annotations?: JsonObject
  /** Pictures for people (`src`, `mimeType`, `sizes`); nothing of them reaches the Model. */
  readonly icons?: readonly JsonObject[]
  readonly input: ToolInput
  readonly output?: ToolOutput
  /** Client capabilities without which the call is refused with −32021 (2026-07-28). */
  readonly needs?: JsonObject
  readonly handler: ToolHandler
}

/** A prompt, a resource or a template: its entry in the list, and what `get` or `read` gives for it. */
export interface PromptDefinition {
  readonly listing: JsonObject & { readonly name: string }
  /** The GetPromptResult without the fields that the dialect adds. */
  readonly get: (args: JsonObject) => JsonObject
}
export interface ResourceDefinition {
  readonly listing: JsonObject & { readonly uri: string }
  /** The ReadResourceResult without the fields that the dialect adds. */
  readonly read: (uri: string) => JsonObject
}
export interface ResourceTemplateDefinition {
  readonly listing: JsonObject & { readonly uriTemplate: string }
  /** Null when the address is none of this template's. */
  readonly read: (uri: string) => JsonObject | null
}

export interface ServerDefinition extends Implementation {
  readonly instructions?: string
  /** In listing order. */
  readonly tools: readonly ToolDefinition[]
  readonly prompts?: readonly PromptDefinition[]
  readonly resources?: readonly ResourceDefinition[]
  readonly resourceTemplates?: readonly ResourceTemplateDefinition[]
  /** Tools send `notifications/message`. */
  readonly logging?: boolean
  /** How long lists may be cached, ms, and by whom. Default 0 and `private` (spec: utilities/caching). */
  readonly cache?: { readonly ttlMs: number; readonly scope: 'public' | 'private' }
  /** What it claims as `capabilities`, true or not. Default: what the dialect derives. */
  readonly capabilities?: JsonObject
  /** The methods that it has handlers for. Default: all that fit its features. */
  readonly answers?: readonly string[]
  /** The protocol versions that it serves, oldest first; [] for an era that it knows nothing of. Default: all. */
  readonly versions?: Readonly<Record<LifecycleId, readonly string[]>>
  /** HTTP: a request without a bearer token is answered 401 with this `WWW-Authenticate` (basic/authorization). */
  readonly authorization?: { readonly challenge: string }
  /** Takes no notice of `notifications/cancelled`: works on and answers. */
  readonly ignoresCancel?: true
  /** Says nothing at all until `initialize`, not even an error (stdio). */
  readonly silentBeforeHandshake?: true
  /** The version that `initialize` settles on. Default: the requested one if served, else the newest. */
  readonly negotiate?: (requested: string) => string
}

/** The tool of that name, or undefined. */
export function findTool(definition: ServerDefinition, name: string): ToolDefinition | undefined {
  return definition.tools.find((tool) => tool.name === name)
}
