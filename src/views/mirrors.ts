/** HTTP headers that repeat a field of their body, so that a gateway need not read it. */
import { decodeHeaderValue } from '../protocol/header-value.ts'
import type { JsonNode } from '../protocol/json.ts'
import type { Header } from '../transport/wire.ts'
import { childPointer } from './json-lines.ts'

export interface Mirror {
  /** Index into the headers. */
  readonly header: number
  /** The body field that says the same. */
  readonly pointer: string
  /** False: header and body disagree, which the server must refuse (−32020). */
  readonly agrees: boolean
}

/** Header name in lower case → fields it may mirror; the first that the body has counts. */
const MIRRORED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'mcp-protocol-version': [['params', '_meta', 'io.modelcontextprotocol/protocolVersion']],
  'mcp-method': [['method']],
  'mcp-name': [
    ['params', 'name'],
    ['params', 'uri'],
  ],
}

/** The pairs of header and body field that both stand in this request, in header order. */
export function mirrorsOf(headers: readonly Header[], body: JsonNode): readonly Mirror[] {
  return headers.flatMap(([name, value], header) => {
    for (const path of MIRRORED[name.toLowerCase()] ?? []) {
      const found = nodeAt(body, path)
      if (!found) continue
      const agrees = found.kind === 'string' && decodeHeaderValue(value) === found.value
      return [{ header, pointer: path.reduce(childPointer, ''), agrees }]
    }
    return []
  })
}

function nodeAt(node: JsonNode, path: readonly string[]): JsonNode | null {
  let at: JsonNode = node
  for (const key of path) {
    if (at.kind !== 'object') return null
    const member = at.members.findLast((candidate) => candidate.key === key)
    if (!member) return null
    at = member.value
  }
  return at
}
