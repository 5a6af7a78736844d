/** Notifications from the client: the end of the handshake, and cancels. All others are none of our business. */
import { isObject, type JsonObject } from '../protocol/json.ts'
import type { LifecycleId } from './lifecycles/lifecycle.ts'
import { lifecycleOf } from './lifecycles/lifecycles.ts'
import { cancelRun } from './runs.ts'
import { fromShelf } from './shelf.ts'
import { changeConnection, connectionOf, type Origin, runOf, type Turn } from './state.ts'

/** Handles a notification of a connection; one that means nothing here is dropped silently, as it must be. */
export function onNotification(
  turn: Turn,
  origin: Origin,
  lifecycle: LifecycleId,
  method: string,
  params: JsonObject | undefined,
): void {
  const heeds = turn.state.config.definition.ignoresCancel !== true
  if (method === 'notifications/cancelled' && heeds) cancelRequest(turn, origin, params)
  const meta = params?._meta ?? null
  const wellFormed = meta === null || isObject(meta)
  if (method === 'notifications/initialized' && wellFormed && !lifecycleOf(lifecycle).envelope)
    changeConnection(turn, origin, { ready: true })
}

function cancelRequest(turn: Turn, origin: Origin, params: JsonObject | undefined): void {
  const key = turn.state.config.dialect.cancelKey(params?.requestId)
  const connection = connectionOf(turn.state, origin)
  const run = key === null || !connection ? undefined : fromShelf(connection.cancellable, key)
  const entry = run === undefined ? undefined : runOf(turn.state, run)
  if (entry) cancelRun(turn, entry)
}
