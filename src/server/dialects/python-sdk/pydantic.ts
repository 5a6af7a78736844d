/** pydantic's validation errors: one value against one type, and the text of all errors together (pydantic 2.13). */
import { toUtf8 } from '../../../protocol/bytes.ts'
import { ExactNumber, isObject, type JsonObject, type JsonValue } from '../../../protocol/json.ts'
import { fail, type Outcome, ok } from '../../../protocol/outcome.ts'
import type { Field, ValueType } from '../../definition.ts'
import { pythonRepr, pythonType } from '../../python-repr.ts'

export interface PydanticError {
  /** `steps`, `1` … from the outside in. */
  readonly place: readonly string[]
  readonly message: string
  readonly type: string
  readonly input: JsonValue
}

/** The text of `str(ValidationError)`; `title` is the model's name. */
export function errorText(title: string, errors: readonly PydanticError[]): string {
  const count = `${errors.length} validation error${errors.length === 1 ? '' : 's'} for ${title}`
  return [count, ...errors.map(oneError)].join('\n')
}

function oneError({ place, message, type, input }: PydanticError): string {
  const facts = `[type=${type}, input_value=${shortRepr(input)}, input_type=${pythonType(input)}]`
  const link = `    For further information visit https://errors.pydantic.dev/2.13/v/${type}`
  const lines = [`  ${message} ${facts}`, link]
  return (place.length > 0 ? [place.join('.'), ...lines] : lines).join('\n')
}

const LIMIT = 50
const HEAD = 25
const TAIL = 24

/** A repr longer than 50 bytes keeps its first 25 and last 24, cut at characters. */
export function shortRepr(value: JsonValue): string {
  const repr = pythonRepr(value)
  const bytes = toUtf8(repr)
  if (bytes.length <= LIMIT) return repr
  let head = ''
  let used = 0
  for (const char of repr) {
    used += toUtf8(char).length
    if (used > HEAD) break
    head += char
  }
  let tail = ''
  used = 0
  for (const char of [...repr.slice(-LIMIT)].reverse()) {
    used += toUtf8(char).length
    if (used > TAIL) break
    tail = char + tail
  }
  return `${head}...${tail}`
}

/** All fields of a model at once: the values with their defaults, or every error in field order. */
export function checkFields(
  fields: readonly Field[],
  given: JsonObject,
  place: readonly string[] = [],
): Outcome<JsonObject, readonly PydanticError[]> {
  const values: Record<string, JsonValue> = {}
  const errors: PydanticError[] = []
  for (const field of fields) {
    const inner = [...place, field.name]
    const value = Object.hasOwn(given, field.name) ? given[field.name] : undefined
    if (value === undefined) {
      if (field.default !== undefined) values[field.name] = field.default
      else errors.push({ place: inner, message: 'Field required', type: 'missing', input: given })
      continue
    }
    const checked = checkValue(field.type, value, inner)
    if (checked.ok) values[field.name] = checked.value
    else errors.push(...checked.error)
  }
  return errors.length > 0 ? fail(errors) : ok(values)
}

/** Messages that do not begin like all others. */
const FULL_TEXTS: Readonly<Record<string, string>> = {
  int_parsing_size: 'Unable to parse input string as an integer, exceeded maximum size',
}

type Checked = Outcome<JsonValue, readonly PydanticError[]>

function checkValue(type: ValueType, value: JsonValue, place: readonly string[]): Checked {
  const wrong = (kind: string, message: string): Checked =>
    fail([
      {
        place,
        message: FULL_TEXTS[kind] ?? `Input should be ${message}`,
        type: kind,
        input: value,
      },
    ])
  switch (type.kind) {
    case 'string':
      return typeof value === 'string' ? ok(value) : wrong('string_type', 'a valid string')
    case 'enum':
      return type.values.includes(value as string)
        ? ok(value)
        : wrong('literal_error', alternatives(type.values))
    case 'nullable':
      return value === null ? ok(null) : checkValue(type.of, value, place)
    case 'list':
      return Array.isArray(value)
        ? checkItems(type.items, value as readonly JsonValue[], place)
        : wrong('list_type', 'a valid list')
    case 'record':
      return isObject(value)
        ? checkFields(type.fields, value, place)
        : wrong('model_type', `a valid dictionary or instance of ${type.name}`)
    case 'boolean':
      return checkBoolean(value, wrong)
    default:
      return checkNumber(type.kind, value, wrong)
  }
}

function checkItems(
  type: ValueType,
  items: readonly JsonValue[],
  place: readonly string[],
): Checked {
  const checked = items.map((item, index) => checkValue(type, item, [...place, String(index)]))
  const errors = checked.flatMap((item) => (item.ok ? [] : item.error))
  return errors.length > 0
    ? fail(errors)
    : ok(checked.map((item, index) => (item.ok ? item.value : (items[index] as JsonValue))))
}

type Wrong = (kind: string, message: string) => Checked

/** Lax mode: 0 and 1 and the usual words count as booleans. */
function checkBoolean(value: JsonValue, wrong: Wrong): Checked {
  if (typeof value === 'boolean') return ok(value)
  if (value === 0 || value === 1) return ok(value === 1)
  if (typeof value === 'string') {
    if (/^(1|true|t|yes|y|on)$/i.test(value)) return ok(true)
    if (/^(0|false|f|no|n|off)$/i.test(value)) return ok(false)
  }
  const scalar = typeof value === 'string' || typeof value === 'number'
  return scalar
    ? wrong('bool_parsing', 'a valid boolean, unable to interpret input')
    : wrong('bool_type', 'a valid boolean')
}

/** Lax mode: numbers in strings are read; a boolean counts as 0 or 1. */
function checkNumber(kind: 'integer' | 'number', value: JsonValue, wrong: Wrong): Checked {
  const name = kind === 'integer' ? 'int' : 'float'
  if (typeof value === 'boolean') return ok(value ? 1 : 0)
  if (typeof value === 'bigint') return ok(value)
  const number = value instanceof ExactNumber ? Number(value.text) : value
  if (typeof number === 'number') return kind === 'number' ? ok(number) : integral(number, wrong)
  if (typeof number !== 'string') return wrong(`${name}_type`, `a valid ${kind}`)
  const text = number.replace(PYTHON_STRIP, '')
  const digits =
    kind === 'integer' ? /^[-+]?\d+(_\d+)*(\.0*)?$/ : /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i
  if (digits.test(text)) return ok(Number(text.replaceAll('_', '')))
  return kind === 'integer'
    ? wrong('int_parsing', 'a valid integer, unable to parse string as an integer')
    : wrong('float_parsing', 'a valid number, unable to parse string as a number')
}

const PYTHON_STRIP = /^[\s\x1c-\x1f\x85]+(?<!\ufeff)|(?!\ufeff)[\s\x1c-\x1f\x85]+$/g

/** A float counts as an integer when nothing is lost and it fits into 64 bits. */
function integral(number: number, wrong: Wrong): Checked {
  if (!Number.isFinite(number)) return wrong('finite_number', 'a finite number')
  if (!Number.isInteger(number))
    return wrong('int_from_float', 'a valid integer, got a number with a fractional part')
  return Math.abs(number) < 2 ** 63
    ? ok(number)
    : wrong('int_parsing_size', 'a valid integer of 64 bits')
}

/** `'low', 'medium' or 'high'` */
function alternatives(values: readonly string[]): string {
  const quoted = values.map(pythonRepr)
  const last = quoted.pop() ?? ''
  return quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : last
}
