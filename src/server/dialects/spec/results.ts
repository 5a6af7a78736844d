/** Results in the order of the specification's own examples: `resultType` first, hints and `_meta` last. */
import { META_SERVER_INFO, META_SUBSCRIPTION_ID } from '../../../protocol/envelope.ts'
import { isObject, type JsonObject, type JsonValue, stringify } from '../../../protocol/json.ts'
import type { JSONRPCError } from '../../../protocol/jsonrpc.ts'
import { INTERNAL_ERROR, INVALID_PARAMS } from '../../../protocol/jsonrpc.ts'
import type { ServerDefinition, ToolDefinition } from '../../definition.ts'
import type { LifecycleId } from '../../lifecycles/lifecycle.ts'
import type { ToolOutcome } from '../../port.ts'
import { remember } from '../../remember.ts'
import type { Answer, ListKey, Results } from '../dialect.ts'
import { SUPPORTED } from './refusals.ts'
import { inputSchema, outputSchema } from './schema.ts'

/** What is added around every result of a life-cycle. */
interface Wrapping {
  finish(definition: ServerDefinition, result: JsonObject): JsonObject
  cacheable(definition: ServerDefinition, result: JsonObject): JsonObject
}

const STATELESS: Wrapping = {
  finish: ({ name, version }, result) => ({
    resultType: 'complete',
    ...result,
    _meta: {
      [META_SERVER_INFO]: { name, version },
      ...(isObject(result._meta) && result._meta),
    },
  }),
  cacheable: ({ cache }, result) => ({
    ...result,
    ttlMs: cache?.ttlMs ?? 0,
    cacheScope: cache?.scope ?? 'private',
  }),
}

const STATEFUL: Wrapping = {
  finish: (_, result) => result,
  cacheable: (_, result) => result,
}

export const SPEC_RESULTS: Readonly<Record<LifecycleId, Results>> = {
  stateless: resultsFor(STATELESS),
  stateful: resultsFor(STATEFUL),
}

function resultsFor(wrap: Wrapping): Results {
  const whole = (definition: ServerDefinition, result: JsonObject) =>
    wrap.finish(definition, wrap.cacheable(definition, result))
  return {
    discover: (definition) =>
      whole(definition, {
        supportedVersions: SUPPORTED,
        capabilities: capabilities(definition),
        ...instructions(definition),
      }),
    initialize: (definition, version) => ({
      protocolVersion: version,
      capabilities: capabilities(definition),
      serverInfo: { name: definition.name, version: definition.version },
      ...instructions(definition),
    }),
    empty: (definition) => wrap.finish(definition, {}),
    list: (definition, key) => whole(definition, { [key]: entries(definition, key) }),
    content: (definition, method, given) =>
      method === 'resources/read' ? whole(definition, given) : wrap.finish(definition, given),
    toolOutcome: (definition, tool, outcome) => toolOutcome(wrap, definition, tool, outcome),
    badArguments: (definition, text) => toolError(wrap, definition, text),
    unknownTool: (_, name) => ({
      kind: 'error',
      error: { code: INVALID_PARAMS, message: `Unknown tool: ${name}` },
    }),
    acknowledgement: (id, wanted) => ({
      _meta: { [META_SUBSCRIPTION_ID]: id },
      notifications: wanted,
    }),
  }
}

/** Only what the definition holds is claimed; the lists never change while the server runs. */
function capabilities(definition: ServerDefinition): JsonObject {
  return {
    tools: {},
    ...(definition.prompts && { prompts: {} }),
    ...((definition.resources ?? definition.resourceTemplates) && { resources: {} }),
    ...(definition.logging && { logging: {} }),
  }
}

function instructions({ instructions: text }: ServerDefinition): JsonObject {
  return text === undefined ? {} : { instructions: text }
}

function entries(definition: ServerDefinition, key: ListKey): JsonValue {
  if (key === 'tools') return definition.tools.map(listed)
  return (definition[key] ?? []).map(({ listing }) => listing)
}

const listed = remember(listedTool)

function listedTool(tool: ToolDefinition): JsonObject {
  const output = outputSchema(tool)
  return {
    name: tool.name,
    ...(tool.title !== undefined && { title: tool.title }),
    description: tool.description,
    inputSchema: inputSchema(tool),
    ...(output && { outputSchema: output }),
    ...(tool.annotations && { annotations: tool.annotations }),
    ...(tool.icons && { icons: tool.icons }),
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
      return result(wrap.finish(definition, valueResult(tool, outcome.value)))
    case 'result':
      return result(wrap.finish(definition, outcome.result))
    case 'protocol-error': {
      const { code, message, data } = outcome
      const error: JSONRPCError = { code, message, ...(data !== undefined && { data }) }
      return { kind: 'error', error }
    }
    // A bug of the server's, not of the call: nothing the model could repair.
    case 'exception':
      return { kind: 'error', error: { code: INTERNAL_ERROR, message: 'Internal error' } }
    case 'tool-error':
      return toolError(wrap, definition, outcome.text)
  }
}

/** The structured result, and the same once more as text for clients that know only that. */
function valueResult(tool: ToolDefinition, value: JsonValue): JsonObject {
  const text = typeof value === 'string' ? value : stringify(value)
  const bare = tool.output && ('schema' in tool.output || tool.output.type.kind === 'record')
  return {
    content: [{ type: 'text', text }],
    ...(tool.output && { structuredContent: bare ? value : { result: value } }),
    isError: false,
  }
}

function toolError(wrap: Wrapping, definition: ServerDefinition, text: string): Answer {
  return result(wrap.finish(definition, { content: [{ type: 'text', text }], isError: true }))
}

function result(value: JsonObject): Answer {
  return { kind: 'result', result: value }
}
