/** The call of E07, the server that answers with the draft, and two clients that read it in their own ways. */
import type { Engine, ServerDefinition, Session, ToolHandler } from '../../../exercise/engine.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../protocol/json.ts'
import { modern, REPORT } from '../requests.ts'

export const TOOL = 'submit_bug_report'
export const CALL = modern(2, 'tools/call', { name: TOOL, arguments: REPORT })

/** BugHunt, whose tool returns this instead of its own result; null: its own. */
function serving(engine: Engine, given: JsonObject | null): ServerDefinition {
  const bughunt = engine.bughunt({ tools: 'agent' })
  if (!given) return bughunt
  // biome-ignore lint/correctness/useYield: a handler is a generator, also when it never waits
  const handler: ToolHandler = function* () {
    return { kind: 'result', result: given }
  }
  const tools = bughunt.tools.map((tool) => (tool.name === TOOL ? { ...tool, handler } : tool))
  return { ...bughunt, tools }
}

/** Lists the tools and files the report; the draft is what the tool returns. */
export function file(engine: Engine, given: JsonObject | null): Session {
  const session = engine.openSession({ server: 'spec', definition: serving(engine, given) })
  session.line(modern(1, 'tools/list'), 'list')
  session.run()
  session.line(CALL, 'call')
  session.run()
  return session
}

export function resultOf(session: Session): JsonObject {
  const end = session.settlement('call')
  return end?.kind === 'result' ? end.result : {}
}

/** The `outputSchema` that the tool is listed with. */
export function promised(session: Session): JsonObject {
  const end = session.settlement('list')
  const tools = end?.kind === 'result' ? end.result.tools : []
  const listed = Array.isArray(tools) ? (tools as readonly JsonValue[]) : []
  const tool = listed.find((one) => isObject(one) && one.name === TOOL)
  return isObject(tool) && isObject(tool.outputSchema) ? tool.outputSchema : {}
}

/** A client that knows `structuredContent` and reads nothing else. */
export function readStructured(result: JsonObject): JsonObject | null {
  return isObject(result.structuredContent) ? result.structuredContent : null
}

/** A client from before `structuredContent` (revisions up to 2025-03-26): the first text block that is a JSON object. */
export function readText(engine: Engine, result: JsonObject): JsonObject | null {
  const blocks = Array.isArray(result.content) ? (result.content as readonly JsonValue[]) : []
  for (const block of blocks) {
    if (!isObject(block) || block.type !== 'text' || typeof block.text !== 'string') continue
    const value = engine.parse(block.text)
    if (value.ok && isObject(value.value)) return value.value
  }
  return null
}

/** What the unbroken tool says of this report. */
export function truth(engine: Engine): JsonObject {
  return readStructured(resultOf(file(engine, null))) ?? {}
}
