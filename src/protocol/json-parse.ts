/** The reader behind `json.ts`: RFC 8259 text to nodes, by recursive descent with a depth limit. */
import type { JsonError, JsonErrorReason, JsonMember, JsonNode, ParseOptions } from './json.ts'
import { fail, type Outcome, ok } from './outcome.ts'

/** The nesting allowed when nothing else is said. */
export const MAX_DEPTH = 512

/** Parses one JSON text (RFC 8259). Returns the node tree or the first offset that cannot be read; never throws. */
export function parseJson(text: string, options: ParseOptions = {}): Outcome<JsonNode, JsonError> {
  const reader = new Reader(
    text,
    options.maxDepth ?? MAX_DEPTH,
    options.rejectLoneSurrogates ?? false,
  )
  try {
    return ok(reader.document())
  } catch (error) {
    if (error instanceof Stop) return fail({ reason: error.reason, offset: error.offset })
    throw error
  }
}

class Stop {
  readonly reason: JsonErrorReason
  readonly offset: number
  constructor(reason: JsonErrorReason, offset: number) {
    this.reason = reason
    this.offset = offset
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const PLAIN = /[^"\\\u0000-\u001f]+/y
const LONE_SURROGATE = /\p{Surrogate}/u
const LITERALS = { true: true, false: false, null: null } as const
const ESCAPES: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

class Reader {
  #at = 0
  readonly #text: string
  readonly #maxDepth: number
  readonly #rejectLone: boolean

  constructor(text: string, maxDepth: number, rejectLone: boolean) {
    this.#text = text
    this.#maxDepth = maxDepth
    this.#rejectLone = rejectLone
  }

  document(): JsonNode {
    const node = this.#value(0)
    this.#space()
    if (this.#at < this.#text.length) throw new Stop('trailing-text', this.#at)
    return node
  }

  #value(depth: number): JsonNode {
    if (depth > this.#maxDepth) throw new Stop('too-deep', this.#at)
    this.#space()
    const start = this.#at
    const char = this.#text[start]
    if (char === '{') return this.#object(depth)
    if (char === '[') return this.#array(depth)
    if (char === '"') return { kind: 'string', value: this.#string(), start, end: this.#at }
    if (char === '-' || (char !== undefined && char >= '0' && char <= '9'))
      return this.#number(start)
    for (const [word, value] of Object.entries(LITERALS)) {
      if (this.#text.startsWith(word, start)) {
        this.#at = start + word.length
        return { kind: 'literal', value, start, end: this.#at }
      }
    }
    throw this.#unexpected()
  }

  #object(depth: number): JsonNode {
    const start = this.#at++
    const members: JsonMember[] = []
    this.#space()
    if (this.#take('}')) return { kind: 'object', members, start, end: this.#at }
    do {
      this.#space()
      const keyStart = this.#at
      if (this.#text[keyStart] !== '"') throw this.#unexpected()
      const key = this.#string()
      const keyEnd = this.#at
      this.#space()
      if (!this.#take(':')) throw this.#unexpected()
      members.push({ key, keyStart, keyEnd, value: this.#value(depth + 1) })
      this.#space()
    } while (this.#take(','))
    if (!this.#take('}')) throw this.#unexpected()
    return { kind: 'object', members, start, end: this.#at }
  }

  #array(depth: number): JsonNode {
    const start = this.#at++
    const items: JsonNode[] = []
    this.#space()
    if (this.#take(']')) return { kind: 'array', items, start, end: this.#at }
    do {
      items.push(this.#value(depth + 1))
      this.#space()
    } while (this.#take(','))
    if (!this.#take(']')) throw this.#unexpected()
    return { kind: 'array', items, start, end: this.#at }
  }

  #number(start: number): JsonNode {
    NUMBER.lastIndex = start
    const text = NUMBER.exec(this.#text)?.[0]
    if (text === undefined)
      throw new Stop(start + 1 >= this.#text.length ? 'unexpected-end' : 'bad-number', start)
    this.#at = start + text.length
    return { kind: 'number', text, start, end: this.#at }
  }

  #string(): string {
    const start = this.#at++
    // Most strings hold no escape; slicing them is much faster than what follows.
    let end = start + 1
    while (isPlain(this.#text.charCodeAt(end))) end++
    let value = this.#text.slice(start + 1, end)
    this.#at = end
    for (;;) {
      PLAIN.lastIndex = this.#at
      const plain = PLAIN.exec(this.#text)?.[0]
      if (plain !== undefined) {
        value += plain
        this.#at += plain.length
      }
      const char = this.#text[this.#at]
      if (char === '"') break
      if (char === undefined) throw new Stop('unexpected-end', this.#at)
      if (char !== '\\') throw new Stop('control-character', this.#at)
      value += this.#escape()
    }
    this.#at++
    if (this.#rejectLone && LONE_SURROGATE.test(value)) throw new Stop('lone-surrogate', start)
    return value
  }

  #escape(): string {
    const start = this.#at
    const letter = this.#text[start + 1]
    if (letter === undefined) throw new Stop('unexpected-end', start + 1)
    if (letter === 'u') {
      const hex = this.#text.slice(start + 2, start + 6)
      if (!/^[\da-fA-F]{4}$/.test(hex)) throw new Stop('bad-escape', start)
      this.#at = start + 6
      return String.fromCharCode(Number.parseInt(hex, 16))
    }
    const plain = ESCAPES[letter]
    if (plain === undefined) throw new Stop('bad-escape', start)
    this.#at = start + 2
    return plain
  }

  #take(char: string): boolean {
    if (this.#text[this.#at] !== char) return false
    this.#at++
    return true
  }

  #space(): void {
    while (isSpace(this.#text.charCodeAt(this.#at))) this.#at++
  }

  #unexpected(): Stop {
    return new Stop(
      this.#at >= this.#text.length ? 'unexpected-end' : 'unexpected-character',
      this.#at,
    )
  }
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09
}

/** No quote, backslash or control character; NaN, past the end, is none of them and not plain. */
function isPlain(unit: number): boolean {
  return unit >= 0x20 && unit !== 0x22 && unit !== 0x5c
}
