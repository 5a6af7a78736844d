/** Requests that are answered later: entered here, and left by an answer, a cancel or the end of stdin. */
import { META_LOG_LEVEL, metaOf } from '../protocol/envelope.ts'
import type { Call } from './call.ts'
import { type Addressee, sendCancelled } from './replies.ts'
import {
  changeConnection,
  changeRunning,
  connectionOf,
  own,
  type Running,
  type Turn,
  without,
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
  const running = { ...turn.state.running, [run]: entry }
  turn.state = { ...turn.state, running, nextRun: run + 1 }
  const key = turn.state.config.dialect.cancelKey(call.request.id)
  const connection = connectionOf(turn.state, call.origin)
  if (key !== null && connection)
    changeConnection(turn, call.origin, { cancellable: { ...connection.cancellable, [key]: run } })
  return run
}

/** Takes a run off the books. Its cancel key goes too, unless a newer request has taken that over. */
export function release(turn: Turn, entry: Running): void {
  turn.state = { ...turn.state, running: without(turn.state.running, String(entry.run)) }
  const key = turn.state.config.dialect.cancelKey(entry.id)
  const connection = connectionOf(turn.state, entry.origin)
  if (key !== null && connection && own(connection.cancellable, key) === entry.run)
    changeConnection(turn, entry.origin, { cancellable: without(connection.cancellable, key) })
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
  return Object.values(turn.state.running)
}
