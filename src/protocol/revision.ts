/** A protocol revision as data and pure functions; `revisions/` holds the twins. Nothing else asks which revision it is. */
import type { JsonObject, JsonValue } from './json.ts'
import type { JSONRPCNotification, JSONRPCRequest, RequestId } from './jsonrpc.ts'

export type RevisionId = '2026-07-28' | '2025-11-25'
export const REVISION_IDS: readonly RevisionId[] = ['2026-07-28', '2025-11-25']

/** An explanation tied to a place in a message (RFC 6901 pointer) or header (`header:Mcp-Method`), made where the field is written. */
export interface FieldNote {
  readonly pointer: string
  /** Key of the catalogue in `content/notes`. */
  readonly id: string
}
export interface Noted<T> {
  readonly value: T
  readonly notes: readonly FieldNote[]
}

export interface Implementation {
  readonly name: string
  readonly version: string
}

/** What the client knows of itself and puts on requests. */
export interface ClientIdentity {
  readonly clientInfo: Implementation
  readonly capabilities: JsonObject
}

/** Standard HTTP headers that mirror the body of one POST, in sending order. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

/** How a client says that it no longer waits. */
export type CancelSignal = 'notification' | 'close-stream'

export interface Revision {
  readonly id: RevisionId
  /** `stateless`: every request stands alone; `stateful`: a handshake opens a session. */
  readonly lifecycle: 'stateless' | 'stateful'
  /** Requests and notifications that open a connection, in order; a notification follows the answer to the request before it. */
  readonly opening: readonly {
    readonly method: string
    readonly kind: 'request' | 'notification'
  }[]
  /** True when a server of this revision knows the method. */
  hasMethod(method: string): boolean
  /** The request as this revision wants it: 2026-07-28 adds the envelope as the last member of `params`. */
  composeRequest(
    id: RequestId,
    method: string,
    params: JsonObject | undefined,
    identity: ClientIdentity,
  ): Noted<JSONRPCRequest>
  composeNotification(method: string, params: JsonObject | undefined): Noted<JSONRPCNotification>
  /** Headers of a POST beyond Content-Type and Accept. `negotiated` is null before the handshake is answered. */
  httpHeaders(
    message: JSONRPCRequest | JSONRPCNotification,
    context: { readonly negotiated: string | null; readonly session: string | null },
  ): Noted<HeaderList>
  /** What a result must carry besides the method's own fields (`resultType`, …), or [] when it is fine. */
  resultProblems(
    method: string,
    result: JsonObject,
  ): readonly { readonly pointer: string; readonly problem: string }[]
  /** How a request is abandoned on each transport (spec: patterns/cancellation, both revisions). */
  readonly cancel: { readonly stdio: CancelSignal; readonly http: CancelSignal }
  /** HTTP: whether the client opens a GET stream after the handshake and ends the session by DELETE. */
  readonly httpSession: boolean
  /** Methods that a client must never cancel. */
  readonly uncancellable: readonly string[]
  /** Notes for the fields of a server's result, for those that the result carries. */
  noteResult(method: string, result: JsonObject): readonly FieldNote[]
  /** For the reader: the value of `protocolVersion` that stands in requests of this revision. */
  readonly wireVersion: string
}

export type { JsonValue }
