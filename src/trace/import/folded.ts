/** Lines as books print them: `"_meta":…` or `[ …3 tools… ]`, with the parts left out that the reader has seen. */
import { isObject, type JsonObject, type JsonValue, toValue } from '../../protocol/json.ts'
import { parseJson } from '../../protocol/json-parse.ts'
import { messageKind } from '../../protocol/jsonrpc.ts'

/** A word that no message holds, in the place of what was left out. */
const GAP = 'left out \u0000'
/** Longer lines than this are no print. */
const MOST = 100_000

/** What is left of a message whose line has `…` outside its strings; null when it is no such line. */
export function unfold(line: string): JsonObject | null {
  if (line.length > MOST || !line.includes('…') || !/^\s*\{/.test(line)) return null
  // Strings are passed over whole; a gap takes the words between two of its signs with it.
  const filled = line.replace(/"[^"\\]*(?:\\.[^"\\]*)*"|…(?:[^"…,{}[\]]*…)?/g, (found) =>
    found.startsWith('…') ? JSON.stringify(GAP) : found,
  )
  // An ellipsis in a text leaves nothing out.
  if (filled === line) return null
  const parsed = parseJson(filled)
  const value = parsed.ok ? without(toValue(parsed.value)) : null
  return isObject(value) && messageKind(value) !== null ? value : null
}

/** The value without its gaps. */
function without(value: JsonValue): JsonValue {
  if (Array.isArray(value))
    return (value as readonly JsonValue[]).filter((one) => one !== GAP).map(without)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== GAP)
      .map(([name, one]) => [name, without(one)]),
  )
}
