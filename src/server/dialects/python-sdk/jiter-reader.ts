/** The reader behind `jiter.ts`: bytes to a value by recursive descent, stopping where jiter stops. */
import { firstInvalidByte, fromUtf8Lossy, toUtf8 } from '../../../protocol/bytes.ts'
import { ExactNumber, type JsonValue, toValue } from '../../../protocol/json.ts'
import { noteOrder } from '../../key-order.ts'

/** Where and why the text cannot be read. */
export class Stop {
  readonly problem: string
  readonly at: number
  constructor(problem: string, at: number) {
    this.problem = problem
    this.at = at
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
export const MAX_DEPTH = 201
const MAX_DIGITS = 4300
const CONTROL = 'control character (\\u0000-\\u001F) found while parsing a string'
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

export class JiterReader {
  #at = 0
  #depth = 0
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  document(): JsonValue {
    const value = this.#value()
    this.#space()
    if (!this.#atEnd()) throw new Stop('trailing characters', this.#at)
    return value
  }

  #value(): JsonValue {
    this.#space()
    const char = this.#char()
    if (char === '') throw this.#end('a value')
    if (char === '{') return this.#nested(() => this.#object())
    if (char === '[') return this.#nested(() => this.#array())
    if (char === '"') return this.#string()
    if (char === '-' || isDigit(char)) return this.#number()
    if (char === 't') return this.#word('true', true)
    if (char === 'f') return this.#word('false', false)
    if (char === 'n') return this.#word('null', null)
    if (char === 'N') return this.#word('NaN', new ExactNumber('NaN'))
    if (char === 'I') return this.#word('Infinity', new ExactNumber('Infinity'))
    throw new Stop('expected value', this.#at)
  }

  #nested<T>(read: () => T): T {
    if (++this.#depth > MAX_DEPTH) throw new Stop('recursion limit exceeded', this.#at)
    const value = read()
    this.#depth--
    return value
  }

  #object(): JsonValue {
    const members: Record<string, JsonValue> = {}
    const keys = new Set<string>()
    this.#at++
    this.#space()
    if (this.#take('}')) return members
    for (let first = true; ; first = false) {
      const key = this.#key(first)
      keys.add(key)
      this.#space()
      if (this.#atEnd()) throw this.#end('an object')
      if (!this.#take(':')) throw new Stop('expected `:`', this.#at)
      const value = this.#value()
      // defineProperty, because assigning to `__proto__` would change the prototype instead.
      Object.defineProperty(members, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      })
      this.#space()
      if (this.#take('}')) {
        noteOrder(members, [...keys])
        return members
      }
      if (this.#atEnd()) throw this.#end('an object')
      if (!this.#take(',')) throw new Stop('expected `,` or `}`', this.#at)
      this.#space()
    }
  }

  #key(first: boolean): string {
    const char = this.#char()
    if (char === '"') return this.#string()
    if (char === '') throw this.#end(first ? 'an object' : 'a value')
    throw new Stop(!first && char === '}' ? 'trailing comma' : 'key must be a string', this.#at)
  }

  #array(): JsonValue {
    const items: JsonValue[] = []
    this.#at++
    this.#space()
    if (this.#take(']')) return items
    if (this.#atEnd()) throw this.#end('a list')
    for (;;) {
      items.push(this.#value())
      this.#space()
      if (this.#take(']')) return items
      if (this.#atEnd()) throw this.#end('a list')
      if (!this.#take(',')) throw new Stop('expected `,` or `]`', this.#at)
      this.#space()
      if (this.#char() === ']') throw new Stop('trailing comma', this.#at)
    }
  }

  #word<T extends JsonValue>(word: string, value: T): T {
    for (const char of word) {
      if (this.#atEnd()) throw this.#end('a value')
      if (this.#char() !== char) throw new Stop('expected ident', this.#at)
      this.#at++
    }
    return value
  }

  #number(): JsonValue {
    const start = this.#at
    this.#take('-')
    if (this.#char() === 'I') return this.#word('Infinity', new ExactNumber('-Infinity'))
    const zero = this.#char() === '0'
    const digits = this.#digits()
    if (zero && digits > 1) throw new Stop('invalid number', this.#at - digits + 1)
    let integer = true
    if (this.#take('.')) {
      integer = false
      this.#digits()
    }
    if (this.#char() === 'e' || this.#char() === 'E') {
      integer = false
      this.#at++
      if (this.#char() === '+' || this.#char() === '-') this.#at++
      this.#digits()
    }
    if (integer && digits > MAX_DIGITS)
      throw new Stop('number out of range', start + MAX_DIGITS + 1)
    const text = fromUtf8Lossy(this.#bytes.subarray(start, this.#at))
    // Python has no negative integer zero.
    return toValue({ kind: 'number', text: text === '-0' ? '0' : text, start: 0, end: 0 })
  }

  #digits(): number {
    const start = this.#at
    while (isDigit(this.#char())) this.#at++
    if (this.#at > start) return this.#at - start
    if (this.#atEnd()) throw this.#end('a value')
    throw new Stop('invalid number', this.#at)
  }

  /** Reads up to the closing quote; only then are the bytes in between looked at as UTF-8. */
  #string(): string {
    const start = ++this.#at
    const parts: Uint8Array[] = []
    let from = start
    for (;;) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined) throw this.#end('a string')
      if (byte < 0x20) throw new Stop(CONTROL, this.#at)
      if (byte === QUOTE) break
      if (byte === BACKSLASH) {
        parts.push(this.#bytes.subarray(from, this.#at), toUtf8(this.#escape()))
        from = this.#at
      } else this.#at++
    }
    parts.push(this.#bytes.subarray(from, this.#at++))
    return decode(parts, start)
  }

  #escape(): string {
    const letter = String.fromCharCode(this.#bytes[++this.#at] ?? 0)
    if (this.#atEnd()) throw this.#end('a string')
    if (letter === 'u') {
      this.#at++
      return this.#unicode()
    }
    const plain = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined
    if (plain === undefined) throw new Stop('invalid escape', this.#at)
    this.#at++
    return plain
  }

  #unicode(): string {
    const first = this.#hex()
    if (first >= 0xdc00 && first <= 0xdfff) throw this.#lone()
    if (first < 0xd800 || first > 0xdbff) return String.fromCharCode(first)
    for (const char of '\\u') {
      if (this.#atEnd()) throw this.#end('a string')
      if (this.#char() !== char) throw new Stop('unexpected end of hex escape', this.#at)
      this.#at++
    }
    const second = this.#hex()
    if (second < 0xdc00 || second > 0xdfff) throw this.#lone()
    return String.fromCharCode(first, second)
  }

  #lone(): Stop {
    return new Stop('lone leading surrogate in hex escape', this.#at - 1)
  }

  #hex(): number {
    if (this.#at + 4 > this.#bytes.length) throw this.#end('a string')
    for (let index = 0; index < 4; index++)
      if (!/[\da-f]/i.test(String.fromCharCode(this.#bytes[this.#at + index] ?? 0)))
        throw new Stop('invalid escape', this.#at + index)
    this.#at += 4
    return Number.parseInt(fromUtf8Lossy(this.#bytes.subarray(this.#at - 4, this.#at)), 16)
  }

  #take(char: string): boolean {
    if (this.#char() !== char) return false
    this.#at++
    return true
  }

  /** The byte here as a character; `''` at the end. */
  #char(): string {
    const byte = this.#bytes[this.#at]
    return byte === undefined ? '' : String.fromCharCode(byte)
  }

  #space(): void {
    while (' \t\n\r'.includes(this.#char()) && !this.#atEnd()) this.#at++
  }

  #atEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  #end(inside: string): Stop {
    return new Stop(`EOF while parsing ${inside}`, this.#bytes.length)
  }
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9' && char.length === 1
}

function decode(parts: readonly Uint8Array[], start: number): string {
  let before = 0
  for (const part of parts) {
    const bad = firstInvalidByte(part)
    if (bad !== -1) throw new Stop('invalid unicode code point', before + bad + start + 1)
    before += part.length
  }
  return parts.map(fromUtf8Lossy).join('')
}
