/** The pending table: who waits for which id, exactly. */
import type { JsonValue } from '../protocol/json.ts'
import { idKey, type RequestId } from '../protocol/jsonrpc.ts'
import type { DroppedTool, Settlement } from './port.ts'
import type { Draft, Exchange, GivenUp, Pending } from './state.ts'

const REMEMBERED = 64

/** The pending entry of a ref, if the ref still waits. */
export function pendingOf(draft: Draft, ref: string): Pending | undefined {
  for (const entry of draft.pending.values()) if (entry.ref === ref) return entry
  return undefined
}

export function timerOf(ref: string): string {
  return `limit:${ref}`
}

/** The timer of the limit that progress does not move. */
export function capOf(ref: string): string {
  return `cap:${ref}`
}

/** Enters a request and starts its limits. */
export function enter(draft: Draft, entry: Pending): void {
  draft.pending.set(idKey(entry.id), entry)
  if (entry.limitMs !== undefined)
    draft.outputs.push({ kind: 'set-timer', timer: timerOf(entry.ref), ms: entry.limitMs })
  if (entry.maxMs !== undefined)
    draft.outputs.push({ kind: 'set-timer', timer: capOf(entry.ref), ms: entry.maxMs })
}

/** Progress under a token: the request that it belongs to gets its time afresh, where its caller wanted that. */
export function heardProgress(draft: Draft, token: JsonValue | undefined): void {
  if (typeof token !== 'string' && typeof token !== 'number') return
  const entry = draft.pending.get(idKey(token))
  if (entry?.resetOnProgress && entry.limitMs !== undefined)
    draft.outputs.push({ kind: 'set-timer', timer: timerOf(entry.ref), ms: entry.limitMs })
}

/** Takes a request out of the table and tells the caller how it ended. From here on nothing can settle it again. */
export function conclude(
  draft: Draft,
  entry: Pending,
  settlement: Settlement,
  more: { readonly droppedTools?: readonly DroppedTool[] } = {},
): void {
  draft.pending.delete(idKey(entry.id))
  // A hard limit leaves the other timer running.
  const ranOut =
    entry.maxMs === undefined &&
    settlement.kind === 'local-error' &&
    settlement.code === 'request-timeout'
  if (entry.limitMs !== undefined && !ranOut)
    draft.outputs.push({ kind: 'clear-timer', timer: timerOf(entry.ref) })
  if (entry.maxMs !== undefined)
    draft.outputs.push({ kind: 'clear-timer', timer: capOf(entry.ref) })
  draft.outputs.push({ kind: 'settled', ref: entry.ref, id: entry.id, settlement, ...more })
}

/** Remembers what no longer waits, so that a late answer is dropped under its own name. */
export function giveUp(draft: Draft, thing: GivenUp): void {
  draft.givenUp = [...draft.givenUp.slice(1 - REMEMBERED), thing]
}

/** Drops an answer nobody waits for, once. */
export function dropAnswer(draft: Draft, id: RequestId | null | undefined): void {
  const key = id === null || id === undefined ? null : idKey(id)
  const known = key === null ? undefined : draft.givenUp.find((thing) => thing.key === key)
  if (known) draft.givenUp = draft.givenUp.filter((thing) => thing !== known)
  const ours = typeof id === 'number' && id >= 1 && id < draft.nextId
  draft.outputs.push({
    kind: 'dropped',
    ref: known?.ref ?? null,
    reason: known || ours ? 'late' : 'unknown-id',
  })
}

/** Changes an open exchange. */
export function updateExchange(draft: Draft, number: number, change: Partial<Exchange>): void {
  const exchange = draft.exchanges.get(number)
  if (exchange) draft.exchanges.set(number, { ...exchange, ...change })
}
