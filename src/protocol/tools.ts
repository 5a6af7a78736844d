/** Tools as both revisions send them (spec server/tools), and the `x-mcp-header` annotations of 2026-07-28. */
import { isObject, type JsonObject, type JsonValue } from './json.ts'
import { fail, type Outcome, ok } from './outcome.ts'

/** The elements of a ListToolsResult that are tools: a string `name` and an object `inputSchema`. */
export function toolsOf(result: JsonObject): readonly JsonObject[] {
  const tools = Array.isArray(result.tools) ? (result.tools as readonly JsonValue[]) : []
  return tools.filter(isTool)
}

export function isTool(value: JsonValue | undefined): value is JsonObject {
  return isObject(value) && typeof value.name === 'string' && isObject(value.inputSchema)
}

/** The text of a CallToolResult's text blocks, joined by newlines. */
export function textOf(result: JsonObject): string {
  const content = Array.isArray(result.content) ? (result.content as readonly JsonValue[]) : []
  return content
    .flatMap((block) => (isObject(block) && typeof block.text === 'string' ? [block.text] : []))
    .join('\n')
}

/** An argument that travels as a header too: `Mcp-Param-<name>`. */
export interface ParamHeader {
  readonly name: string
  /** Property names from `arguments` down. */
  readonly path: readonly string[]
}

export type ParamHeaderProblem = 'not-a-token' | 'duplicate' | 'bad-type' | 'out-of-reach'

const ANNOTATION = 'x-mcp-header'
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
/** Members that hold data, not schemas; a key of that name inside them means nothing. */
const DATA = new Set(['const', 'default', 'enum', 'examples'])

/**
 * The annotated arguments of a tool, in the schema's order, or why the tool must not be used over HTTP
 * (spec 2026-07-28 streamable-http §x-mcp-header: one bad annotation drops the whole tool).
 */
export function paramHeaders(
  inputSchema: JsonObject,
): Outcome<readonly ParamHeader[], ParamHeaderProblem> {
  const found: ParamHeader[] = []
  const problem = collect(inputSchema, [], found)
  return problem ? fail(problem) : ok(found)
}

function collect(
  schema: JsonObject,
  path: readonly string[],
  found: ParamHeader[],
): ParamHeaderProblem | null {
  if (Object.hasOwn(schema, ANNOTATION)) {
    const name = schema[ANNOTATION]
    if (path.length === 0) return 'out-of-reach'
    if (typeof name !== 'string' || !TOKEN.test(name)) return 'not-a-token'
    if (!['string', 'integer', 'boolean'].includes(String(schema.type))) return 'bad-type'
    if (found.some((other) => other.name.toLowerCase() === name.toLowerCase())) return 'duplicate'
    found.push({ name, path })
  }
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isObject(value)) {
      for (const [property, child] of Object.entries(value)) {
        const problem = isObject(child) ? collect(child, [...path, property], found) : null
        if (problem) return problem
      }
    } else if (!DATA.has(key) && annotatedAnywhere(value)) return 'out-of-reach'
  }
  return null
}

function annotatedAnywhere(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(annotatedAnywhere)
  if (!isObject(value)) return false
  return Object.entries(value).some(([key, member]) => {
    // Under `properties` the keys are names that the tool's author chose, not keywords.
    if (key === 'properties' && isObject(member))
      return Object.values(member).some(annotatedAnywhere)
    return key === ANNOTATION || (!DATA.has(key) && annotatedAnywhere(member))
  })
}
