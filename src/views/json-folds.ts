/** Which nodes of a message fold, and how they stand before anybody has touched them. */
import type { JsonNode } from '../protocol/json.ts'
import { childPointer, type Fold } from './json-lines.ts'

const LONG_STRING = 140
const LONG_CONTAINER = 150
const MANY_CHILDREN = 40
/** A message longer than this starts with its bulky parts folded. */
const LONG_MESSAGE = 900
const BULKY_KEYS = ['inputSchema', 'outputSchema', 'instructions', 'structuredContent']

export interface FoldRules {
  /** Pointers that must stay visible: fields with a bracket, the field that tells of an error. */
  readonly visible?: readonly string[]
  /** Fold everything that is not in `visible`: for the request shown above its response. */
  readonly compact?: boolean
}

/** Every node that can be folded with its first state. `length` of the whole text decides how much starts folded. */
export function defaultFolds(
  node: JsonNode,
  length: number,
  rules: FoldRules = {},
): ReadonlyMap<string, Fold> {
  const folds = new Map<string, Fold>()
  const visible = rules.visible ?? []
  const visit = (child: JsonNode, pointer: string, key: string, depth: number): void => {
    if (isFoldable(child, key, depth, rules.compact ? 40 : LONG_CONTAINER)) {
      const kept = visible.filter((other) => other.startsWith(`${pointer}/`))
      const startsFolded =
        key === '_meta' ||
        rules.compact === true ||
        childCount(child) > MANY_CHILDREN ||
        (length > LONG_MESSAGE && (BULKY_KEYS.includes(key) || child.kind === 'string'))
      if (child.kind === 'string' && visible.includes(pointer)) folds.set(pointer, 'brief')
      else if (startsFolded && kept.length > 0)
        folds.set(pointer, key === '_meta' ? { keep: kept } : 'quiet')
      else folds.set(pointer, startsFolded && !visible.includes(pointer) ? 'folded' : 'quiet')
    }
    if (child.kind === 'object')
      for (const member of child.members)
        visit(member.value, childPointer(pointer, member.key), member.key, depth + 1)
    if (child.kind === 'array')
      child.items.forEach((item, index) => {
        visit(item, childPointer(pointer, index), '', depth + 1)
      })
  }
  visit(node, '', '', 0)
  return folds
}

function isFoldable(node: JsonNode, key: string, depth: number, longFrom: number): boolean {
  const length = node.end - node.start
  if (node.kind === 'string') return length > LONG_STRING
  if (node.kind !== 'object' && node.kind !== 'array') return false
  if (childCount(node) === 0) return false
  return key === '_meta' || (depth >= 2 && length > longFrom)
}

function childCount(node: JsonNode): number {
  if (node.kind === 'object') return node.members.length
  return node.kind === 'array' ? node.items.length : 0
}

/** All nodes folded or all open, keeping the set of nodes that can be. */
export function foldAll(folds: ReadonlyMap<string, Fold>, to: 'open' | 'folded') {
  return new Map<string, Fold>([...folds.keys()].map((pointer) => [pointer, to]))
}
