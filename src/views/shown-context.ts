/** The Model's context as the trace recorded it, read back for showing. */
import { isObject, type JsonObject, type JsonValue, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import type { TraceEvent } from '../trace/trace.ts'

export interface ShownTool {
  readonly name: string
  readonly description: string
  readonly arguments: readonly string[]
}
export type ShownMessage =
  | { readonly role: 'user'; readonly goal: string; readonly facts: JsonObject }
  | { readonly role: 'call'; readonly tool: string; readonly arguments: JsonObject }
  | {
      readonly role: 'tool'
      readonly tool: string
      readonly source: 'server' | 'host'
      readonly failed: boolean
      readonly text: string
    }
  | {
      readonly role: 'attached'
      readonly kind: 'resource' | 'prompt'
      readonly name: string
      readonly text: string
    }
export interface ShownContext {
  readonly raw: string
  readonly tools: readonly ShownTool[]
  readonly messages: readonly ShownMessage[]
  /** The rule that decided on this context; null while the Model has not answered yet. */
  readonly rule: string | null
}

/** What the Model knows at a step: the last context handed to it, and whether it has decided. Null before the first. */
export function contextAt(events: readonly TraceEvent[], cursor: number): ShownContext | null {
  for (let index = cursor; index >= 0; index--) {
    const event = events[index]
    if (event?.to !== 'model' || event.channel !== 'internal') continue
    const turn = events
      .slice(index + 1, cursor + 1)
      .find((later) => later.from === 'model' && later.channel === 'internal')
    const rule = turn?.detail?.rule
    return { ...readContext(event.raw), rule: typeof rule === 'string' ? rule : null }
  }
  return null
}

function readContext(raw: string): Omit<ShownContext, 'rule'> {
  const parsed = parseJson(raw)
  const value = parsed.ok ? toValue(parsed.value) : null
  const context = isObject(value) ? value : {}
  return {
    raw,
    tools: list(context.tools).map(readTool),
    messages: list(context.messages).map(readMessage),
  }
}

function readTool(tool: JsonObject): ShownTool {
  const schema = isObject(tool.inputSchema) ? tool.inputSchema : {}
  return {
    name: text(tool.name),
    description: text(tool.description),
    arguments: isObject(schema.properties) ? Object.keys(schema.properties) : [],
  }
}

function readMessage(message: JsonObject): ShownMessage {
  if (message.role === 'user')
    return {
      role: 'user',
      goal: text(message.goal),
      facts: isObject(message.facts) ? message.facts : {},
    }
  if (message.role === 'assistant') {
    const call = isObject(message.call) ? message.call : {}
    const args = isObject(call.arguments) ? call.arguments : {}
    return { role: 'call', tool: text(call.tool), arguments: args }
  }
  if (message.role === 'attached') {
    const kind = message.kind === 'prompt' ? 'prompt' : 'resource'
    return { role: 'attached', kind, name: text(message.name), text: text(message.text) }
  }
  return {
    role: 'tool',
    tool: text(message.tool),
    source: message.source === 'host' ? 'host' : 'server',
    failed: message.isError === true,
    text: text(message.text),
  }
}

function list(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]).filter(isObject) : []
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
