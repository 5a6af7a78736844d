/** The recording: one immutable list of events, written by the recorder, read by everything else (design §4.1). */
import type { ErrorChannel } from '../protocol/errors.ts'
import type { JsonObject } from '../protocol/json.ts'
import type { FieldNote } from '../protocol/revision.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Header } from '../transport/wire.ts'

export const TRACE_VERSION = 1

export type ActorId = 'user' | 'model' | 'host' | 'client' | 'server' | 'gateway'
/** The lifelines, left to right. */
export const ACTOR_IDS: readonly ActorId[] = ['user', 'model', 'host', 'client', 'server']
export type Phase = 'launch' | 'discover' | 'list' | 'decide' | 'call' | 'return' | 'shutdown'
export const PHASES: readonly Phase[] = [
  'launch',
  'discover',
  'list',
  'decide',
  'call',
  'return',
  'shutdown',
]
export type Channel =
  | 'stdin'
  | 'stdout'
  | 'stderr'
  | 'http-request'
  | 'http-response'
  | 'sse'
  | 'stream-close'
  | 'process'
  | 'internal'

export interface HttpPart {
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly reason?: string
  readonly headers: readonly Header[]
}

/** A wire event is recorded when the frame is written, before anyone interprets it; it is read `latencyMs` later. */
export interface TraceEvent {
  readonly seq: number
  /** Virtual ms. */
  readonly at: number
  /** The step's stable name, unique in the trace: `call-1.request`, `call-1.cancel` … */
  readonly key: string
  readonly phase: Phase
  readonly from: ActorId
  readonly to: ActorId
  readonly connection?: string
  readonly channel: Channel
  /** stdio: the line; HTTP: the body (`""` with a streamed head); sse: the event's lines; internal: what was handed over, or `""`. */
  readonly raw: string
  /** Beside `raw` when the bytes are not UTF-8. */
  readonly rawBase64?: string
  readonly http?: HttpPart
  /** The parsed JSON-RPC message, or null. */
  readonly message: JsonObject | null
  /** Id of the explanation (what and why) in `content/notes`. */
  readonly note: string
  /** Values for the explanation's text, and what User, Host and Model say: an id with parameters, never prose. */
  readonly detail?: JsonObject
  /** Explanations of single fields and headers. */
  readonly notes?: readonly FieldNote[]
  /** Only on the event where an error arrives. */
  readonly errorChannel?: ErrorChannel
  /** Groups a request with its response, timeout and cancel. */
  readonly exchange?: string
  /** True on the last event of a streamed response that ended with it. */
  readonly endsStream?: true
  /** Short JSON summaries of the actors that changed since the event before (see `view-at.ts`). */
  readonly state?: { readonly [actor in ActorId]?: JsonObject }
}

export interface Trace {
  readonly version: typeof TRACE_VERSION
  readonly scenario: Scenario
  readonly events: readonly TraceEvent[]
}
