/**
 * An in-memory call: Client and Server in one process, without a wire. Its limit cancels the handler and then waits
 * until the handler has really ended, so a tool that cannot be interrupted outlasts it (the Python SDK's in-memory
 * transport of 2026-07-28 does the same; on the wire a Client stops waiting at once).
 */
import type { JsonObject } from '../protocol/json.ts'
import type { ServerDefinition } from '../server/definition.ts'
import type { ToolOutcome } from '../server/port.ts'
import { createToolRunner, type RunnerAction, type WaitMode } from '../server/tool-runner.ts'
import { createClock } from '../simulation/clock.ts'

export type InMemoryEnd =
  | { readonly kind: 'finished'; readonly at: number; readonly outcome: ToolOutcome }
  /** The limit has interrupted the handler. */
  | { readonly kind: 'timed-out'; readonly at: number }
  /** The handler ended its process, or an hour was not enough. */
  | { readonly kind: 'lost'; readonly at: number }

interface Due {
  readonly what: 'tool' | 'limit'
}

const ONE_HOUR_MS = 3_600_000

/** Calls a tool that the definition has. `at` is in virtual ms after the call. */
export function callInMemory(
  definition: ServerDefinition,
  tool: string,
  args: JsonObject,
  limitMs: number,
): InMemoryEnd {
  const clock = createClock<Due>()
  const runner = createToolRunner(definition)
  let waiting: WaitMode | null = null
  let outcome: ToolOutcome | null = null

  function perform(actions: readonly RunnerAction[]): void {
    waiting = null
    for (const action of actions) {
      if (action.kind === 'wait') {
        waiting = action.mode
        clock.schedule(action.ms, { what: 'tool' })
      } else if (action.input.kind === 'tool-finished') outcome = action.input.outcome
    }
  }

  let over = false
  clock.schedule(limitMs, { what: 'limit' })
  perform(runner.start({ run: 1, tool, args, call: {} }))
  for (;;) {
    if (outcome) return { kind: 'finished', at: clock.now(), outcome }
    // A blocked loop does not notice the limit before its next wait, and a thread cannot be interrupted at all.
    if (over && waiting === 'await') {
      runner.cancel(1)
      return { kind: 'timed-out', at: clock.now() }
    }
    const due = clock.next()
    if (due === null || clock.now() > ONE_HOUR_MS) return { kind: 'lost', at: clock.now() }
    if (due.what === 'limit') over = true
    else perform(runner.resume(1))
  }
}
