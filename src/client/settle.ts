/** A request has its end: check what came, hand it over, and let the opening go on when it was part of it. */
import { isObject, type JsonObject, type JsonValue } from '../protocol/json.ts'
import type { JSONRPCError } from '../protocol/jsonrpc.ts'
import { TOOLS_LIST } from '../protocol/methods.ts'
import { UNKNOWN_RESULT_TYPE } from '../protocol/revision.ts'
import { isTool, paramHeaders, toolsOf } from '../protocol/tools.ts'
import { openingSettled } from './opening.ts'
import { conclude } from './pending.ts'
import type { DroppedTool, Settlement } from './port.ts'
import type { Draft, Pending } from './state.ts'

/** Settles a request in whatever way it ended. */
export function settle(draft: Draft, entry: Pending, settlement: Settlement): void {
  conclude(draft, entry, settlement)
  if (entry.kind === 'opening') openingSettled(draft, settlement)
}

/** Settles a request with the response that carries its id: a result or an error, whatever the HTTP status. */
export function settleWith(
  draft: Draft,
  entry: Pending,
  response: JsonObject,
  status: number | null,
): void {
  if (isObject(response.error)) {
    const error = response.error as unknown as JSONRPCError
    settle(draft, entry, { kind: 'protocol-error', error, ...(status !== null && { status }) })
    return
  }
  const result = response.result as JsonObject
  const problems = draft.revision.resultProblems(entry.method, result)
  if (entry.kind !== 'raw' && problems.some(({ problem }) => problem === UNKNOWN_RESULT_TYPE))
    settle(draft, entry, { kind: 'local-error', code: 'invalid-response' })
  else if (entry.kind === 'request' && entry.method === TOOLS_LIST && mirrors(draft))
    settleTools(draft, entry, result)
  else settle(draft, entry, { kind: 'result', result })
}

function mirrors(draft: Draft): boolean {
  return draft.config.transport === 'http' && draft.revision.mirrorsArguments
}

/** Remembers which arguments travel as headers, and takes out the tools whose annotations are invalid. */
function settleTools(draft: Draft, entry: Pending, result: JsonObject): void {
  // The first page begins a new list.
  if (entry.params?.cursor === undefined) draft.paramHeaders = new Map()
  const dropped: DroppedTool[] = []
  for (const tool of toolsOf(result)) {
    const name = String(tool.name)
    const headers = paramHeaders(tool.inputSchema as JsonObject)
    if (!headers.ok) dropped.push({ name, problem: headers.error })
    else if (headers.value.length > 0) draft.paramHeaders.set(name, headers.value)
  }
  const bad = new Set(dropped.map(({ name }) => name))
  const listed = Array.isArray(result.tools) ? (result.tools as readonly JsonValue[]) : []
  const tools = listed.filter((tool) => !isTool(tool) || !bad.has(String(tool.name)))
  const settlement: Settlement = {
    kind: 'result',
    result: dropped.length > 0 ? { ...result, tools } : result,
  }
  conclude(draft, entry, settlement, dropped.length > 0 ? { droppedTools: dropped } : {})
}
