/**
 * What a server implementation decides for itself: how it reads, words, orders and writes what the
 * specification leaves open. `python-sdk/` and `spec/` are twins: the same files, behind this interface.
 */
import type { JsonObject, JsonValue } from '../../protocol/json.ts'
import type { JSONRPCError, JSONRPCMessage, RequestId } from '../../protocol/jsonrpc.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import type { Header } from '../../transport/wire.ts'
import type { ServerDefinition, ToolDefinition } from '../definition.ts'
import type { HttpView } from '../http/view.ts'
import type { LifecycleId } from '../lifecycles/lifecycle.ts'
import type { Shape, ShapeProblem } from '../lifecycles/shapes.ts'
import type { ToolOutcome } from '../port.ts'

export type DialectId = 'python-sdk' | 'spec'

export interface RequestMessage {
  readonly id: RequestId
  readonly method: string
  readonly params: JsonObject | undefined
}

/** What one line or body turned out to be. */
export type Reading =
  | { readonly kind: 'request'; readonly request: RequestMessage }
  | {
      readonly kind: 'notification'
      readonly method: string
      readonly params: JsonObject | undefined
    }
  | { readonly kind: 'response' }
  /** `error` is null when nothing is to be answered. */
  | {
      readonly kind: 'unreadable'
      readonly error: JSONRPCError | null
      readonly id?: RequestId | null
    }

export type Answer =
  | { readonly kind: 'result'; readonly result: JsonObject }
  | {
      readonly kind: 'error'
      readonly error: JSONRPCError
      /** The request failed before its method was looked at. */
      readonly early?: true
    }

export type MirroredHeader = 'version' | 'method' | 'name'

/** Errors of the dispatch ladder, in the order in which they can come up. */
export interface Refusals {
  /** `_meta` is no object (`missing` is null) or lacks required keys. */
  envelope(missing: readonly string[] | null): JSONRPCError
  duplicatedHeader(name: string): JSONRPCError
  /** A mirrored header is missing or says something else than the body; `member` is the body's member. */
  mirroredHeader(header: MirroredHeader, member: string): JSONRPCError
  versionNoString(): JSONRPCError
  unsupportedVersion(requested: string): JSONRPCError
  paramHeader(problem: ParamHeaderProblem): JSONRPCError
  /** A `requestState` came back; null where the tools look at it themselves. */
  requestState(): JSONRPCError | null
  unknownMethod(method: string): JSONRPCError
  badParams(problem: ShapeProblem): JSONRPCError
  notInitialized(): JSONRPCError
  missingCapability(tool: ToolDefinition): JSONRPCError
  badCursor(): JSONRPCError | null
  unknownPrompt(name: string, lifecycle: LifecycleId): JSONRPCError
  unknownResource(uri: string, lifecycle: LifecycleId): JSONRPCError
}

export interface ParamHeaderProblem {
  readonly header: string
  readonly argument: string
  readonly fault: 'missing' | 'unexpected' | 'malformed' | 'different' | 'duplicated'
}

export type ListKey = 'tools' | 'prompts' | 'resources' | 'resourceTemplates'

/** Results of one life-cycle, with members in the order in which this implementation writes them. */
export interface Results {
  discover(definition: ServerDefinition): JsonObject
  initialize(definition: ServerDefinition, version: string): JsonObject
  empty(definition: ServerDefinition): JsonObject
  list(definition: ServerDefinition, key: ListKey): JsonObject
  /** A prompt or a resource: what its definition gives, completed. */
  content(definition: ServerDefinition, method: string, given: JsonObject): JsonObject
  /** The end of a call that the tool's code made. */
  toolOutcome(definition: ServerDefinition, tool: ToolDefinition, outcome: ToolOutcome): Answer
  /** A call whose arguments do not fit; `text` is what `checkArguments` said. */
  badArguments(definition: ServerDefinition, text: string): Answer
  unknownTool(definition: ServerDefinition, name: string): Answer
  /** Params of the notification that opens a subscription. */
  acknowledgement(id: RequestId, wanted: JsonObject): JsonObject
}

