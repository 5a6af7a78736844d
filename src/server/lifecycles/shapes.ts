/** Small checkers for the params of requests: each gives null, or where the first problem stands. */
import { ExactNumber, isObject, type JsonValue } from '../../protocol/json.ts'
import { isRequestId } from '../../protocol/jsonrpc.ts'

export interface ShapeProblem {
  /** Dotted place below `params`, `''` for params themselves. */
  readonly place: string
  readonly wanted: string
  readonly missing: boolean
}
export type Shape = (value: JsonValue | undefined, place: string) => ShapeProblem | null

export const string: Shape = scalar('a string', (value) => typeof value === 'string')
/** As lenient as pydantic: 0, 1 and the usual words pass. */
export const boolean: Shape = scalar(
  'a boolean',
  (value) =>
    typeof value === 'boolean' ||
    [0, 1].includes(plainNumber(value) ?? -1) ||
    (typeof value === 'string' && /^([01]|true|false|t|f|yes|no|y|n|on|off)$/i.test(value)),
)
export const number: Shape = scalar('a number', (value) => plainNumber(value) !== undefined)
export const integer: Shape = scalar('an integer', isIntegral)
export const anyObject: Shape = scalar('an object', isObject)
export const token: Shape = scalar(
  'a string or an integer',
  (value) => isRequestId(value) || isIntegral(value),
)

export function oneOf(...values: readonly string[]): Shape {
  return scalar(`one of ${values.join(', ')}`, (value) => values.includes(value as string))
}

/** Absent and null both count as not given. */
export function optional(shape: Shape): Shape {
  return (value, place) => (value === undefined || value === null ? null : shape(value, place))
}

export function listOf(item: Shape): Shape {
  return (value, place) => {
    if (!Array.isArray(value)) return problem(value, place, 'an array')
    for (const [index, entry] of (value as readonly JsonValue[]).entries()) {
      const found = item(entry, join(place, String(index)))
      if (found) return found
    }
    return null
  }
}

export function mapOf(item: Shape): Shape {
  return (value, place) => {
    if (!isObject(value)) return problem(value, place, 'an object')
    for (const [key, entry] of Object.entries(value)) {
      const found = item(entry, join(place, key))
      if (found) return found
    }
    return null
  }
}

/** An object with these members; members that are not named are free. */
export function object(members: Readonly<Record<string, Shape>>): Shape {
  return (value, place) => {
    if (!isObject(value)) return problem(value, place, 'an object')
    for (const [key, shape] of Object.entries(members)) {
      const found = shape(Object.hasOwn(value, key) ? value[key] : undefined, join(place, key))
      if (found) return found
    }
    return null
  }
}

/** The first shape that fits; when none does, the problem of the first. */
export function either(...shapes: readonly Shape[]): Shape {
  return (value, place) => {
    const problems = shapes.map((shape) => shape(value, place))
    return problems.includes(null) ? null : (problems[0] ?? null)
  }
}

/** pydantic's lax integers: a boolean is one, and so is `2.0`, but no float beyond 64 bits. */
function isIntegral(value: JsonValue | undefined): boolean {
  if (typeof value === 'boolean' || typeof value === 'bigint') return true
  const number = plainNumber(value)
  return Number.isInteger(number) && Math.abs(number ?? 0) < 2 ** 63
}

function plainNumber(value: JsonValue | undefined): number | undefined {
  if (value instanceof ExactNumber) return Number(value.text)
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined
}

function scalar(wanted: string, fits: (value: JsonValue | undefined) => boolean): Shape {
  return (value, place) => (fits(value) ? null : problem(value, place, wanted))
}

function problem(value: JsonValue | undefined, place: string, wanted: string): ShapeProblem {
  return { place, wanted, missing: value === undefined }
}

function join(place: string, key: string): string {
  return place ? `${place}.${key}` : key
}
