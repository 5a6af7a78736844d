/** Plain values straight from text, for thousands of lines whose places nobody asks for. */
import { type JsonError, type JsonValue, toValue } from './json.ts'
import { MAX_DEPTH, parseJson } from './json-parse.ts'
import { type Outcome, ok } from './outcome.ts'

/** A number that a JavaScript number may not give back; inside a string it costs a slower reading, no more. */
const EXACT = /(?:^|[\s:,[])-?(?:\d+[.eE]|\d{16}|(?<=-)0)/

/** What `toValue` and `parseJson` give together, by the platform's own reader wherever it is sure to agree. */
export function parseValue(text: string): Outcome<JsonValue, JsonError> {
  if (!EXACT.test(text) && !mayBeTooDeep(text))
    try {
      return ok(JSON.parse(text) as JsonValue)
    } catch {
      // The other reader can say where and why.
    }
  const parsed = parseJson(text)
  return parsed.ok ? ok(toValue(parsed.value)) : parsed
}

/** Brackets in strings count too: too much caution is only slower. */
function mayBeTooDeep(text: string): boolean {
  let opened = 0
  for (const bracket of ['{', '['])
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1))
      if (++opened > MAX_DEPTH) return true
  return false
}
