/** Who speaks in an internal step and with which words: ids of the `speech` catalogue with their values. */
import { isObject, type JsonObject, type JsonValue } from '../protocol/json.ts'
import type { ActorId, TraceEvent } from '../trace/trace.ts'

export type Speech =
  | { readonly kind: 'goal'; readonly goal: string; readonly facts: JsonObject }
  | { readonly kind: 'context'; readonly tools: number; readonly again: boolean }
  | { readonly kind: 'turn'; readonly tool: string | null }
  | { readonly kind: 'order'; readonly tool: string; readonly limitMs: number }
  | { readonly kind: 'outcome'; readonly failed: boolean }
  | { readonly kind: 'answer'; readonly say: string; readonly parameters: JsonObject }

export interface Spoken {
  readonly speaker: ActorId
  readonly speech: Speech
}

/** What is said in this step; null on the wire and where nobody speaks. */
export function speechOf({ channel, from, to, detail }: TraceEvent): Spoken | null {
  if (channel !== 'internal' || !detail) return null
  const speech = speechFrom(`${from}-${to}`, detail)
  return speech && { speaker: from, speech }
}

function speechFrom(route: string, detail: JsonObject): Speech | null {
  switch (route) {
    case 'user-host':
      return { kind: 'goal', goal: text(detail.goal), facts: object(detail.facts) }
    case 'host-model':
      return { kind: 'context', tools: number(detail.tools), again: number(detail.messages) > 1 }
    case 'model-host':
      return { kind: 'turn', tool: detail.kind === 'call' ? text(detail.tool) : null }
    case 'host-client':
      return { kind: 'order', tool: text(detail.tool), limitMs: number(detail.limitMs) }
    case 'client-host':
      return { kind: 'outcome', failed: detail.kind !== 'result' || detail.isError === true }
    case 'host-user':
      return { kind: 'answer', say: text(detail.say), parameters: object(detail.parameters) }
    default:
      return null
  }
}

const text = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '')
const number = (value: JsonValue | undefined) => (typeof value === 'number' ? value : 0)
const object = (value: JsonValue | undefined) => (isObject(value) ? value : {})
