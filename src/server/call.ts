/** A request on its way through the server. */
import type { RequestMessage } from './dialects/dialect.ts'
import type { HttpView } from './http/view.ts'
import type { LifecycleId } from './lifecycles/lifecycle.ts'
import type { Origin } from './state.ts'

export interface Call {
  readonly request: RequestMessage
  readonly lifecycle: LifecycleId
  readonly origin: Origin
  /** The HTTP request that carried it; null on stdio. */
  readonly view: HttpView | null
}
