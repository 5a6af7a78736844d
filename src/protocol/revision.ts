/** A protocol revision as data and pure functions; `revisions/` holds the twins. Nothing else asks which revision it is. */
import type { JsonObject } from './json.ts'
import type { JSONRPCNotification, JSONRPCRequest, RequestId } from './jsonrpc.ts'
import type { NoteId } from './note-ids.ts'
import type { Outcome } from './outcome.ts'
import type { ParamHeader } from './tools.ts'

export type RevisionId = '2026-07-28' | '2025-11-25'
export const REVISION_IDS: readonly RevisionId[] = ['2026-07-28', '2025-11-25']

/** An explanation tied to a place in a message (RFC 6901 pointer) or header (`header:Mcp-Method`), made where the field is written. */
export interface FieldNote {
  readonly pointer: string
  /** Key of the catalogue in `content/notes`. */
  readonly id: NoteId
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

/** What a request may carry beside its own `params`. */
export interface RequestExtras {
  /** More keys for `_meta`, behind the envelope: `{ progressToken }`, or `{}` to force an empty `_meta`. */
  readonly meta?: JsonObject
}

/** What the client knows when it composes the headers of a request. */
export interface HeaderContext {
  /** The revision agreed on; null before the handshake is answered. */
  readonly negotiated: string | null
  readonly session: string | null
  /** Annotated arguments of the tool that is called (2026-07-28: `Mcp-Param-*`). */
  readonly paramHeaders?: readonly ParamHeader[]
}

/** What the answer that opens a connection settles. */
export interface Opened {
  readonly negotiated: string
}
export type OpeningProblem =
  /** The server named versions, none of them ours. */
  | { readonly problem: 'version-mismatch'; readonly offered: readonly string[] }
  /** The answer cannot be read as what it should be. */
  | { readonly problem: 'invalid-response' }

/** Standard HTTP headers that mirror the body of one POST, in sending order. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

/** How a client says that it no longer waits. */
export type CancelSignal = 'notification' | 'close-stream'

/** A result whose `resultType` the client does not know is an invalid response (spec 2026-07-28 basic/index §Results). */
export const UNKNOWN_RESULT_TYPE = 'unknown-result-type'

export interface Revision {
  readonly id: RevisionId
  /** `stateless`: every request stands alone; `stateful`: a handshake opens a session. */
  readonly lifecycle: 'stateless' | 'stateful'
  /** Requests and notifications that open a connection, in order; a notification follows the answer to the request before it. */
  readonly opening: readonly {
    readonly method: string
    readonly kind: 'request' | 'notification'
  }[]
  /** `params` of the request that opens a connection; undefined for messages without. */
  openingParams(method: string, identity: ClientIdentity): JsonObject | undefined
  /** Reads the result that opens a connection. `spoken`: versions the client accepts beside `wireVersion`. */
  readOpening(result: JsonObject, spoken?: readonly string[]): Outcome<Opened, OpeningProblem>
  /** True when a server of this revision knows the method. */
  hasMethod(method: string): boolean
  /** The request as this revision wants it: 2026-07-28 adds the envelope as the last member of `params`. */
  composeRequest(
    id: RequestId,
    method: string,
    params: JsonObject | undefined,
    identity: ClientIdentity,
    extras?: RequestExtras,
  ): Noted<JSONRPCRequest>
  composeNotification(method: string, params: JsonObject | undefined): Noted<JSONRPCNotification>
  /** Headers beyond Host, Content-Type and Accept; `message` is null for GET and DELETE. */
  httpHeaders(
    message: JSONRPCRequest | JSONRPCNotification | null,
    context: HeaderContext,
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
  /** Arguments annotated with `x-mcp-header` travel as headers, and a tool with a bad annotation is not used over HTTP. */
  readonly mirrorsArguments: boolean
  /** A server may send requests, and the client answers them. */
  readonly serverRequests: boolean
  /** Methods that a client must never cancel. */
  readonly uncancellable: readonly string[]
  /** Notes for the fields of a server's result, for those that it carries; pointers from the root of the message (`/result/…`). */
  noteResult(method: string, result: JsonObject): readonly FieldNote[]
  /** For the reader: the value of `protocolVersion` that stands in requests of this revision. */
  readonly wireVersion: string
}
