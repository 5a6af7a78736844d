/** The tools a transcript lists, page by page, and what else checks look up by place. */
import { isObject, type JsonObject, type JsonValue } from '../../protocol/json.ts'
import type { Exchange, Frame, ListedTools, Message, Transcript } from '../transcript.ts'

/** What each page of `tools/list` made of the list; a page without a cursor begins it anew. */
export function listsOf(exchanges: readonly Exchange[]): readonly ListedTools[] {
  const lists: ListedTools[] = []
  for (const { request, response } of exchanges) {
    const result = resultOf(response)
    if (request.method !== 'tools/list' || !result || !response) continue
    const page = Array.isArray(result.tools) ? (result.tools as readonly JsonValue[]) : []
    const before = request.params.cursor === undefined ? [] : (lists.at(-1)?.tools ?? [])
    const tools = [...before, ...page.filter(isObject)]
    const complete = result.nextCursor === undefined
    lists.push({ index: response.frame.index, tools, complete })
  }
  return lists
}

/** The list as it stood at a frame: the last one before it, else the first of all; null when none was read. */
export function listAt({ lists }: Transcript, frame: Frame): ListedTools | null {
  return lists.findLast(({ index }) => index < frame.index) ?? lists[0] ?? null
}

export function toolAt(
  transcript: Transcript,
  frame: Frame,
  name: JsonValue | undefined,
): JsonObject | null {
  return listAt(transcript, frame)?.tools.find((tool) => tool.name === name) ?? null
}

export function resultOf(message: Message | null): JsonObject | null {
  const result = message?.value.result
  return message && !message.defect && isObject(result) ? result : null
}

export function errorOf(message: Message | null): JsonObject | null {
  const error = message?.value.error
  return message && !message.defect && isObject(error) ? error : null
}

/** The code of an error response as a number; null when it is none. */
export function codeOf(message: Message | null): number | null {
  const error = errorOf(message)
  return error ? Number(error.code) : null
}
