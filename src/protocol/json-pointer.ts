/** JSON Pointer (RFC 6901), over plain values and over nodes with their place in the text. */
import { isObject, type JsonNode, type JsonValue } from './json.ts'

/** `['params', 'a/b']` → `/params/a~1b`; `[]` → `""`, the whole document. */
export function formatPointer(tokens: readonly (string | number)[]): string {
  return tokens
    .map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

/** The tokens of a pointer, unescaped; null when the text is no pointer. */
export function parsePointer(pointer: string): readonly string[] | null {
  if (pointer === '') return []
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value a pointer names, or undefined when there is none. */
export function resolvePointer(value: JsonValue, pointer: string): JsonValue | undefined {
  let current: JsonValue | undefined = value
  for (const token of parsePointer(pointer) ?? ['\u0000no pointer']) {
    if (Array.isArray(current)) current = isIndex(token) ? current[Number(token)] : undefined
    else if (isObject(current) && Object.hasOwn(current, token)) current = current[token]
    else return undefined
  }
  return current
}

/** The node a pointer names, with its offsets; of a key that stands twice the last one, which is the one that counts. */
export function locatePointer(root: JsonNode, pointer: string): JsonNode | null {
  let node: JsonNode | undefined = root
  const tokens = parsePointer(pointer)
  if (tokens === null) return null
  for (const token of tokens) {
    if (node?.kind === 'object') node = node.members.findLast(({ key }) => key === token)?.value
    else if (node?.kind === 'array') node = isIndex(token) ? node.items[Number(token)] : undefined
    else return null
  }
  return node ?? null
}

function isIndex(token: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(token)
}
