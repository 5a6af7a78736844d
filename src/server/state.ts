/** The Server's state: plain data, never changed in place; nothing in it grows with the messages handled. */
import type { JsonValue } from '../protocol/json.ts'
import type { RequestId } from '../protocol/jsonrpc.ts'
import type { TransportId } from '../transport/wire.ts'
import type { ServerDefinition } from './definition.ts'
import type { AnswerManner, Dialect, Reading } from './dialects/dialect.ts'
import type { LifecycleId } from './lifecycles/lifecycle.ts'
import type { ServerOutput } from './port.ts'
import { emptyShelf, fromShelf, onShelf, type Shelf } from './shelf.ts'

export interface ServerConfig {
  readonly definition: ServerDefinition
  readonly dialect: Dialect
  readonly transport: TransportId
}

/** What one stdio pipe or one HTTP session remembers. */
export interface Connection {
  /** Null until the first request decides it (stdio). */
  readonly lifecycle: LifecycleId | null
  /** The handshake is done, or was never needed. */
  readonly ready: boolean
  readonly version: string | null
  /** The least level of log messages that the client asked for by `logging/setLevel`. */
  readonly logLevel: string | null
  /** Frames that came before the first request. */
  readonly held: readonly Reading[]
  /** Which run a cancel with this key stops. */
  readonly cancellable: Shelf<number>
}

export interface Session extends Connection {
  /** The exchange of the standing GET stream. */
  readonly stream: number | null
  /** Where the answer to an id goes: the newest exchange that used the id. */
  readonly waiting: Shelf<number>
}

/** Where a request came from: the pipe, a session, or a POST that stands alone. */
export type Origin =
  | { readonly via: 'stdio' }
  | {
      readonly via: 'http'
      readonly exchange: number
      readonly sessionId: string | null
      /** The session was minted for this request. */
      readonly opening: boolean
    }

/** A request that is not answered yet. */
export interface Running {
  readonly run: number
  readonly id: RequestId
  readonly lifecycle: LifecycleId
  readonly origin: Origin
  readonly manner: AnswerManner
  /** Null for a subscription, which no tool answers. */
  readonly tool: string | null
  readonly progressToken: JsonValue | undefined
  readonly logLevel: string | null
  /** Works in a thread: a cancel silences it but does not stop it. */
  readonly threaded: boolean
  readonly cancelled: boolean
  /** The HTTP stream is open. */
  readonly streaming: boolean
}

export interface ServerState {
  readonly config: ServerConfig
  /** `ending`: stdin is closed, but a thread has not come back yet. */
  readonly process: 'none' | 'running' | 'ending' | 'exited'
  readonly pipe: Connection
  readonly sessions: Shelf<Session>
  readonly running: Shelf<Running>
  readonly nextRun: number
  readonly minted: number
  readonly answered: number
}

/** One step in the making: the newest state, and the outputs so far. Lives only inside `serverStep`. */
export interface Turn {
  state: ServerState
  readonly outputs: ServerOutput[]
}

export const NEW_CONNECTION: Connection = {
  lifecycle: null,
  ready: false,
  version: null,
  logLevel: null,
  held: [],
  cancellable: emptyShelf(),
}

/** The record's own member of that name; a peer's text can be `constructor`. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** The request that is being answered under this run number, if it still is. */
export function runOf(state: ServerState, run: number): Running | undefined {
  return fromShelf(state.running, String(run))
}

/** The connection that a request belongs to, or null for one that stands alone. */
export function connectionOf(state: ServerState, origin: Origin): Connection | null {
  if (origin.via === 'stdio') return state.pipe
  return origin.sessionId === null ? null : (fromShelf(state.sessions, origin.sessionId) ?? null)
}

export function changeConnection(turn: Turn, origin: Origin, change: Partial<Connection>): void {
  if (origin.via === 'stdio') {
    turn.state = { ...turn.state, pipe: { ...turn.state.pipe, ...change } }
  } else if (origin.sessionId !== null) changeSession(turn, origin.sessionId, change)
}

export function changeSession(turn: Turn, id: string, change: Partial<Session>): void {
  const session = fromShelf(turn.state.sessions, id)
  if (!session) return
  turn.state = {
    ...turn.state,
    sessions: onShelf(turn.state.sessions, id, { ...session, ...change }),
  }
}

export function changeRunning(turn: Turn, run: number, change: Partial<Running>): void {
  const entry = runOf(turn.state, run)
  if (!entry) return
  const running = onShelf(turn.state.running, String(run), { ...entry, ...change })
  turn.state = { ...turn.state, running }
}
