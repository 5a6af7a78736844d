/** JSON Schema validation (2020-12 unless `$schema` says otherwise) behind one function. */
import { type Schema, type SchemaDraft, Validator } from '@cfworker/json-schema'
import { ExactNumber, isObject, type JsonObject, type JsonValue } from './json.ts'

export interface SchemaIssue {
  /** RFC 6901, from the root of the value. */
  readonly pointer: string
  /** The keyword that is not met: `enum`, `required` … */
  readonly keyword: string
  /** Where the keyword stands in the schema, RFC 6901. */
  readonly schemaPointer: string
  /** English, by the validator. */
  readonly message: string
}

const WRAPPERS = new Set([
  'properties',
  'items',
  'prefixItems',
  'allOf',
  '$ref',
  'additionalProperties',
])

/**
 * The places where a value breaks a schema, innermost causes only; [] when it fits. A schema that cannot be
 * used at all (an unknown `$ref`) is one issue with the keyword `$schema`: networks are never asked.
 */
export function validate(schema: JsonObject, value: JsonValue): readonly SchemaIssue[] {
  try {
    const validator = new Validator(plain(schema) as Schema, draftOf(schema), false)
    return validator
      .validate(plain(value))
      .errors.filter(({ keyword }) => !WRAPPERS.has(keyword))
      .map((unit) => ({
        pointer: fragment(unit.instanceLocation),
        keyword: unit.keyword,
        schemaPointer: fragment(unit.keywordLocation),
        message: unit.error,
      }))
  } catch (error) {
    return [{ pointer: '', keyword: '$schema', schemaPointer: '', message: String(error) }]
  }
}

const DRAFTS: readonly (readonly [part: string, draft: SchemaDraft])[] = [
  ['draft-04', '4'],
  ['draft-07', '7'],
  ['2019-09', '2019-09'],
]

function draftOf(schema: JsonObject): SchemaDraft {
  const uri = String(schema.$schema ?? '')
  return DRAFTS.find(([part]) => uri.includes(part))?.[1] ?? '2020-12'
}

function fragment(location: string): string {
  return decodeURIComponent(location.replace(/^#/, ''))
}

/** The validator knows JavaScript's own values only. */
function plain(value: JsonValue): unknown {
  if (value instanceof ExactNumber) return Number(value.text)
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(plain)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]))
}
