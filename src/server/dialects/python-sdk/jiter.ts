/** pydantic's own JSON reader (jiter): what it takes, and its message with line and column for what it does not. */
import { fromUtf8 } from '../../../protocol/bytes.ts'
import { type JsonValue, toValue } from '../../../protocol/json.ts'
import { parseJson } from '../../../protocol/json-parse.ts'
import { fail, type Outcome, ok } from '../../../protocol/outcome.ts'
import { JiterReader, MAX_DEPTH, Stop } from './jiter-reader.ts'

/** The value in a body, or the message (`key must be a string at line 1 column 2`). A key sent twice: the last counts. */
export function readJiter(bytes: Uint8Array): Outcome<JsonValue, string> {
  const simple = readSimple(bytes)
  if (simple !== null) return ok(simple.json)
  try {
    return ok(new JiterReader(bytes).document())
  } catch (error) {
    if (error instanceof Stop) return fail(`${error.problem} at ${placeOf(bytes, error.at)}`)
    throw error
  }
}

/** What the common reader reads differently: `-0`, integers without end, the order of keys that are integers. */
const SPECIAL = /-0(?![.\d])|\d{4301}|"(?:0|[1-9]\d*)"\s*:/

/** The common reader does for all else. */
function readSimple(bytes: Uint8Array): { readonly json: JsonValue } | null {
  const text = fromUtf8(bytes)
  if (!text.ok || SPECIAL.test(text.value)) return null
  const read = parseJson(text.value, { maxDepth: MAX_DEPTH - 1, rejectLoneSurrogates: true })
  return read.ok ? { json: toValue(read.value) } : null
}

const LF = 0x0a

/** Columns count bytes, from 1; the end of the text has the column of its last byte. */
function placeOf(bytes: Uint8Array, at: number): string {
  const end = Math.min(at + 1, bytes.length)
  let line = 1
  let lineStart = 0
  for (let index = 0; index < end; index++) {
    if (bytes[index] !== LF) continue
    line++
    lineStart = index + 1
  }
  return `line ${line} column ${end - lineStart}`
}
