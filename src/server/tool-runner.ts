/**
 * Runs tool handlers without a clock. It holds the generators and the process memory, and says what has to
 * happen next; a driver makes it happen: the simulation by entries in its queue, `serve` by real timers.
 *
 * Rules for a driver, for each action of the returned list, in order:
 * - `input`: give it to `serverStep`; perform the outputs of that step before the next action.
 * - `wait`: call `resume(run)` when `ms` are over and perform what it returns. By mode:
 *   - `await`: everything else goes on; if the server says `cancel-tool` meanwhile, call `cancel(run)`,
 *     after which a late `resume(run)` does nothing.
 *   - `thread`: the same, but nothing can interrupt it: after `cancel(run)` the work goes on unheard.
 *   - `block`: the event loop stands still. Until it is over, deliver no wire input and resume no other
 *     `await`; a `thread` may go on, but its inputs to the server wait as well.
 * A `start-tool` output calls `start`, a `cancel-tool` output calls `cancel`; a new process gets a new runner.
 */
import type { JsonObject, JsonValue } from '../protocol/json.ts'
import { findTool, type ServerDefinition } from './definition.ts'
import type { ServerInput, ToolEffect, ToolOutcome } from './port.ts'

export type WaitMode = 'await' | 'block' | 'thread'
export type RunnerAction =
  | {
      readonly kind: 'wait'
      readonly run: number
      readonly ms: number
      readonly mode: WaitMode
    }
  | { readonly kind: 'input'; readonly input: ServerInput }

export interface ToolStart {
  readonly run: number
  readonly tool: string
  readonly args: JsonObject
  readonly call: JsonObject
}

interface Run {
  readonly steps: Steps
  threaded: boolean
}

export interface ToolRunner {
  /** The process's own state, shared by all its tools; handlers write to it. */
  readonly memory: Record<string, JsonValue>
  /** Begins the tool and runs it up to its first wait or its end. */
  start(tool: ToolStart): readonly RunnerAction[]
  /** Goes on after a wait; an unknown or cancelled run gives no actions. */
  resume(run: number): readonly RunnerAction[]
  /** Interrupts what can be interrupted; work in a thread goes on and its outcome is dropped by the server. */
  cancel(run: number): void
}

/** A runner with empty memory for one process that serves this definition. */
export function createToolRunner(definition: ServerDefinition): ToolRunner {
  const memory: Record<string, JsonValue> = {}
  const runs = new Map<number, Run>()

  function advance(id: number): readonly RunnerAction[] {
    const run = runs.get(id)
    if (!run) return []
    const actions: RunnerAction[] = []
    for (;;) {
      const step = nextStep(run)
      if (step.done) {
        runs.delete(id)
        actions.push({
          kind: 'input',
          input: { kind: 'tool-finished', run: id, outcome: step.value },
        })
        return actions
      }
      const effect = step.value
      if (effect.effect === 'thread') run.threaded = true
      if (effect.effect === 'crash') runs.delete(id)
      if (effect.effect !== 'sleep' && effect.effect !== 'block')
        actions.push({ kind: 'input', input: { kind: 'tool-effect', run: id, effect } })
      if (effect.effect === 'crash') return actions
      const wait = waitOf(effect, run.threaded)
      if (wait) {
        actions.push({ kind: 'wait', run: id, ...wait })
        return actions
      }
    }
  }

  return {
    memory,
    start({ run, tool, args, call }) {
      const handler = findTool(definition, tool)?.handler
      if (!handler) throw new Error(`the server started a tool that it does not have: ${tool}`)
      runs.set(run, { steps: begin(() => handler(args, memory, call)), threaded: false })
      return advance(run)
    },
    resume: advance,
    cancel(id) {
      const run = runs.get(id)
      if (!run || run.threaded) return
      runs.delete(id)
      stop(run)
    },
  }
}

type Steps = Generator<ToolEffect, ToolOutcome, void>

function begin(start: () => Steps): Steps {
  try {
    return start()
  } catch (error) {
    return failed(String(error))
  }
}

// biome-ignore lint/correctness/useYield: a generator that is over before it begins
function* failed(text: string): Steps {
  return { kind: 'exception', text }
}

/** Lets the handler's `finally` run; what it says or throws there interests nobody any more. */
function stop(run: Run): void {
  try {
    run.steps.return({ kind: 'exception', text: 'cancelled' })
  } catch {
    return
  }
}

/** A handler that throws has a bug of its own: its server survives and reports an exception. */
function nextStep(run: Run): IteratorResult<ToolEffect, ToolOutcome> {
  try {
    return run.steps.next()
  } catch (error) {
    return { done: true, value: { kind: 'exception', text: String(error) } }
  }
}

/** A hop to a thread takes no time but goes to the end of the queue, so a pipelined answer can overtake it. */
function waitOf(effect: ToolEffect, threaded: boolean): { ms: number; mode: WaitMode } | null {
  if (effect.effect === 'thread') return { ms: 0, mode: 'thread' }
  if (effect.effect === 'sleep') return { ms: effect.ms, mode: threaded ? 'thread' : 'await' }
  if (effect.effect === 'block') return { ms: effect.ms, mode: threaded ? 'thread' : 'block' }
  return null
}
