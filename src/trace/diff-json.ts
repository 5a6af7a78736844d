/** One message beside another of the same meaning: what each has that the other lacks. */
import { equalJson, type JsonNode, toValue } from '../protocol/json.ts'
import { formatPointer } from '../protocol/json-pointer.ts'

/** `added`: only here; `changed`: another value there; `ghost`: only there, so here it is a gap. */
export type Mark = 'same' | 'added' | 'changed' | 'ghost'

export interface DiffMember {
  /** Null for items of an array. */
  readonly key: string | null
  readonly pointer: string
  readonly mark: Mark
  /** Null for a ghost. */
  readonly value: DiffValue | null
}
export type DiffValue =
  /** The text as sent. */
  | { readonly kind: 'scalar'; readonly text: string }
  | {
      readonly kind: 'object' | 'array'
      readonly pointer: string
      readonly members: readonly DiffMember[]
    }

/** The message as drawn, with gaps for what the other has. `raw` is the text that `own` was parsed from. */
export function diffJson(
  own: JsonNode,
  other: JsonNode | null,
  raw: string,
  path: readonly (string | number)[] = [],
): DiffValue {
  if (own.kind === 'object')
    return {
      kind: 'object',
      pointer: formatPointer(path),
      members: [...ownMembers(own, other, raw, path), ...ghosts(own, other, path)],
    }
  if (own.kind === 'array') {
    const others = other?.kind === 'array' ? other.items : []
    return {
      kind: 'array',
      pointer: formatPointer(path),
      members: own.items.map((item, index) => ({
        key: null,
        pointer: formatPointer([...path, index]),
        mark: markOf(item, others[index], other !== null),
        value: diffJson(item, others[index] ?? null, raw, [...path, index]),
      })),
    }
  }
  return { kind: 'scalar', text: raw.slice(own.start, own.end) }
}

type ObjectNode = Extract<JsonNode, { kind: 'object' }>

function ownMembers(
  own: ObjectNode,
  other: JsonNode | null,
  raw: string,
  path: readonly (string | number)[],
): readonly DiffMember[] {
  return own.members.map(({ key, value }) => {
    const found = memberOf(other, key)
    return {
      key,
      pointer: formatPointer([...path, key]),
      mark: markOf(value, found, other !== null),
      value: diffJson(value, found ?? null, raw, [...path, key]),
    }
  })
}

function ghosts(
  own: ObjectNode,
  other: JsonNode | null,
  path: readonly (string | number)[],
): readonly DiffMember[] {
  if (other?.kind !== 'object') return []
  return other.members
    .filter(({ key }) => memberOf(own, key) === undefined)
    .map(({ key }) => ({
      key,
      pointer: formatPointer([...path, key]),
      mark: 'ghost' as const,
      value: null,
    }))
}

function memberOf(node: JsonNode | null, key: string): JsonNode | undefined {
  return node?.kind === 'object'
    ? node.members.find((member) => member.key === key)?.value
    : undefined
}

/** Without anything to compare with, nothing is marked. */
function markOf(value: JsonNode, other: JsonNode | undefined, isCompared: boolean): Mark {
  if (!isCompared) return 'same'
  if (other === undefined) return 'added'
  if (value.kind === other.kind && (value.kind === 'object' || value.kind === 'array'))
    return 'same'
  return equalJson(toValue(value), toValue(other)) ? 'same' : 'changed'
}
