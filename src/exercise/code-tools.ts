/** Learners' tool handlers: async functions inside QuickJS become the generators that the tool runner drives. */
import type { JsonObject, JsonValue } from '../protocol/json.ts'
import type { Outcome } from '../protocol/outcome.ts'
import { ok } from '../protocol/outcome.ts'
import type { ToolEffect, ToolHandler, ToolOutcome } from '../server/port.ts'
import type { CodeFailure, CodeRunner, HostFunctions, PendingCall, Program, Task } from './code.ts'

export interface ToolCode {
  readonly program: Program
  /** Handler for the exported `async function name(args, call)`; its return value becomes the result. */
  handler(name: string): ToolHandler
  /** Failures of handlers so far; `isError` alone would hide that a limit struck. */
  readonly failures: readonly CodeFailure[]
}

/** Declarations of what tool code may use, for `WriteCodePart.api`. */
export const TOOL_API = `/** Waits without blocking: the server goes on reading meanwhile, and a cancel interrupts. */
declare function sleep(ms: number): Promise<void>
/** Blocks the event loop: nothing is read or written until it is over. */
declare function sleepBlocking(ms: number): void
/** Goes on in a worker thread: the loop is free, and nothing can interrupt what follows. */
declare function toThread(): Promise<void>
/** Reports progress of this call; nothing is sent unless the caller gave a progressToken. */
declare function progress(done: number, total?: number): void
/** Writes a line to stderr. */
declare function log(text: string): void
/** Writes text to stdout. */
declare function print(text: string): void
/** Thrown from a tool: its message becomes a result with isError. */
declare class ToolError extends Error {}
`

/** Effects that end at once, for all calls of one program together. */
const MOST_EFFECTS = 5_000

const PRELUDE = `globalThis.ToolError = class ToolError extends Error {
  get name() { return 'ToolError' }
}`

/** Loads tool code. `more` adds functions of the exercise's own. */
export function loadTools(
  code: CodeRunner,
  source: string,
  more: HostFunctions = {},
): Outcome<ToolCode, CodeFailure> {
  /** Effects that ended at once, in the order in which they were asked for; the running handler yields them. */
  let asked: ToolEffect[] = []
  const failures: CodeFailure[] = []
  /** Promises that some handler waits for: several calls can be under way in one program. */
  const claimed = new Set<number>()
  let total = 0
  /** A throw reaches the learner's code; without it a loop could fill the recording before its steps run out. */
  const ask = (effect: ToolEffect): undefined => {
    if (++total > MOST_EFFECTS) throw new Error('too many logs, prints and reports')
    asked.push(effect)
  }
  const text = (value: JsonValue | undefined) => (typeof value === 'string' ? value : String(value))
  const loaded = code.load(source, {
    prelude: `${PRELUDE}\n${more.prelude ?? ''}`,
    now: {
      sleepBlocking: (ms) => ask({ effect: 'block', ms: Number(ms) || 0 }),
      log: (line) => ask({ effect: 'log', text: text(line) }),
      print: (line) => ask({ effect: 'print', text: text(line) }),
      progress: (done, total) =>
        ask({
          effect: 'progress',
          progress: Number(done),
          ...(typeof total === 'number' && { total }),
        }),
      ...more.now,
    },
    later: ['sleep', 'toThread', ...(more.later ?? [])],
  })
  if (!loaded.ok) return loaded
  const program = loaded.value

  function* drain(): Generator<ToolEffect, void, void> {
    const now = asked
    asked = []
    for (const effect of now) yield effect
  }

  const handler = (name: string): ToolHandler =>
    function* (args: JsonObject, _memory, call: JsonObject) {
      const task: Task = program.start(name, args, call)
      for (;;) {
        yield* drain()
        const result = task.result()
        if (result) {
          if (!result.ok) failures.push(result.error)
          return result.ok ? { kind: 'value', value: result.value } : outcomeOf(result.error)
        }
        const next = task.pending().find((one) => !claimed.has(one.id))
        if (!next) {
          failures.push({ kind: 'stuck', message: name })
          return { kind: 'exception', text: `${name} waits for nothing` }
        }
        claimed.add(next.id)
        yield* wait(next)
        task.resolve(next.id, null)
      }
    }

  return ok({ program, handler, failures })
}

function* wait(call: PendingCall): Generator<ToolEffect, void, void> {
  if (call.name === 'toThread') yield { effect: 'thread' }
  else yield { effect: 'sleep', ms: Math.max(0, Number(call.args[0]) || 0) }
}

function outcomeOf(failure: CodeFailure): ToolOutcome {
  const { kind, name, message } = failure
  if (kind === 'thrown' && name === 'ToolError')
    return { kind: 'tool-error', text: message.replace(/^ToolError: /, '') }
  return { kind: 'exception', text: message }
}
