/** The SDK's results: wire models in alphabetical order, `_meta` with the server's name at the end (2026-07-28). */

import { META_SERVER_INFO, META_SUBSCRIPTION_ID } from '../../../protocol/envelope.ts'
import {
  ExactNumber,
  isObject,
  type JsonObject,
  type JsonValue,
  stringify,
} from '../../../protocol/json.ts'
import type { JSONRPCError, RequestId } from '../../../protocol/jsonrpc.ts'
import type { ServerDefinition, ToolDefinition } from '../../definition.ts'
import type { LifecycleId } from '../../lifecycles/lifecycle.ts'
import type { ToolOutcome } from '../../port.ts'
import { remember } from '../../remember.ts'
import type { Answer, ListKey, Results } from '../dialect.ts'
import { SUPPORTED } from './refusals.ts'
import { inputSchema, outputSchema, wireOrder } from './schema.ts'

/** Values that keep their order: the tool's own, which have no wire model, and the list, which is in order already. */
const FREE_FORM = ['structuredContent', '_meta', 'inputRequests', 'tools']

/** What is added around every result of a life-cycle. */
interface Wrapping {
  readonly lifecycle: LifecycleId
  readonly finish: (definition: ServerDefinition, result: JsonObject) => JsonObject
  readonly cacheable: (definition: ServerDefinition, result: JsonObject) => JsonObject
}

const STATELESS: Wrapping = {
  lifecycle: 'stateless',
  finish: ({ name, version }, result) => {
    const meta = isObject(result._meta) ? result._meta : {}
    const stamp = { ...meta, [META_SERVER_INFO]: meta[META_SERVER_INFO] ?? { name, version } }
    const typed = wireOrder({ resultType: 'complete', ...result }, FREE_FORM) as JsonObject
    return { ...typed, _meta: stamp }
  },
  cacheable: ({ cache }, result) => ({
    ...result,
    ttlMs: cache?.ttlMs ?? 0,
    cacheScope: cache?.scope ?? 'private',
  }),
}

const STATEFUL: Wrapping = {
  lifecycle: 'stateful',
  finish: (_, result) => wireOrder(result, FREE_FORM) as JsonObject,
  cacheable: (_, result) => result,
}

export const PYTHON_RESULTS: Readonly<Record<LifecycleId, Results>> = {
  stateless: resultsFor(STATELESS),
  stateful: resultsFor(STATEFUL),
}

function resultsFor(wrap: Wrapping): Results {
  const whole = (definition: ServerDefinition, result: JsonObject) =>
    wrap.finish(definition, wrap.cacheable(definition, result))
  return {
    discover: (definition) =>
      whole(definition, {
        capabilities: capabilities(true),
        ...instructions(definition),
        supportedVersions: SUPPORTED,
      }),
    initialize: (definition, version) =>
      wrap.finish(definition, {
        capabilities: { experimental: {}, ...capabilities(false) },
        ...instructions(definition),
        protocolVersion: version,
        serverInfo: { name: definition.name, version: definition.version },
      }),
    empty: (definition) => wrap.finish(definition, {}),
    list: (definition, key) =>
      whole(definition, { [key]: entries(definition, key, wrap.lifecycle) }),
    content: (definition, method, given) =>
      method === 'resources/read' ? whole(definition, given) : wrap.finish(definition, given),
    toolOutcome: (definition, tool, outcome) => toolOutcome(wrap, definition, tool, outcome),
    badArguments: (definition, text) => toolError(wrap, definition, text),
    // The one tool error without the prefix.
    unknownTool: (definition, name) => toolError(wrap, definition, `Unknown tool: ${name}`),
    acknowledgement: (id, wanted) => ({
      _meta: { [META_SUBSCRIPTION_ID]: id as RequestId },
      notifications: honoured(wanted),
    }),
  }
}

