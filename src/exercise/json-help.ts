/** What an editor for JSON can say about a draft: problems at their exact place, keys and values that fit, what is here. */
import type { JsonMember, JsonNode, JsonObject, JsonValue } from '../protocol/json.ts'
import { isObject, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import { validate } from '../protocol/schema.ts'

/** Offsets are UTF-16; `end` exclusive. */
export interface DraftProblem {
  readonly start: number
  readonly end: number
  /** `json` with a reason of the parser, else the schema keyword that is not met. */
  readonly keyword: string
  /** Reason of the parser, or what the keyword asks for. */
  readonly detail: string
}

/** Problems of a draft; `lines`: one message a line, empty lines do not count. */
export function draftProblems(
  text: string,
  schema: JsonObject | null,
  lines = false,
): readonly DraftProblem[] {
  if (!lines) return problemsOf(text, schema)
  let from = 0
  return text.split('\n').flatMap((line) => {
    const start = from
    from += line.length + 1
    if (line.trim() === '') return []
    return problemsOf(line, schema).map((one) => ({
      ...one,
      start: one.start + start,
      end: one.end + start,
    }))
  })
}

function problemsOf(text: string, schema: JsonObject | null): readonly DraftProblem[] {
  const parsed = parseJson(text)
  if (!parsed.ok) {
    const start = Math.min(parsed.error.offset, Math.max(0, text.length - 1))
    return [{ start, end: start + 1, keyword: 'json', detail: parsed.error.reason }]
  }
  if (!schema) return []
  const seen = new Set<string>()
  return validate(schema, toValue(parsed.value))
    .filter(({ keyword }) => !COMPOSED.has(keyword))
    .map((issue) => {
      const { start, end } = placeOf(parsed.value, issue.pointer)
      return { start, end, keyword: issue.keyword, detail: asked(schema, issue.schemaPointer) }
    })
    .filter(({ start, keyword, detail }) => {
      const key = `${start} ${keyword} ${detail}`
      return !seen.has(key) && seen.add(key)
    })
}

/** They only repeat what a keyword inside them says. */
const COMPOSED = new Set(['if', 'then', 'else', 'allOf', 'anyOf', '$ref', 'properties', 'items'])

/** The node at a pointer; its key where the value itself would be a whole object. */
function placeOf(
  root: JsonNode,
  pointer: string,
): { readonly start: number; readonly end: number } {
  let node = root
  let member: JsonMember | null = null
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    member =
      node.kind === 'object' ? (node.members.findLast((one) => one.key === key) ?? null) : null
    const next = member?.value ?? (node.kind === 'array' ? node.items[Number(key)] : undefined)
    if (!next) break
    node = next
  }
  if (member && (node.kind === 'object' || node.kind === 'array'))
    return { start: member.keyStart, end: member.keyEnd }
  if (node.kind === 'object' || node.kind === 'array')
    return { start: node.start, end: node.start + 1 }
  return { start: node.start, end: node.end }
}

/** What the keyword asks for, in words of the wire. */
function asked(schema: JsonObject, pointer: string): string {
  let here: JsonValue | undefined = schema
  for (const step of pointer.split('/').slice(1)) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    here = Array.isArray(here)
      ? (here as readonly JsonValue[])[Number(key)]
      : isObject(here)
        ? here[key]
        : undefined
  }
  if (Array.isArray(here)) return here.every(isPlain) ? here.join(', ') : ''
  return isPlain(here) ? String(here) : ''
}

function isPlain(value: JsonValue | undefined): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

export interface Suggestion {
  readonly kind: 'key' | 'value'
  /** As it stands in the draft, quoted. */
  readonly text: string
  readonly label: string
  readonly required: boolean
  readonly type: string
}

/** Keys for an object at `path`, or values for the member there. `doc`: the message as far as it can be read. */
export function suggestions(
  schema: JsonObject,
  doc: JsonValue,
  path: readonly (string | number)[],
  atKey: boolean,
): readonly Suggestion[] {
  const places = schemasAt(schema, doc, path)
  if (!atKey)
    return places
      .flatMap((place) => valuesOf(place))
      .filter((value, index, all) => all.indexOf(value) === index)
      .map((text) => ({ kind: 'value', text, label: text, required: false, type: '' }))
  const found = new Map<string, Suggestion>()
  const present = valueAt(doc, path)
  for (const place of places)
    if (isObject(place.properties))
      for (const [key, member] of Object.entries(place.properties)) {
        if (isObject(present) && Object.hasOwn(present, key)) continue
        const required = Array.isArray(place.required) && place.required.includes(key)
        const before = found.get(key)
        found.set(key, {
          kind: 'key',
          text: JSON.stringify(key),
          label: key,
          required: required || (before?.required ?? false),
          type: before?.type || (isObject(member) ? typeWord(member) : ''),
        })
      }
  return [...found.values()].sort((a, b) => Number(b.required) - Number(a.required))
}

/** The type of what stands at a path and whether it must be there; null when the schema does not know it. */
export function describeAt(
  schema: JsonObject,
  doc: JsonValue,
  path: readonly (string | number)[],
): { readonly type: string; readonly required: boolean } | null {
  const places = schemasAt(schema, doc, path)
  if (places.length === 0) return null
  const key = path.at(-1)
  const owners = schemasAt(schema, doc, path.slice(0, -1))
  return {
    type: places.map(typeWord).find((word) => word !== '') ?? '',
    required: owners.some(
      ({ required }) => Array.isArray(required) && required.includes(String(key)),
    ),
  }
}

/** All parts of the schema that speak about the value at a path; conditions are decided by the document. */
function schemasAt(
  schema: JsonObject,
  doc: JsonValue,
  path: readonly (string | number)[],
): readonly JsonObject[] {
  let places = open(schema, doc)
  let value: JsonValue | undefined = doc
  for (const step of path) {
    value = valueAt(value ?? null, [step])
    const inner = value ?? null
    places = places.flatMap((place) => {
      const next =
        typeof step === 'number'
          ? place.items
          : isObject(place.properties)
            ? place.properties[step]
            : undefined
      return isObject(next) ? open(next, inner) : []
    })
  }
  return places
}

function open(schema: JsonObject, doc: JsonValue): readonly JsonObject[] {
  const inner: JsonObject[] = []
  for (const key of ['allOf', 'anyOf', 'oneOf'] as const) {
    const list = schema[key]
    if (Array.isArray(list)) inner.push(...(list as readonly JsonValue[]).filter(isObject))
  }
  if (isObject(schema.if)) {
    const branch = validate(schema.if, doc).length === 0 ? schema.then : schema.else
    if (isObject(branch)) inner.push(branch)
  }
  return [schema, ...inner.flatMap((one) => open(one, doc))]
}

function valueAt(doc: JsonValue, path: readonly (string | number)[]): JsonValue | undefined {
  let here: JsonValue | undefined = doc
  for (const step of path)
    here =
      typeof step === 'number' && Array.isArray(here)
        ? (here as readonly JsonValue[])[step]
        : isObject(here) && Object.hasOwn(here, String(step))
          ? here[String(step)]
          : undefined
  return here
}

function valuesOf(schema: JsonObject): readonly string[] {
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  for (const key of ['enum', 'examples'] as const) {
    const list = schema[key]
    if (Array.isArray(list)) return (list as readonly JsonValue[]).map((one) => JSON.stringify(one))
  }
  return schema.type === 'boolean' ? ['true', 'false'] : []
}

function typeWord(schema: JsonObject): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return valuesOf(schema).join(' | ')
  return Array.isArray(schema.type) ? schema.type.join(' | ') : String(schema.type ?? '')
}
