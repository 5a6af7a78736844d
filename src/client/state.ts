/** What a Client remembers. All of it is bounded by what is open, never by what has been. */
import type { JsonObject } from '../protocol/json.ts'
import type { RequestId } from '../protocol/jsonrpc.ts'
import type { Revision, RevisionId } from '../protocol/revision.ts'
import type { ParamHeader } from '../protocol/tools.ts'
import type { TransportId } from '../transport/wire.ts'
import type { ClientOutput } from './port.ts'
import type { ClientProfile } from './profiles/profile.ts'

export interface ClientConfig {
  readonly transport: TransportId
  /** A revision: speak this one only. `auto`: find out the server's era, newest first. */
  readonly mode: RevisionId | 'auto'
  /** Default: the course's client. */
  readonly profile?: ClientProfile
  /** `nothing`: launch or reach the server and be connected, for scripts of raw lines. Default: as the profile does. */
  readonly opening?: 'full' | 'nothing'
  /** Limit for the requests that open the connection, ms; absent: none (the era probe has its own). */
  readonly openingLimitMs?: number
  /** HTTP. Defaults `127.0.0.1:8000` and `/mcp`. */
  readonly authority?: string
  readonly path?: string
}

/** A request that waits for its answer. */
export interface Pending {
  readonly ref: string
  readonly id: RequestId
  readonly method: string
  readonly kind: 'request' | 'opening' | 'raw'
  readonly params: JsonObject | undefined
  readonly limitMs: number | undefined
  /** Progress starts the limit afresh. */
  readonly resetOnProgress?: true | undefined
  readonly maxMs?: number | undefined
  readonly exchange: number | null
}

export type ExchangeRole =
  | 'request'
  | 'raw'
  | 'notification'
  /** The notification that ends the handshake: the connection is open when it is accepted. */
  | 'initialized'
  | 'cancel'
  | 'reply'
  | 'listen'
  | 'delete'

/** An HTTP request whose response is not over. */
export interface Exchange {
  readonly ref: string
  readonly role: ExchangeRole
  /** The request's id as a key, null when the message has none. */
  readonly key: string | null
  /** Of a streamed response whose head has come. */
  readonly status: number | null
  /** `waiting`: the caller waits; `answered`: settled by it; `given-up`: settled without it, nothing came since; `late`: something did. */
  readonly fate: 'waiting' | 'answered' | 'given-up' | 'late'
}

/** What the Client gave up, so that a late answer can be named. Bounded: the oldest are forgotten. */
export interface GivenUp {
  readonly ref: string
  readonly key: string | null
  readonly exchange: number | null
}

export interface ClientState {
  readonly config: Required<Omit<ClientConfig, 'openingLimitMs' | 'opening'>> & ClientConfig
  readonly phase: 'idle' | 'opening' | 'open' | 'closing' | 'closed'
  /** The one it speaks now; `auto` begins with the newest and may fall back. */
  readonly revision: Revision
  readonly nextId: number
  readonly nextExchange: number
  readonly pending: ReadonlyMap<string, Pending>
  readonly exchanges: ReadonlyMap<number, Exchange>
  readonly givenUp: readonly GivenUp[]
  /** How often this connection was probed for its era. */
  readonly probes: number
  /** How often each opening request was ever sent: numbers their refs. */
  readonly attempts: { readonly [method: string]: number }
  /** What the opening request was told, until the connection is open. */
  readonly greeting: JsonObject | null
  readonly process: boolean
  readonly negotiated: string | null
  readonly session: string | null
  /** The exchange of the GET stream. */
  readonly listening: number | null
  /** Annotated arguments of the listed tools (2026-07-28, HTTP). */
  readonly paramHeaders: ReadonlyMap<string, readonly ParamHeader[]>
}

/** A state under construction, with what the step puts out. Lives for one step. */
export type Draft = {
  -readonly [key in keyof ClientState]: ClientState[key] extends ReadonlyMap<infer K, infer V>
    ? Map<K, V>
    : ClientState[key]
} & { readonly outputs: ClientOutput[] }
