/** What a server of one revision can be asked, as data; `stateless.ts` and `stateful.ts` are the twins. */
import type { Shape } from './shapes.ts'

export type LifecycleId = 'stateless' | 'stateful'

export interface Lifecycle {
  readonly id: LifecycleId
  /** The protocol versions that are served this way, oldest first. */
  readonly versions: readonly string[]
  /** Every request stands alone, and its `_meta` carries the envelope. */
  readonly envelope: boolean
  /** A handshake must come first, except for these methods. */
  readonly beforeHandshake: readonly string[] | null
  /** Every request method of the revision with the shape of its params. */
  readonly requests: Readonly<Record<string, Shape>>
}
