/** The Client as a step function: `clientStep(state, input) → { state, outputs }`. One Client per Server; it owns ids, the pending table, limits and cancels. */
import type { LocalErrorCode } from '../protocol/errors.ts'
import type { JsonObject } from '../protocol/json.ts'
import type { JSONRPCError, RequestId } from '../protocol/jsonrpc.ts'
import type { FieldNote } from '../protocol/revision.ts'
import type { ParamHeaderProblem } from '../protocol/tools.ts'
import type { WireInput, WireOutput } from '../transport/wire.ts'

/** How an exchange ended for the one who asked. */
export type Settlement =
  | { readonly kind: 'result'; readonly result: JsonObject }
  | { readonly kind: 'protocol-error'; readonly error: JSONRPCError; readonly status?: number }
  /** `detail`: what the peer said for people, when it said something that is no answer to the request. */
  | {
      readonly kind: 'transport-error'
      readonly status?: number
      readonly reason: TransportErrorReason
      readonly detail?: string
    }
  | { readonly kind: 'local-error'; readonly code: LocalErrorCode; readonly limitMs?: number }

export interface DroppedTool {
  readonly name: string
  readonly problem: ParamHeaderProblem
}

export type TransportErrorReason =
  /** HTTP: a status of 4xx or 5xx without a JSON-RPC response to this request. */
  | 'http-status'
  /** HTTP 404 to a request that carried a session id: the session is over, the next step is a new `connect`. */
  | 'session-ended'
  /** HTTP 2xx whose body is no JSON-RPC response to this request. */
  | 'not-a-response'
  /** HTTP: the stream ended before the response. */
  | 'stream-ended'
  /** stdio: the process ended. */
  | 'process-exit'

export type ClientInput =
  /** Open the connection: launch or reach the server, then discover or shake hands, as the revision wants. */
  | { readonly kind: 'connect' }
  /** `ref` names the exchange for the caller and in step keys (`call-1`). `limitMs` absent: wait for ever. */
  | {
      readonly kind: 'request'
      readonly ref: string
      readonly method: string
      readonly params?: JsonObject
      readonly limitMs?: number
      /** Ask for progress: the request's id becomes its `progressToken`. */
      readonly progress?: true
      /** Progress of this request starts `limitMs` afresh (spec patterns/cancellation: MAY). */
      readonly resetOnProgress?: true
      /** The hard limit, which no progress moves (SHOULD exist). Absent: none. */
      readonly maxMs?: number
    }
  | {
      readonly kind: 'notify'
      readonly ref: string
      readonly method: string
      readonly params?: JsonObject
    }
  /** The caller gives up on its own. */
  | { readonly kind: 'cancel'; readonly ref: string; readonly reason: string }
  /**
   * Send bytes unchecked: a script line (stdio) or a whole HTTP request (the Client gives it its exchange
   * number). Answers are matched by id when they can be; an HTTP exchange that a 2xx without a message ends
   * settles with an empty result, a stdio line without an id never settles.
   */
  | { readonly kind: 'raw'; readonly ref: string; readonly wire: WireInput }
  /** A timer that the Client set has run out. */
  | { readonly kind: 'timer'; readonly timer: string }
  /** Bytes from the Server have arrived. */
  | { readonly kind: 'wire'; readonly output: WireOutput }
  | { readonly kind: 'close' }

export type ClientOutput =
  /** Put this on the wire. `notes` belong to the fields of the message, made where they were written. */
  | {
      readonly kind: 'send'
      readonly ref: string
      readonly part: string
      readonly wire: WireInput
      readonly message: JsonObject | null
      readonly notes: readonly FieldNote[]
    }
  | { readonly kind: 'set-timer'; readonly timer: string; readonly ms: number }
  | { readonly kind: 'clear-timer'; readonly timer: string }
  /** The connection is open: what discover or initialize told. */
  | { readonly kind: 'connected'; readonly server: JsonObject }
  | { readonly kind: 'connect-failed'; readonly settlement: Settlement }
  /**
   * An exchange is over; once per ref. The Client's own exchanges (`discover`, `initialize` …) settle like the
   * caller's, before `connected` or `connect-failed`; notifications settle only when they are refused.
   */
  | {
      readonly kind: 'settled'
      readonly ref: string
      readonly id: RequestId | null
      readonly settlement: Settlement
      /** Tools taken out of a `tools/list` result: their `x-mcp-header` annotations are invalid (2026-07-28, HTTP). */
      readonly droppedTools?: readonly DroppedTool[]
    }
  | { readonly kind: 'notification'; readonly method: string; readonly params?: JsonObject }
  /** Bytes that were read and belong to nothing that is waited for: late answers, foreign text on stdout … */
  | {
      readonly kind: 'dropped'
      readonly ref: string | null
      readonly reason: 'late' | 'unknown-id' | 'unreadable' | 'not-mcp' | 'empty-stream'
    }
  | { readonly kind: 'closed' }
