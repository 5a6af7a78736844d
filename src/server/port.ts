/** The Server as a step function: `serverStep(state, input) → { state, outputs }`. No I/O, no clock, no generator inside. */
import type { JsonObject, JsonValue } from '../protocol/json.ts'
import type { WireInput, WireOutput } from '../transport/wire.ts'

/** What a tool handler may ask of its runner; each is one word, so a slow, a blocking and a threaded tool differ by one word. */
export type ToolEffect =
  /** Await: the event loop goes on, a cancel can interrupt. */
  | { readonly effect: 'sleep'; readonly ms: number }
  /** Block the event loop: nothing else is read or written meanwhile. */
  | { readonly effect: 'block'; readonly ms: number }
  /** Go on in a worker thread: the loop is free, but nothing can interrupt the work. */
  | { readonly effect: 'thread' }
  | { readonly effect: 'log'; readonly text: string }
  /** Text on stdout, the classic mistake on stdio. */
  | { readonly effect: 'print'; readonly text: string }
  | {
      readonly effect: 'progress'
      readonly progress: number
      readonly total?: number
      readonly message?: string
    }
  | { readonly effect: 'notify'; readonly method: string; readonly params: JsonObject }
  | { readonly effect: 'crash'; readonly code: number }

export type ToolOutcome =
  | { readonly kind: 'value'; readonly value: JsonValue }
  /** A failure meant for the model (`ToolError` in the Python SDK): becomes `isError`. */
  | { readonly kind: 'tool-error'; readonly text: string }
  | { readonly kind: 'exception'; readonly text: string }
  | {
      readonly kind: 'protocol-error'
      readonly code: number
      readonly message: string
      readonly data?: JsonValue
    }
  /** A complete CallToolResult of its own making (images, resources, `input_required` …). */
  | { readonly kind: 'result'; readonly result: JsonObject }

/** A handler: yields effects, returns the outcome. `memory` is the process's own state (BugHunt keeps its reports there). */
export type ToolHandler = (
  args: JsonObject,
  memory: Record<string, JsonValue>,
  call: JsonObject,
) => Generator<ToolEffect, ToolOutcome, void>

/** Entropy is an input like time: the simulation seeds it, `serve` takes it from the platform. 32 hex digits. */
export type ServerInput =
  | (WireInput & { readonly entropy?: string })
  | { readonly kind: 'tool-effect'; readonly run: number; readonly effect: ToolEffect }
  | { readonly kind: 'tool-finished'; readonly run: number; readonly outcome: ToolOutcome }

export type ServerOutput =
  | WireOutput
  /** Ask the runner to run a tool; `tool-effect` and `tool-finished` come back under the same `run`. */
  | {
      readonly kind: 'start-tool'
      readonly run: number
      readonly tool: string
      readonly args: JsonObject
      readonly call: JsonObject
    }
  /** The client no longer waits; the runner interrupts what can be interrupted. */
  | { readonly kind: 'cancel-tool'; readonly run: number }
