/** stdio framing, both ways: one message is one line of UTF-8 that ends with a newline (spec basic/transports/stdio, both revisions). */
import {
  concatBytes,
  firstInvalidByte,
  fromUtf8Lossy,
  toUtf8,
  utf8Length,
} from '../protocol/bytes.ts'
import { isObject, type JsonNode, type JsonObject, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'

export type LineProblemKind =
  | 'empty'
  | 'invalid-utf8'
  | 'byte-order-mark'
  | 'carriage-return'
  | 'embedded-newline'
  | 'not-json'
  | 'not-object'

/** What is wrong with a line, and at which byte of it (the newline that ends it not counted). */
export interface LineProblem {
  readonly kind: LineProblemKind
  readonly byte: number
}

export interface LineReading {
  /** For people: bad sequences replaced. */
  readonly text: string
  /** The tree with offsets into `text`, or null when the line is not JSON. */
  readonly node: JsonNode | null
  /** The object a reader may go on with, or null. A `\r` at the end alone does not spoil a line. */
  readonly message: JsonObject | null
  readonly problems: readonly LineProblem[]
}

/** The line of a message, without its newline. JSON text never holds a raw newline, so nothing needs escaping. */
export function encodeLine(text: string): Uint8Array {
  return toUtf8(text)
}

/** Reads one line (without its newline). Every byte sequence has a reading; problems come in order of severity. */
export function decodeLine(line: Uint8Array): LineReading {
  const bad = firstInvalidByte(line)
  const problems: LineProblem[] = []
  if (bad !== -1) problems.push({ kind: 'invalid-utf8', byte: bad })
  const newline = line.indexOf(0x0a)
  if (newline !== -1) problems.push({ kind: 'embedded-newline', byte: newline })
  const text = fromUtf8Lossy(line)
  if (text.startsWith('\ufeff')) problems.push({ kind: 'byte-order-mark', byte: 0 })
  if (text.trim() === '')
    return { text, node: null, message: null, problems: [{ kind: 'empty', byte: 0 }] }
  const fatal = problems.length > 0
  const parsed = parseJson(text)
  if (!parsed.ok) {
    const byte = utf8Length(text.slice(0, parsed.error.offset))
    // After a replaced sequence offsets no longer count the line's own bytes.
    if (!fatal) problems.push({ kind: 'not-json', byte })
    return { text, node: null, message: null, problems }
  }
  if (line.at(-1) === 0x0d) problems.push({ kind: 'carriage-return', byte: line.length - 1 })
  const value = toValue(parsed.value)
  if (!isObject(value)) problems.push({ kind: 'not-object', byte: parsed.value.start })
  return { text, node: parsed.value, message: !fatal && isObject(value) ? value : null, problems }
}

/** Cuts a stream of chunks into lines; `rest` is what waits for its newline and goes into the next call. */
export function splitLines(
  rest: Uint8Array,
  chunk: Uint8Array,
): { readonly lines: readonly Uint8Array[]; readonly rest: Uint8Array } {
  const bytes = concatBytes(rest, chunk)
  const lines: Uint8Array[] = []
  let start = 0
  for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
    lines.push(bytes.slice(start, end))
    start = end + 1
  }
  return { lines, rest: bytes.slice(start) }
}
