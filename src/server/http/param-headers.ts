/** `Mcp-Param-*` against the arguments that they repeat (spec 2026-07-28 streamable-http §Custom headers). */
import { decodeHeaderValue, headerText } from '../../protocol/header-value.ts'
import { isObject, type JsonObject, type JsonValue } from '../../protocol/json.ts'
import { paramHeaders } from '../../protocol/tools.ts'
import type { ParamHeaderProblem } from '../dialects/dialect.ts'
import type { HttpView } from './view.ts'

/** The first header that disagrees with the body, or null. A schema with bad annotations declares no headers. */
export function checkParamHeaders(
  inputSchema: JsonObject,
  args: JsonObject,
  view: HttpView,
): ParamHeaderProblem | null {
  const declared = paramHeaders(inputSchema)
  if (!declared.ok) return null
  for (const { name, path } of declared.value) {
    const header = `Mcp-Param-${name}`
    const fault = compare(view.headers(header.toLowerCase()), valueAt(args, path))
    if (fault) return { header, argument: path.join('.'), fault }
  }
  return null
}

function compare(
  sent: readonly string[],
  value: JsonValue | undefined,
): ParamHeaderProblem['fault'] | null {
  const [header] = sent
  if (sent.length > 1) return 'duplicated'
  if (value === undefined || value === null) return header === undefined ? null : 'unexpected'
  const text = headerText(value)
  if (text === null) return header === undefined ? null : 'different'
  if (header === undefined) return 'missing'
  const decoded = decodeHeaderValue(header)
  if (decoded === null) return 'malformed'
  return decoded === text || sameInteger(decoded, value) ? null : 'different'
}

/** `42` and `42.0` are the same integer, whatever its size. */
function sameInteger(header: string, value: JsonValue): boolean {
  const whole = /^(-?\d+)(?:\.0+)?$/.exec(header)?.[1]
  if (whole === undefined || (typeof value !== 'number' && typeof value !== 'bigint')) return false
  return Number.isInteger(Number(value)) && BigInt(whole) === BigInt(value)
}

function valueAt(args: JsonObject, path: readonly string[]): JsonValue | undefined {
  let node: JsonValue | undefined = args
  for (const key of path) node = isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined
  return node
}
