/** Where an offset stands in a JSON draft that may be unfinished. */
import { getLocation, getNodeValue, parseTree } from 'jsonc-parser'

export interface JsonLocation {
  /** Keys and indices down to the value; at a key, down to the object that the key belongs to. */
  readonly path: readonly (string | number)[]
  readonly atKey: boolean
  /** The word under the offset, quotes included; both the offset where there is none. */
  readonly start: number
  readonly end: number
  /** The draft as far as it can be read. */
  readonly document: unknown
  /** At a key: a colon follows already. */
  readonly hasColon: boolean
}

export function jsonLocation(draft: string, offset: number): JsonLocation {
  const { path, isAtPropertyKey, previousNode } = getLocation(draft, offset)
  const isHere =
    previousNode &&
    previousNode.offset <= offset &&
    offset <= previousNode.offset + previousNode.length
  const start = isHere ? previousNode.offset : offset
  const end = isHere ? previousNode.offset + previousNode.length : offset
  const root = parseTree(draft)
  return {
    path: isAtPropertyKey ? path.slice(0, -1) : path,
    atKey: isAtPropertyKey,
    start,
    end,
    document: root ? getNodeValue(root) : null,
    hasColon: /^\s*:/.test(draft.slice(end)),
  }
}
