/** Requests that are answered later: entered here, and left by an answer, a cancel or the end of stdin. */
import { META_LOG_LEVEL, metaOf } from '../protocol/envelope.ts'
import type { Call } from './call.ts'
import { type Addressee, sendCancelled } from './replies.ts'
import { fromShelf, offShelf, onShelf, shelfEntries } from './shelf.ts'
import {
  changeConnection,
  changeRunning,
  connectionOf,
  type Running,
  type ServerState,
  type Turn,
} from './state.ts'

/** Enters a request that is answered later; gives its run number. */
export function register(turn: Turn, call: Call, to: Addressee, tool: string | null): number {
  const run = turn.state.nextRun
  const meta = metaOf(call.request.params)
  const level = meta?.[META_LOG_LEVEL]
  const entry: Running = {
    ...to,
    run,
    tool,
    streaming: to.streaming || (tool === null && to.origin.via === 'http'),
    progressToken: meta?.progressToken ?? undefined,
    logLevel: typeof level === 'string' ? level : null,
    threaded: false,
    cancelled: false,
  }
  const running = onShelf(turn.state.running, String(run), entry)
  turn.state = { ...turn.state, running, nextRun: run + 1 }
  const key = turn.state.config.dialect.cancelKey(call.request.id)
  const connection = connectionOf(turn.state, call.origin)
  if (key !== null && connection)
    changeConnection(turn, call.origin, { cancellable: onShelf(connection.cancellable, key, run) })
  return run
}

/** Takes a run off the books. Its cancel key goes too, unless a newer request has taken that over. */
export function release(turn: Turn, entry: Running): void {
  turn.state = { ...turn.state, running: offShelf(turn.state.running, String(entry.run)) }
  const key = turn.state.config.dialect.cancelKey(entry.id)
  const connection = connectionOf(turn.state, entry.origin)
  if (key !== null && connection && fromShelf(connection.cancellable, key) === entry.run)
    changeConnection(turn, entry.origin, { cancellable: offShelf(connection.cancellable, key) })
}

/**
 * The client no longer waits. The run is told to stop; one that works in a thread settles only when the
 * thread comes back, and then as cancelled.
 */
export function cancelRun(turn: Turn, entry: Running): void {
  if (entry.cancelled) return
  if (entry.tool !== null) turn.outputs.push({ kind: 'cancel-tool', run: entry.run })
  if (entry.threaded) {
    changeRunning(turn, entry.run, { cancelled: true })
    return
  }
  release(turn, entry)
  sendCancelled(turn, entry)
}

/** Stops a run of which nobody may hear any more: its client hung up, or its session ended. */
export function abandonRun(turn: Turn, entry: Running): void {
  if (entry.tool !== null) turn.outputs.push({ kind: 'cancel-tool', run: entry.run })
  release(turn, entry)
}

/** All runs, oldest first. */
export function runsOf(turn: Turn): readonly Running[] {
  return runsIn(turn.state)
}

/** The same for a state that is not in the making. */
export function runsIn(state: ServerState): readonly Running[] {
  const entries = shelfEntries(state.running).map(([, entry]) => entry)
  return entries.sort((a, b) => a.run - b.run)
}
