/** What the scripted Model gathers from its context before it decides; every rule reads through these functions. */
import { isObject, type JsonObject, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import type { ContextMessage, ModelContext, OfferedTool } from './port.ts'

export type ToolMessage = Extract<ContextMessage, { role: 'tool' }>
export type CallMessage = Extract<ContextMessage, { role: 'assistant' }>

/** The user's facts; `{}` when no goal was given. */
export function facts(context: ModelContext): JsonObject {
  const goal = context.messages.find((message) => message.role === 'user')
  return goal?.role === 'user' ? goal.facts : {}
}

/** What came back last, or null when the last word is not a tool's. */
export function lastResult(context: ModelContext): ToolMessage | null {
  const last = context.messages.at(-1)
  return last?.role === 'tool' ? last : null
}

/** Every answer so far of one tool, in order. */
export function resultsOf(context: ModelContext, tool: string): readonly ToolMessage[] {
  return context.messages.filter(
    (message): message is ToolMessage => message.role === 'tool' && message.tool === tool,
  )
}

/** The call before the last result, or null. */
export function lastCall(context: ModelContext): CallMessage['call'] | null {
  const call = context.messages.findLast((message) => message.role === 'assistant')
  return call?.role === 'assistant' ? call.call : null
}

/** How many calls have failed so far, on whatever channel. */
export function failures(context: ModelContext): number {
  return context.messages.filter((message) => message.role === 'tool' && message.isError).length
}

export function isOffered(context: ModelContext, tool: string): boolean {
  return context.tools.some((offered) => offered.name === tool)
}

/** The properties that a tool's input schema names, in its order; `{}` when the schema names none. */
export function properties(tool: OfferedTool): { readonly [name: string]: JsonObject } {
  const listed = tool.inputSchema.properties
  if (!isObject(listed)) return {}
  return Object.fromEntries(
    Object.entries(listed).map(([name, schema]) => [name, isObject(schema) ? schema : {}]),
  )
}

/** A text that is a JSON object, as that object; anything else as null. */
export function asObject(text: string): JsonObject | null {
  const parsed = parseJson(text)
  const value = parsed.ok ? toValue(parsed.value) : null
  return isObject(value) ? value : null
}
