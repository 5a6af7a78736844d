/** Arguments against the tool's fields or schema; the first problem in one plain sentence that names the legal values. */
import { isObject, type JsonObject, type JsonValue, stringify } from '../../../protocol/json.ts'
import { parsePointer, resolvePointer } from '../../../protocol/json-pointer.ts'
import { fail, type Outcome, ok } from '../../../protocol/outcome.ts'
import { type SchemaIssue, validate } from '../../../protocol/schema.ts'
import type { Field, ToolDefinition } from '../../definition.ts'
import { inputSchema } from './schema.ts'

/** The arguments with defaults filled in, or the sentence. */
export function checkArguments(
  tool: ToolDefinition,
  args: JsonObject,
): Outcome<JsonObject, string> {
  const schema = inputSchema(tool)
  const [issue] = validate(schema, args)
  if (issue) return fail(sentence(issue, schema, args))
  return ok('schema' in tool.input ? args : withDefaults(tool.input.fields, args))
}

function withDefaults(fields: readonly Field[], args: JsonObject): JsonObject {
  const defaults = fields.flatMap(({ name, default: value }) =>
    value === undefined || Object.hasOwn(args, name) ? [] : [[name, value] as const],
  )
  return { ...args, ...Object.fromEntries(defaults) }
}

function sentence(issue: SchemaIssue, schema: JsonObject, args: JsonObject): string {
  const demanded = resolvePointer(schema, issue.schemaPointer)
  const given = resolvePointer(args, issue.pointer)
  const name = placeName(issue.pointer)
  const got = given === undefined ? '' : ` (got ${short(given)})`
  switch (issue.keyword) {
    case 'required':
      return `${missingMember(issue.pointer, demanded, given)} is required`
    case 'enum':
      return `${name} must be one of: ${listOf(demanded)}${got}`
    case 'const':
      return `${name} must be ${listOf(demanded)}${got}`
    case 'type':
      return `${name} must be of type ${listOf(demanded).replaceAll(', ', ' or ')}${got}`
    default:
      return `${name} does not fit: ${issue.message}`
  }
}

/** `/steps/1` becomes `steps[1]`. */
function placeName(pointer: string): string {
  const [first = 'arguments', ...rest] = parsePointer(pointer) ?? []
  return rest.reduce((name, part) => name + (/^\d+$/.test(part) ? `[${part}]` : `.${part}`), first)
}

/** The first demanded member that is not there. */
function missingMember(
  pointer: string,
  demanded: JsonValue | undefined,
  given: JsonValue | undefined,
): string {
  const names = Array.isArray(demanded) ? (demanded as readonly JsonValue[]).map(String) : []
  const missing = names.find((name) => isObject(given) && !Object.hasOwn(given, name)) ?? ''
  return pointer === '' ? missing : `${placeName(pointer)}.${missing}`
}

/** Strings as they are, other values as JSON. */
function listOf(value: JsonValue | undefined): string {
  const values = Array.isArray(value) ? (value as readonly JsonValue[]) : [value ?? null]
  return values.map((item) => (typeof item === 'string' ? item : stringify(item))).join(', ')
}

const LONGEST = 60

function short(value: JsonValue): string {
  const text = stringify(value)
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
}
