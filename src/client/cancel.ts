/** Giving up: the limit has run out or the caller wants no more (spec patterns/cancellation, both revisions). */

import { idKey } from '../protocol/jsonrpc.ts'
import { CANCELLED, SERVER_DISCOVER } from '../protocol/methods.ts'
import { giveUp, updateExchange } from './pending.ts'
import { abort, sendNotification } from './send.ts'
import type { Draft, Pending } from './state.ts'

/**
 * Tells the server, in the way of this revision and transport, that nobody waits for a request any more.
 * The entry must have been concluded before; what may not be cancelled is only forgotten.
 */
export function cancelOnWire(draft: Draft, entry: Pending, reason: string): void {
  const { exchange, ref } = entry
  giveUp(draft, { ref, key: idKey(entry.id), exchange })
  if (exchange !== null) updateExchange(draft, exchange, { fate: 'given-up' })
  if (!mayCancel(draft, entry)) return
  const signal = draft.revision.cancel[draft.config.transport]
  if (signal === 'notification') {
    const params = { requestId: entry.id, reason }
    sendNotification(draft, ref, 'cancel', CANCELLED, params, 'cancel')
  } else if (exchange !== null) abort(draft, ref, exchange)
}

function mayCancel(draft: Draft, entry: Pending): boolean {
  // During the era probe the server may be an old one, which accepts no notification before the handshake.
  const probing = draft.config.mode === 'auto' && entry.method === SERVER_DISCOVER
  return !probing && !draft.revision.uncancellable.includes(entry.method)
}

/** `timed out after 0.5s`: the reason in the words of the SDK, the number as Python prints a float. */
export function timeoutReason(limitMs: number): string {
  const seconds = String(limitMs / 1000)
  return `timed out after ${/^\d+$/.test(seconds) ? `${seconds}.0` : seconds}s`
}
