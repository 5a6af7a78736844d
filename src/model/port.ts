/** What the Host hands to the Model and what comes back. The Model sees nothing else: no server, no wire, no fault. */
import type { JsonObject } from '../protocol/json.ts'

/** A tool as the Host shows it to the Model. */
export interface OfferedTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: JsonObject
}

export type ContextMessage =
  /** The user's wish: an id with facts, worded by the page. */
  | { readonly role: 'user'; readonly goal: string; readonly facts: JsonObject }
  | {
      readonly role: 'assistant'
      readonly call: { readonly tool: string; readonly arguments: JsonObject }
    }
  /** What became of a call. `source` says who speaks: the server's result text, or the Host itself. */
  | {
      readonly role: 'tool'
      readonly tool: string
      readonly isError: boolean
      readonly source: 'server' | 'host'
      readonly text: string
    }
  /** What the Host has put beside the wish: a resource that it mounts, or a prompt that the user has picked. */
  | {
      readonly role: 'attached'
      readonly kind: 'resource' | 'prompt'
      readonly name: string
      readonly text: string
    }

export interface ModelContext {
  readonly tools: readonly OfferedTool[]
  readonly messages: readonly ContextMessage[]
}

export type ModelTurn =
  | {
      readonly kind: 'call'
      readonly rule: string
      readonly tool: string
      readonly arguments: JsonObject
    }
  | {
      readonly kind: 'answer'
      readonly rule: string
      readonly say: string
      readonly parameters: JsonObject
    }

/** A rule of the scripted Model, shown to the learner by id; the first rule that applies decides the turn. */
export interface ModelRule {
  readonly id: string
  apply(context: ModelContext): ModelTurn | null
}
