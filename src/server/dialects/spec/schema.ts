/** JSON Schemas as one would write them by hand: no titles, types first. */
import type { JsonObject } from '../../../protocol/json.ts'
import type { Field, ToolDefinition, ValueType } from '../../definition.ts'
import { remember } from '../../remember.ts'

export const inputSchema = remember(
  (tool: ToolDefinition): JsonObject =>
    'schema' in tool.input ? tool.input.schema : objectSchema(tool.input.fields),
)

/** A record as it is, anything else under `result`, because 2025-11-25 wants an object; null without output. */
export function outputSchema(tool: ToolDefinition): JsonObject | null {
  if (!tool.output) return null
  if ('schema' in tool.output) return tool.output.schema
  const { type } = tool.output
  return objectSchema(type.kind === 'record' ? type.fields : [{ name: 'result', type }])
}

function objectSchema(fields: readonly Field[]): JsonObject {
  const required = fields.filter((field) => field.default === undefined).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, propertySchema(field)])),
    ...(required.length > 0 && { required }),
  }
}

function propertySchema(field: Field): JsonObject {
  return {
    ...typeSchema(field.type),
    ...(field.description !== undefined && { description: field.description }),
    ...(field.default !== undefined && { default: field.default }),
    ...(field.header !== undefined && { 'x-mcp-header': field.header }),
  }
}

function typeSchema(type: ValueType): JsonObject {
  switch (type.kind) {
    case 'enum':
      return { type: 'string', enum: type.values }
    case 'list':
      return { type: 'array', items: typeSchema(type.items) }
    case 'nullable':
      return nullable(typeSchema(type.of))
    case 'record':
      return objectSchema(type.fields)
    default:
      return { type: type.kind }
  }
}

/** `"type": ["string", "null"]` where a type name is all there is, `anyOf` else. */
function nullable(schema: JsonObject): JsonObject {
  const bare = typeof schema.type === 'string' && Object.keys(schema).length === 1
  return bare ? { type: [schema.type as string, 'null'] } : { anyOf: [schema, { type: 'null' }] }
}
