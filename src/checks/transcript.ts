/**
 * A transcript as the checks see it: the events read once, each message paired with what it belongs to. Built by
 * `reading/read-transcript.ts` from our own trace or from an imported one; never changed afterwards.
 */
import type { JsonObject } from '../protocol/json.ts'
import type { Channel, HttpPart, TraceEvent } from '../trace/trace.ts'
import type { TransportId } from '../transport/wire.ts'

/** What a transcript from anywhere can say of an event; `line` is the line of the file it was read from. */
export type CheckedEvent = Pick<TraceEvent, 'channel' | 'raw' | 'from'> &
  Partial<
    Pick<TraceEvent, 'at' | 'seq' | 'rawBase64' | 'http' | 'exchange' | 'connection' | 'detail'>
  > & {
    readonly endsStream?: boolean
    readonly line?: number
    readonly message?: JsonObject | null
  }

/** How requests say who sends them: on each (`modern`, 2026-07-28) or once, by a handshake (`legacy`). */
export type Era = 'modern' | 'legacy'
export type Side = 'client' | 'server'

/**
 * What the bytes of a frame are. `broken`: begins as an object and cannot be read; `text`: no JSON at all; `scalar`:
 * JSON, but no object; `foreign`: an object without any member of a message; `folded`: a newline inside.
 */
export type FrameForm =
  | 'message'
  | 'batch'
  | 'folded'
  | 'bad-utf8'
  | 'broken'
  | 'text'
  | 'scalar'
  | 'foreign'
  | 'empty'

export interface Frame {
  /** Place in the transcript, 0 … */
  readonly index: number
  readonly event: CheckedEvent
  readonly side: Side
  readonly channel: Channel
  readonly form: FrameForm
  /** The JSON objects in it: one, several in a batch, or none. */
  readonly values: readonly JsonObject[]
  readonly http: HttpPart | null
  /** ms where the transcript knows, else null. */
  readonly at: number | null
}

export interface Message {
  readonly frame: Frame
  readonly side: Side
  readonly value: JsonObject
  readonly kind: 'request' | 'notification' | 'response'
  /** Empty for responses. */
  readonly method: string
  readonly params: JsonObject
  readonly meta: JsonObject | null
  readonly era: Era
  readonly post: Post | null
  /** What a request opened, or a response answered; null when there is none. */
  exchange: Exchange | null
  /** The rule of JSON-RPC that this message itself breaks; other checks then leave it alone. */
  defect: Defect | null
}

export interface Exchange {
  readonly request: Message
  readonly key: string
  response: Message | null
  /** Where its sender gave it up. */
  cancel: Frame | null
  /** 2025-11-25: its stream was closed by the client, which is no cancellation. */
  dropped: Frame | null
  /** What came for it after `cancel`, in order. */
  readonly late: Message[]
  /** The server itself ended it (a listen). */
  ended: boolean
  /** Something unreadable may have been its answer. */
  shaky: boolean
}

/** One HTTP request and what came back on it. */
export interface Post {
  readonly frame: Frame
  readonly name: string | undefined
  /** The one message in its body; null for GET, DELETE and bodies that are no single message. */
  message: Message | null
  head: Frame | null
  readonly events: Message[]
  /** Frames of its stream that hold no message but ought to. */
  readonly unreadable: Frame[]
  closedByClient: Frame | null
  ended: boolean
}

/** The checks that judge a message by itself or by what it answers; found while reading. */
export type DefectId = 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7' | 'G8' | 'M7'
export interface Defect {
  /** `folded`: printed with parts left out, so that no check can judge it; `batch`: in an array, which is G9's matter alone; `astray`: after another answer to the same request came under a wrong id. */
  readonly check: DefectId | 'folded' | 'batch' | 'astray'
  readonly parameters: JsonObject
}

export interface ListedTools {
  /** Frame index of the page that made the list what it is. */
  readonly index: number
  readonly tools: readonly JsonObject[]
  readonly complete: boolean
}

export interface Transcript {
  readonly transport: TransportId
  readonly frames: readonly Frame[]
  readonly messages: readonly Message[]
  readonly exchanges: readonly Exchange[]
  readonly posts: readonly Post[]
  readonly lists: readonly ListedTools[]
  /** One-way latency, ms, when the transcript is a run of ours; null when nobody knows it. */
  readonly latencyMs: number | null
  /** The server answered `initialize` and never a modern request: the modern rules are not its rules. */
  readonly legacyServer: boolean
}

export type { JsonObject }