/** Only what is asked for, in the order of the SDK's model. */
function honoured(wanted: JsonObject): JsonObject {
  const flags = ['toolsListChanged', 'promptsListChanged', 'resourcesListChanged'].filter((name) =>
    /^(1|t|true|y|yes|on)$/i.test(wordOf(wanted[name])),
  )
  const uris = wanted.resourceSubscriptions
  return {
    ...Object.fromEntries(flags.map((name) => [name, true])),
    ...(Array.isArray(uris) && uris.length > 0 && { resourceSubscriptions: uris }),
  }
}

/** `1.0` counts as 1. */
function wordOf(value: JsonValue | undefined): string {
  return String(value instanceof ExactNumber ? Number(value.text) : value)
}

/** Both eras claim prompts and resources, although none may exist; only the flags differ. */
function capabilities(listening: boolean): JsonObject {
  return {
    prompts: { listChanged: listening },
    resources: { listChanged: listening, subscribe: listening },
    tools: { listChanged: listening },
  }
}

function instructions({ instructions: text }: ServerDefinition): JsonObject {
  return text === undefined ? {} : { instructions: text }
}

function entries(definition: ServerDefinition, key: ListKey, lifecycle: LifecycleId): JsonValue {
  switch (key) {
    case 'tools':
      return definition.tools.map(LISTED[lifecycle])
    case 'prompts':
      return (definition.prompts ?? []).map(({ listing }) => listing)
    case 'resources':
      return (definition.resources ?? []).map(({ listing }) => listing)
    case 'resourceTemplates':
      return (definition.resourceTemplates ?? []).map(({ listing }) => listing)
  }
}

const LISTED = {
  stateless: remember((tool: ToolDefinition) => listedTool(tool, 'stateless')),
  stateful: remember((tool: ToolDefinition) => listedTool(tool, 'stateful')),
}

function listedTool(tool: ToolDefinition, lifecycle: LifecycleId): JsonObject {
  const output = outputSchema(tool, lifecycle)
  return {
    ...(tool.annotations && { annotations: wireOrder(tool.annotations, []) }),
    ...(tool.icons && { icons: tool.icons }),
    description: tool.description,
    inputSchema: inputSchema(tool, lifecycle),
    name: tool.name,
    ...(output && { outputSchema: output }),
    ...(tool.title !== undefined && { title: tool.title }),
  }
}

function toolOutcome(
  wrap: Wrapping,
  definition: ServerDefinition,
  tool: ToolDefinition,
  outcome: ToolOutcome,
): Answer {
  switch (outcome.kind) {
    case 'value':
      return ok(
        wrap.finish(definition, {
          content: contentOf(outcome.value),
          isError: false,
          ...structured(tool, outcome.value),
        }),
      )
    case 'result':
      return ok(wrap.finish(definition, outcome.result))
    case 'protocol-error': {
      const { code, message, data } = outcome
      const error: JSONRPCError = { code, message, ...(data !== undefined && { data }) }
      return { kind: 'error', error }
    }
    // What went wrong stays on the server; only a deliberate text reaches the client.
    case 'exception':
      return toolError(wrap, definition, `Error executing tool ${tool.name}`)
    case 'tool-error':
      return toolError(wrap, definition, `Error executing tool ${tool.name}: ${outcome.text}`)
  }
}

/** One text block an item for a list; strings as they are, everything else as indented JSON. */
function contentOf(value: JsonValue): readonly JsonValue[] {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).flatMap(contentOf)
  if (value === null) return []
  const text = typeof value === 'string' ? value : stringify(value, { indent: 2 })
  return [{ text, type: 'text' }]
}

function structured(tool: ToolDefinition, value: JsonValue): JsonObject {
  if (!tool.output) return {}
  const bare = 'schema' in tool.output || tool.output.type.kind === 'record'
  return { structuredContent: bare ? value : { result: value } }
}

function toolError(wrap: Wrapping, definition: ServerDefinition, text: string): Answer {
  return ok(wrap.finish(definition, { content: [{ text, type: 'text' }], isError: true }))
}

function ok(result: JsonObject): Answer {
  return { kind: 'result', result }
}
