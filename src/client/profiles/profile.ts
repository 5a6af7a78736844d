/** What differs between one client implementation and another, as data: the twins beside this file. */
import type { JsonObject } from '../../protocol/json.ts'
import type { ClientIdentity } from '../../protocol/revision.ts'

export interface ClientProfile {
  readonly identity: ClientIdentity
  /** Keys of `_meta` that go on every request of a stateful revision; null: no `_meta` of its own there. */
  readonly statefulMeta: JsonObject | null
  /** Headers of every HTTP request before the revision's own ones, in order; null stands for host and port. */
  readonly commonHeaders: readonly (readonly [name: string, value: string | null])[]
  readonly lowerCaseHeaders: boolean
  /** Whether a connection of a stateless revision begins with `server/discover` or with nothing at all. */
  readonly statelessOpening: 'discover' | 'nothing'
  /** When the GET stream of a session is opened: together with `initialized`, or once that was accepted. */
  readonly listens: 'at-once' | 'when-accepted'
  /** How long the era probe waits for an answer, ms. It is never cancelled: an old server would not know what that means. */
  readonly probeLimitMs: number
  /** Error codes that only a server of the stateless era sends: after one of them there is no way back to `initialize`. */
  readonly modernErrors: readonly number[]
  /** Whether −32022 without a readable list of versions still counts as modern. */
  readonly listRequired: boolean
  /** Versions that it accepts in an `initialize` result. */
  readonly handshakeVersions: readonly string[]
}
