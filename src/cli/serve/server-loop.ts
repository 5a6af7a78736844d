/**
 * Drives the Server on the real clock: the same step function and tool runner as in the page, with timers
 * where the simulation has queue entries. What it writes goes to a peer, one for pipes and one for HTTP.
 */
import { randomBytes } from 'node:crypto'
import type { ServerInput } from '../../server/port.ts'
import { createServer, serverStep } from '../../server/server.ts'
import { runOf, type ServerConfig } from '../../server/state.ts'
import { createToolRunner, type RunnerAction, type WaitMode } from '../../server/tool-runner.ts'
import type { WireInput, WireOutput } from '../../transport/wire.ts'

export interface ServerLoop {
  /** Takes what came from the wire; while a tool blocks the event loop it waits its turn. */
  take(input: WireInput): void
}

/** A running server process. `write` gets everything it sends, in order, within the call that caused it. */
export function createServerLoop(
  config: ServerConfig,
  write: (output: WireOutput) => void,
): ServerLoop {
  let state = createServer(config)
  const runner = createToolRunner(config.definition)
  const timers = new Map<number, NodeJS.Timeout>()
  let late: (() => void)[] | null = null

  function step(input: ServerInput): void {
    const { state: next, outputs } = serverStep(state, input)
    state = next
    for (const output of outputs) {
      if (output.kind === 'start-tool') perform(runner.start(output))
      else if (output.kind === 'cancel-tool') cancel(output.run)
      else write(output)
    }
  }

  function perform(actions: readonly RunnerAction[]): void {
    for (const action of actions) {
      if (action.kind === 'input') step(action.input)
      else wait(action.run, action.ms, action.mode)
    }
  }

  function wait(run: number, ms: number, mode: WaitMode): void {
    if (mode === 'block') {
      late ??= []
      setTimeout(() => unblock(run), ms)
    } else if (ms === 0) setImmediate(() => whenFree(() => perform(runner.resume(run))))
    else
      timers.set(
        run,
        setTimeout(() => whenFree(() => resume(run)), ms),
      )
  }

  function resume(run: number): void {
    timers.delete(run)
    perform(runner.resume(run))
  }

  /** A cancelled tool must not hold the process: its timer goes with it, a thread's stays. */
  function cancel(run: number): void {
    const threaded = runOf(state, run)?.threaded ?? false
    runner.cancel(run)
    if (threaded) return
    clearTimeout(timers.get(run))
    timers.delete(run)
  }

  function whenFree(work: () => void): void {
    if (late) late.push(work)
    else work()
  }

  function unblock(run: number): void {
    const waiting = late ?? []
    late = null
    perform(runner.resume(run))
    for (const work of waiting) whenFree(work)
  }

  return {
    take: (input) =>
      whenFree(() =>
        step(
          input.kind === 'http-request'
            ? { ...input, entropy: randomBytes(16).toString('hex') }
            : input,
        ),
      ),
  }
}
