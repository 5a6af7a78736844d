import type { EditJsonPart, WriteCodePart, WriteTextPart } from '../../../exercise/parts.ts'
import type { JsonNode } from '../../../protocol/json.ts'
import { parseJson } from '../../../protocol/json-parse.ts'
import { claimOf, type Sheet, spoken } from '../sheet.ts'

/** A place in a draft with what is to be said of it; offsets are UTF-16, `end` exclusive. */
export interface DraftMarker {
  readonly start: number
  readonly end: number
  readonly message: string
}

/** The places that the present verdict points at in this draft. */
export function markersFor(
  sheet: Sheet,
  part: EditJsonPart | WriteCodePart | WriteTextPart,
  draft: string,
): readonly DraftMarker[] {
  if (!sheet.verdict || sheet.stale) return []
  return sheet.verdict.assertions.flatMap((assertion) => {
    if (assertion.status !== 'failed') return []
    const got = assertion.got ? `: ${spoken(sheet, assertion.got)}` : ''
    const message = `${claimOf(sheet, assertion.id)}${got}`.replaceAll('`', '')
    return assertion.places
      .filter((place) => place.part === part.id)
      .filter((place) => place.pointer !== undefined || place.line !== undefined)
      .map((place) => ({ ...spanOf(draft, place.line, place.pointer), message }))
  })
}

function spanOf(
  draft: string,
  line: number | undefined,
  pointer = '',
): { readonly start: number; readonly end: number } {
  const lines = draft.split('\n')
  const from = line === undefined ? 0 : lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0)
  const text = line === undefined ? draft : (lines[line] ?? '')
  const parsed = parseJson(text)
  if (!parsed.ok) return { start: from, end: from + text.length }
  const node = findNode(parsed.value, pointer)
  return { start: from + node.start, end: from + node.end }
}

/** The node at a pointer, or the nearest one above it: what is missing has no place of its own. */
function findNode(root: JsonNode, pointer: string): JsonNode {
  let node = root
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    const next =
      node.kind === 'object'
        ? node.members.findLast((member) => member.key === key)?.value
        : node.kind === 'array'
          ? node.items[Number(key)]
          : undefined
    if (!next) return node
    node = next
  }
  return node
}
