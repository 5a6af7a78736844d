/** JSON Schemas as pydantic generates them: keys sorted at every level, children of `properties` in field order. */
import { isObject, type JsonObject, type JsonValue } from '../../../protocol/json.ts'
import type { Field, ToolDefinition, ValueType } from '../../definition.ts'
import type { LifecycleId } from '../../lifecycles/lifecycle.ts'

type Definitions = Record<string, JsonObject>

/** The schema of a tool's arguments, in the member order of the given life-cycle. */
export function inputSchema(tool: ToolDefinition, lifecycle: LifecycleId): JsonObject {
  const schema =
    'schema' in tool.input
      ? tool.input.schema
      : modelSchema(`${tool.name}Arguments`, tool.input.fields)
  return declaredFirst(schema, lifecycle === 'stateless' ? ['$schema', 'type'] : HANDSHAKE_ORDER)
}

/** The schema of a tool's structured result: a record as it is, anything else wrapped as `result`. */
export function outputSchema(tool: ToolDefinition, lifecycle: LifecycleId): JsonObject | null {
  if (!tool.output) return null
  const schema =
    'schema' in tool.output ? tool.output.schema : resultSchema(tool.name, tool.output.type)
  return declaredFirst(schema, lifecycle === 'stateless' ? ['$schema'] : HANDSHAKE_ORDER)
}

function resultSchema(name: string, type: ValueType): JsonObject {
  if (type.kind === 'record') return modelSchema(type.name, type.fields)
  return modelSchema(`${name}Output`, [{ name: 'result', type }])
}

/** Members that the wire model of the handshake revisions declares; they come first, the rest keeps its order. */
const HANDSHAKE_ORDER = ['$schema', 'properties', 'required', 'type']

function declaredFirst(schema: JsonObject, declared: readonly string[]): JsonObject {
  const first = declared.filter((key) => Object.hasOwn(schema, key))
  const rest = Object.keys(schema).filter((key) => !declared.includes(key))
  return Object.fromEntries([...first, ...rest].map((key) => [key, schema[key] as JsonValue]))
}

/** A whole schema: the object, and before it the records that it refers to. */
function modelSchema(title: string, fields: readonly Field[]): JsonObject {
  const definitions: Definitions = {}
  const object = objectSchema(title, fields, definitions)
  return { ...(Object.keys(definitions).length > 0 && { $defs: sorted(definitions) }), ...object }
}

function objectSchema(
  title: string,
  fields: readonly Field[],
  definitions: Definitions,
): JsonObject {
  const required = fields.filter((field) => field.default === undefined).map(({ name }) => name)
  return {
    properties: Object.fromEntries(
      fields.map((field) => [field.name, propertySchema(field, definitions)]),
    ),
    ...(required.length > 0 && { required }),
    title,
    type: 'object',
  }
}

function propertySchema(field: Field, definitions: Definitions): JsonObject {
  const type = typeSchema(field.type, definitions)
  return sorted({
    ...type,
    ...(field.default !== undefined && { default: field.default }),
    ...(field.description !== undefined && { description: field.description }),
    ...(field.header !== undefined && { 'x-mcp-header': field.header }),
    ...(!Object.hasOwn(type, '$ref') && { title: titleOf(field.name) }),
  })
}

function typeSchema(type: ValueType, definitions: Definitions): JsonObject {
  switch (type.kind) {
    case 'enum':
      return type.values.length === 1
        ? { const: type.values[0] as string, type: 'string' }
        : { enum: type.values, type: 'string' }
    case 'list':
      return { items: typeSchema(type.items, definitions), type: 'array' }
    case 'nullable':
      return { anyOf: [typeSchema(type.of, definitions), { type: 'null' }] }
    case 'record':
      if (!Object.hasOwn(definitions, type.name)) {
        definitions[type.name] = {}
        definitions[type.name] = objectSchema(type.name, type.fields, definitions)
      }
      return { $ref: `#/$defs/${type.name}` }
    default:
      return { type: type.kind }
  }
}

/** `matched_bug_id` becomes `Matched Bug Id`. */
function titleOf(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replace(/[a-z]+/gi, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
}

function sorted(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

/** Members in alphabetical order at every level that has a wire model; free-form values keep their order. */
export function wireOrder(value: JsonValue, free: readonly string[]): JsonValue {
  if (Array.isArray(value))
    return (value as readonly JsonValue[]).map((item) => wireOrder(item, free))
  if (!isObject(value)) return value
  return sorted(
    Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        free.includes(key) ? item : wireOrder(item, free),
      ]),
    ),
  )
}
