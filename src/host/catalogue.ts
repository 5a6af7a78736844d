/** The Host's list of tools: what the server listed, page by page, as the Model will see it. */

import type { OfferedTool } from '../model/port.ts'
import { isObject, type JsonObject, type JsonValue } from '../protocol/json.ts'

export interface Catalogue {
  readonly tools: readonly OfferedTool[]
  readonly pages: number
  /** The cursor of the next page; null when the list is complete. */
  readonly next: string | null
}

export const EMPTY_CATALOGUE: Catalogue = { tools: [], pages: 0, next: null }

/**
 * Adds one `tools/list` result. The list goes on for as long as `nextCursor` is present; an empty string is a
 * cursor too (spec 2026-07-28 server/utilities/pagination). Entries that are no tools are left out.
 */
export function addPage(catalogue: Catalogue, result: JsonObject): Catalogue {
  const listed = Array.isArray(result.tools) ? (result.tools as readonly JsonValue[]) : []
  return {
    tools: [...catalogue.tools, ...listed.flatMap(asTool)],
    pages: catalogue.pages + 1,
    next: typeof result.nextCursor === 'string' ? result.nextCursor : null,
  }
}

function asTool(value: JsonValue): readonly OfferedTool[] {
  if (!isObject(value) || typeof value.name !== 'string') return []
  const { name, description, inputSchema } = value
  return [
    {
      name,
      description: typeof description === 'string' ? description : '',
      inputSchema: isObject(inputSchema) ? inputSchema : {},
    },
  ]
}
