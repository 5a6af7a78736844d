/** Both life-cycles by id: the only place where one is looked up. */
import type { Lifecycle, LifecycleId } from './lifecycle.ts'
import { STATEFUL } from './stateful.ts'
import { STATELESS } from './stateless.ts'

const LIFECYCLES: Readonly<Record<LifecycleId, Lifecycle>> = {
  stateless: STATELESS,
  stateful: STATEFUL,
}

export function lifecycleOf(id: LifecycleId): Lifecycle {
  return LIFECYCLES[id]
}
