/**
 * Lossless JSON. The wire is bytes, and `JSON.parse` forgets what a learner must see: `2.0` is not an
 * integer id, `12345678901234567890` has twenty digits, a key may stand twice. `parseJson` keeps all of
 * it as nodes with their place in the text; `toValue` gives the plain value the actors work with.
 */

/** A number whose text a JavaScript number cannot give back (`2.0`, `1e400`); integers too big are `bigint`. */
export class ExactNumber {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  /** Called by `JSON.stringify`, which cannot write the digits: `stringify` sees that it must do so itself. */
  toJSON(): string {
    exactNumbersMet++
    return this.text
  }
}
let exactNumbersMet = 0

export type JsonValue =
  | null
  | boolean
  | number
  | bigint
  | string
  | ExactNumber
  | readonly JsonValue[]
  | JsonObject
export interface JsonObject {
  readonly [key: string]: JsonValue
}

/** Offsets are UTF-16 indices into the parsed text; `end` is exclusive. */
interface Span {
  readonly start: number
  readonly end: number
}
export interface JsonMember {
  readonly key: string
  readonly keyStart: number
  readonly keyEnd: number
  readonly value: JsonNode
}
export interface ObjectNode extends Span {
  readonly kind: 'object'
  /** In the order sent; a key that is sent twice stands twice. */
  readonly members: readonly JsonMember[]
}
export interface ArrayNode extends Span {
  readonly kind: 'array'
  readonly items: readonly JsonNode[]
}
export interface StringNode extends Span {
  readonly kind: 'string'
  readonly value: string
}
export interface NumberNode extends Span {
  readonly kind: 'number'
  /** The digits as sent. */
  readonly text: string
}
export interface LiteralNode extends Span {
  readonly kind: 'literal'
  readonly value: true | false | null
}
export type JsonNode = ObjectNode | ArrayNode | StringNode | NumberNode | LiteralNode

export type JsonErrorReason =
  | 'unexpected-end'
  | 'unexpected-character'
  | 'bad-escape'
  | 'control-character'
  | 'bad-number'
  | 'trailing-text'
  | 'too-deep'
  | 'lone-surrogate'
export interface JsonError {
  readonly reason: JsonErrorReason
  /** UTF-16 offset of the first character that cannot be read. */
  readonly offset: number
}
export interface ParseOptions {
  /** Nesting allowed; deeper text is an error, not a crash. Default 512. */
  readonly maxDepth?: number
  /** Refuse `\ud800` without its partner, as Rust-based parsers do. Default false. */
  readonly rejectLoneSurrogates?: boolean
}

/** The plain value of a node. A key sent twice: the last one counts, as in the parsers of both SDKs. */
export function toValue(node: JsonNode): JsonValue {
  switch (node.kind) {
    case 'object': {
      const object: Record<string, JsonValue> = {}
      for (const member of node.members) {
        const value = toValue(member.value)
        if (member.key !== '__proto__') object[member.key] = value
        // Assigning to `__proto__` would change the prototype instead.
        else
          Object.defineProperty(object, member.key, {
            value,
            enumerable: true,
            configurable: true,
            writable: true,
          })
      }
      return object
    }
    case 'array':
      return node.items.map(toValue)
    case 'number':
      return numberValue(node.text)
    default:
      return node.value
  }
}

function numberValue(text: string): number | bigint | ExactNumber {
  const number = Number(text)
  // `1e+21` is how JavaScript writes a large integer, but on the wire it is a float and no id.
  if (String(number) === text && !text.includes('e+')) return number
  return /^-?[1-9]\d*$/.test(text) ? BigInt(text) : new ExactNumber(text)
}

export interface StringifyOptions {
  /** Write everything but printable ASCII as `\\uXXXX`, as Python's `json.dumps` does. Default false. */
  readonly ascii?: boolean
  /** Spaces a level, one member a line; 0 or absent: no white space at all. */
  readonly indent?: number
}

/** The JSON text of a value, keys in insertion order, numbers digit for digit; `undefined` members are left out. */
export function stringify(value: JsonValue, options: StringifyOptions = {}): string {
  const indent = options.indent ?? 0
  const text = writePlain(value, indent) ?? write(value, indent, '')
  return options.ascii ? escapeNonAscii(text) : text
}

/** The platform's own writer, many times faster; null when the value holds a number that it cannot write. */
function writePlain(value: JsonValue, indent: number): string | null {
  const before = exactNumbersMet
  try {
    const text = JSON.stringify(value, null, indent)
    return exactNumbersMet === before ? text : null
  } catch (error) {
    // What it says to a bigint.
    if (error instanceof TypeError) return null
    throw error
  }
}

function write(value: JsonValue, indent: number, margin: string): string {
  if (typeof value === 'bigint') return String(value)
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (value instanceof ExactNumber) return value.text
  const inner = margin + ' '.repeat(indent)
  const colon = indent ? ': ' : ':'
  const parts: string[] = []
  if (Array.isArray(value)) for (const item of value) parts.push(write(item, indent, inner))
  else
    for (const [key, member] of Object.entries(value as JsonObject))
      if (member !== undefined)
        parts.push(JSON.stringify(key) + colon + write(member, indent, inner))
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (parts.length === 0) return open + close
  if (!indent) return open + parts.join(',') + close
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${margin}${close}`
}

function escapeNonAscii(text: string): string {
  return text.replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** True for a JSON object, false for arrays, null, exact numbers and scalars. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof ExactNumber)
  )
}

/** True for an object with members that nobody has looked at: something parsed, or a message from a worker. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Two values are equal as JSON: same types, same digits, same members in any order. */
export function equalJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true
  if (a instanceof ExactNumber || b instanceof ExactNumber)
    return a instanceof ExactNumber && b instanceof ExactNumber && a.text === b.text
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => equalJson(item, b[index]))
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key], b[key]))
  )
}
