/** What both peers need to serve. */
import type { ServerConfig } from '../../server/state.ts'

export interface ServeSettings {
  readonly config: ServerConfig
  /** One line for people, on stderr. */
  log(text: string): void
}
