/** Runs the tool handlers of a live server: the same generators as in the simulation, but their waits are promises on the run's virtual clock. */
import type { JsonObject, JsonValue } from '../protocol/json.ts'
import type { ToolDefinition } from '../server/definition.ts'
import type { ToolEffect, ToolOutcome } from '../server/port.ts'

/** What a handler's effects lead to outside of it. */
export interface ToolPort {
  /** Has `resume(run)` called when `ms` of virtual time are over. `block`: the event loop stands still meanwhile. */
  schedule(run: number, ms: number, mode: 'await' | 'block'): void
  print(text: string): void
  log(text: string): void
  crash(code: number): void
}

/** One call as the SDK hands it over. */
export interface ToolCall {
  readonly args: JsonObject
  /** Fires when the client no longer waits. */
  readonly signal: AbortSignal
  notify(method: string, params: JsonObject): Promise<void>
  progress(effect: ToolEffect & { readonly effect: 'progress' }): Promise<void>
}

export interface ToolHost {
  run(tool: ToolDefinition, call: ToolCall): Promise<ToolOutcome>
  /** A wait is over; one that was given up meanwhile does nothing. */
  resume(run: number): void
  /** Names of the tools at work, oldest first. */
  running(): readonly string[]
  /** How many of them wait for virtual time. */
  waiting(): number
  /** The process's own state, which its tools share. */
  readonly memory: Record<string, JsonValue>
}

/** A host with empty memory, for one process. */
export function createToolHost(port: ToolPort): ToolHost {
  const memory: Record<string, JsonValue> = {}
  const atWork = new Map<number, string>()
  const wakes = new Map<number, () => void>()
  let runs = 0

  /** Ends early when the client gives up, as Node's own timers do with a signal. */
  function sleep(run: number, ms: number, mode: 'await' | 'block', signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        wakes.delete(run)
        reject(signal.reason)
      }
      if (mode === 'await' && signal.aborted) return giveUp()
      if (mode === 'await') signal.addEventListener('abort', giveUp, { once: true })
      wakes.set(run, () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      })
      port.schedule(run, ms, mode)
    })
  }

  async function perform(run: number, effect: ToolEffect, call: ToolCall): Promise<void> {
    switch (effect.effect) {
      case 'sleep':
        return sleep(run, effect.ms, 'await', call.signal)
      case 'block':
        return sleep(run, effect.ms, 'block', call.signal)
      // JavaScript has one thread: what Python moves aside simply runs.
      case 'thread':
        return
      case 'log':
        return port.log(effect.text)
      case 'print':
        return port.print(effect.text)
      case 'progress':
        return call.progress(effect)
      case 'notify':
        return call.notify(effect.method, effect.params)
      case 'crash':
        port.crash(effect.code)
        return new Promise(() => {})
    }
  }

  return {
    memory,
    running: () => [...atWork.values()],
    waiting: () => wakes.size,
    resume(run) {
      const wake = wakes.get(run)
      wakes.delete(run)
      wake?.()
    },
    async run(tool, call) {
      const run = ++runs
      atWork.set(run, tool.name)
      try {
        const steps = tool.handler(call.args, memory, call.args)
        for (let step = steps.next(); ; step = steps.next()) {
          if (step.done) return step.value
          await perform(run, step.value, call)
        }
      } finally {
        atWork.delete(run)
      }
    },
  }
}
