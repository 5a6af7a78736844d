/** Arguments as the SDK checks them: JSON in strings is read first, then a pydantic model decides. */
import { isObject, type JsonObject, type JsonValue } from '../../../protocol/json.ts'
import { fail, type Outcome, ok } from '../../../protocol/outcome.ts'
import { validate } from '../../../protocol/schema.ts'
import type { Field, ToolDefinition } from '../../definition.ts'
import { copyOrder } from '../../key-order.ts'
import { pythonRepr } from '../../python-repr.ts'
import type { CallProblem } from '../dialect.ts'
import { checkFields, errorText } from './pydantic.ts'
import { readPythonText } from './reading.ts'

/** The arguments with defaults filled in, or the text behind `Error executing tool X: `. */
export function checkArguments(
  tool: ToolDefinition,
  args: JsonObject,
): Outcome<JsonObject, string> {
  const prefix = `Error executing tool ${tool.name}: `
  if ('schema' in tool.input) {
    const [issue] = validate(tool.input.schema, args)
    return issue ? fail(`${prefix}${issue.message}`) : ok(args)
  }
  const { fields } = tool.input
  const checked = checkFields(fields, preParse(fields, args))
  if (checked.ok) return checked
  return fail(prefix + errorText(`${tool.name}Arguments`, checked.error))
}

/** A string for a field that is not exactly `str` is tried as JSON; only an object, a list or null replaces it. */
function preParse(fields: readonly Field[], args: JsonObject): JsonObject {
  const parsed: Record<string, JsonValue> = { ...args }
  for (const { name, type } of fields) {
    const value = Object.hasOwn(args, name) ? args[name] : undefined
    if (typeof value !== 'string' || type.kind === 'string') continue
    const inner = readPythonText(value)
    if (inner === null || isObject(inner) || Array.isArray(inner)) parsed[name] = inner
  }
  copyOrder(args, parsed)
  return parsed
}

/** What the SDK logs on stderr when a call fails; tracebacks of crashes are Python's own and left out. */
export function failedCall(tool: ToolDefinition | string, problem: CallProblem): readonly string[] {
  const name = typeof tool === 'string' ? tool : tool.name
  const who = `Tool ${pythonRepr(name)}`
  if (problem.kind === 'unknown-tool')
    return [`${who} failed: ${pythonRepr(`Unknown tool: ${name}`)}`]
  if (problem.kind === 'failed') {
    const { outcome } = problem
    const text = outcome.kind === 'tool-error' ? `: ${outcome.text}` : ''
    return [`${who} failed: ${pythonRepr(`Error executing tool ${name}${text}`)}`]
  }
  if (typeof tool === 'string' || 'schema' in tool.input) return [`${who} rejected arguments`]
  const { fields } = tool.input
  const checked = checkFields(fields, preParse(fields, problem.args))
  const places = checked.ok ? [] : checked.error.map(({ place }) => place.join('.'))
  return [`${who} rejected arguments: ${pythonRepr([...new Set(places)].sort())}`]
}
