/** How Python prints values. BugHunt's texts and pydantic's messages quote arguments this way. */
import { ExactNumber, isObject, type JsonValue } from '../protocol/json.ts'
import { entriesAsSent } from './key-order.ts'

/** Python's `repr` of a JSON value: `'text'`, `None`, `[1, 'a']`, `{'k': 1.5}`; dicts in input order. */
export function pythonRepr(value: JsonValue): string {
  if (value === null) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (typeof value === 'string') return reprString(value)
  if (isNumber(value)) return isFloat(value) ? reprFloat(value) : reprInteger(value)
  if (isObject(value)) {
    const members = entriesAsSent(value).map(
      ([key, item]) => `${reprString(key)}: ${pythonRepr(item)}`,
    )
    return `{${members.join(', ')}}`
  }
  return `[${(value as readonly JsonValue[]).map(pythonRepr).join(', ')}]`
}

/** Python's type of a JSON value: str, int, float, bool, NoneType, list or dict. */
export function pythonType(value: JsonValue): string {
  if (value === null) return 'NoneType'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'string') return 'str'
  if (isNumber(value)) return isFloat(value) ? 'float' : 'int'
  return isObject(value) ? 'dict' : 'list'
}

type JsonNumber = number | bigint | ExactNumber

function isNumber(value: JsonValue): value is JsonNumber {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof ExactNumber
}

/** A number is an int to Python when its text has neither point nor exponent and is not `NaN` or `Infinity`. */
function isFloat(value: JsonNumber): boolean {
  if (typeof value === 'bigint') return false
  const text = typeof value === 'number' ? String(value) : value.text
  return /[.eEIN]/.test(text)
}

function reprInteger(value: JsonNumber): string {
  const text = value instanceof ExactNumber ? value.text : String(value)
  return text === '-0' ? '0' : text
}

/** Shortest digits that read back the same, as in JavaScript, but with the exponent from 1e16 up and below 1e-4. */
function reprFloat(value: JsonNumber): string {
  const number = value instanceof ExactNumber ? Number(value.text) : Number(value)
  if (!Number.isFinite(number)) return number > 0 ? 'inf' : number < 0 ? '-inf' : 'nan'
  const [mantissa = '', power = '0'] = number.toExponential().split('e')
  const exponent = Number(power)
  if (exponent >= -4 && exponent < 16) {
    const plain = Object.is(number, -0) ? '-0' : plainDigits(mantissa, exponent)
    return plain.includes('.') ? plain : `${plain}.0`
  }
  const digits = Math.abs(exponent).toString().padStart(2, '0')
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${digits}`
}

function plainDigits(mantissa: string, exponent: number): string {
  const sign = mantissa.startsWith('-') ? '-' : ''
  const digits = mantissa.replace(/[-.]/g, '')
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`
  if (digits.length <= exponent + 1) return sign + digits.padEnd(exponent + 1, '0')
  return `${sign}${digits.slice(0, exponent + 1)}.${digits.slice(exponent + 1)}`
}

const NAMED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}
/** What Python calls unprintable: controls, formats, surrogates, unassigned, and every space but U+0020. */
const UNPRINTABLE = /[\p{C}\p{Z}]/u

function reprString(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  let out = quote
  for (const char of text) {
    if (char === quote) out += `\\${char}`
    else if (NAMED[char] !== undefined) out += NAMED[char]
    else if (char !== ' ' && UNPRINTABLE.test(char)) out += escaped(char.codePointAt(0) ?? 0)
    else out += char
  }
  return out + quote
}

function escaped(code: number): string {
  const hex = code.toString(16)
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`
}