export interface StdioManners {
  /** One line of stdin may hold several messages for readers that take `\r` for a line end. */
  readLine(line: Uint8Array): readonly Reading[]
  /** The life-cycle that serves this request; `locked` is what the connection has been so far. */
  lifecycleOf(request: RequestMessage, locked: LifecycleId | null): LifecycleId
  /** Frames before the first request that are kept until the life-cycle is known. */
  readonly heldFrames: number
  /** The refusal of a request that belongs to the other life-cycle, or null. */
  refuseOther(request: RequestMessage, lifecycle: LifecycleId): JSONRPCError | null
  /** Answer to what still runs when stdin ends, or null for silence. */
  readonly answerAtEnd: JSONRPCError | null
  /** Where text lands that a tool prints. */
  readonly printsTo: 'stdout' | 'stderr'
  write(message: JSONRPCMessage): string
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: readonly Header[]
  readonly body: string
}

/** One check of an HTTP request: null lets it pass. */
export type HttpCheck = (visit: HttpVisit) => HttpAnswer | null

/** An HTTP request with what the server knows about it. */
export interface HttpVisit {
  readonly view: HttpView
  /** The session that the request names and that exists, or the one just minted for it; null without sessions. */
  readonly sessionId: string | null
  /** True when the session was minted for this very request. */
  readonly fresh: boolean
  /** A standing GET stream is open on the session. */
  readonly streaming: boolean
  readonly openSessions: number
}

/**
 * How a request's answer travels. `json`: one body. `stream`: opened as soon as the request is read.
 * `when-needed`: one body, unless a notification has to go first. `stream-results`: opened when the tool
 * starts; errors go as one body.
 */
export type AnswerManner = 'json' | 'stream' | 'when-needed' | 'stream-results'

/** What an answer's head may depend on. */
export interface AnswerAbout {
  readonly sessionId: string | null
  /** The session was minted for this request. */
  readonly opening: boolean
  readonly early: boolean
}

export interface HttpManners {
  lifecycleOf(view: HttpView): LifecycleId
  /** Before the body is read, in order. */
  readonly beforeBody: Readonly<Record<LifecycleId, readonly HttpCheck[]>>
  readBody(view: HttpView, lifecycle: LifecycleId): Reading
  /** After the body turned out to be a message (checks of sessions, mostly). */
  afterBody(visit: HttpVisit, reading: Reading, lifecycle: LifecycleId): HttpAnswer | null
  /** The key under which a session keeps the exchange that waits for this id. */
  waitingKey(id: RequestId): string
  answerManner(lifecycle: LifecycleId, request: RequestMessage): AnswerManner
  /** The answer to a body that is no message: an error without a readable id. */
  errorAnswer(lifecycle: LifecycleId, error: JSONRPCError, visit: HttpVisit): HttpAnswer
  jsonAnswer(lifecycle: LifecycleId, message: JSONRPCMessage, about: AnswerAbout): HttpAnswer
  streamHead(lifecycle: LifecycleId, about: AnswerAbout): HttpAnswer
  /** An accepted notification or response; an ended session. */
  acknowledge(lifecycle: LifecycleId, sessionId: string | null, status: 200 | 202): HttpAnswer
  /** One SSE event, with its blank line. */
  event(lifecycle: LifecycleId, message: JSONRPCMessage): string
  /** What ends the stream of a cancelled request, or null to end it empty. */
  readonly cancelled: Readonly<Record<LifecycleId, JSONRPCError | null>>
  reason(status: number): string
}

export interface Dialect {
  readonly id: DialectId
  readonly refusals: Refusals
  readonly results: Readonly<Record<LifecycleId, Results>>
  readonly stdio: StdioManners
  readonly http: HttpManners
  /** By method: what params must fit in every revision, beside the revision's own shape. */
  readonly versionless: Readonly<Record<string, Shape>>
  /** The arguments that the handler gets, or the text of the tool error. */
  checkArguments(tool: ToolDefinition, args: JsonObject): Outcome<JsonObject, string>
  /** False for methods of a capability that this server does not offer. */
  serves(definition: ServerDefinition, method: string): boolean
  /** The schema that the list shows for the tool's arguments (2026-07-28); the `Mcp-Param-*` check walks it. */
  inputSchema(tool: ToolDefinition): JsonObject
  /** Which protocol version `initialize` settles on. */
  negotiate(requested: string, versions: readonly string[]): string
  /** The key under which a request can be cancelled, or null for an id that names none. */
  cancelKey(id: JsonValue | undefined): string | null
  /** stderr lines about a failed call; a tool that does not exist is known by its name only. */
  failedCall(tool: ToolDefinition | string, problem: CallProblem): readonly string[]
}

export type CallProblem =
  | { readonly kind: 'unknown-tool' }
  | { readonly kind: 'bad-arguments'; readonly args: JsonObject }
  | { readonly kind: 'failed'; readonly outcome: ToolOutcome }
