/** For tests: one server with its tool runner on a virtual clock, without a client and without latency. */
import type { JsonValue } from '../protocol/json.ts'
import type { ServerInput, ServerOutput } from './port.ts'
import { createServer, serverStep } from './server.ts'
import type { ServerConfig, ServerState } from './state.ts'
import { createToolRunner, type RunnerAction } from './tool-runner.ts'

export interface TestDriver {
  /** Gives an input to the server now, then performs everything that is due. */
  send(input: ServerInput): void
  /** Lets virtual time pass. */
  wait(ms: number): void
  /** Takes what the server has put out since the last time. */
  take(): readonly ServerOutput[]
  state(): ServerState
  readonly memory: Readonly<Record<string, JsonValue>>
}

interface Due {
  readonly at: number
  readonly run: number
  readonly mode: 'await' | 'block' | 'thread'
}

export function createTestDriver(config: ServerConfig): TestDriver {
  let state = createServer(config)
  const runner = createToolRunner(config.definition)
  let now = 0
  /** While a tool blocks the event loop: until when, and what came meanwhile. */
  let blockedUntil = 0
  let late: ServerInput[] = []
  let due: Due[] = []
  let outputs: ServerOutput[] = []

  function feed(input: ServerInput): void {
    const step = serverStep(state, input)
    state = step.state
    for (const output of step.outputs) {
      outputs.push(output)
      if (output.kind === 'start-tool') perform(runner.start(output))
      if (output.kind === 'cancel-tool') {
        const waiting = due.find(({ run }) => run === output.run)
        runner.cancel(output.run)
        if (waiting?.mode === 'await') due = due.filter((entry) => entry !== waiting)
      }
    }
  }

  function perform(actions: readonly RunnerAction[]): void {
    for (const action of actions) {
      if (action.kind === 'input') {
        feed(action.input)
        continue
      }
      due.push({ at: now + action.ms, run: action.run, mode: action.mode })
      if (action.mode === 'block') blockedUntil = now + action.ms
    }
  }

  function advanceTo(time: number): void {
    for (;;) {
      const next = nextDue(time)
      if (!next) break
      now = Math.max(now, next.at)
      due = due.filter((entry) => entry !== next)
      perform(runner.resume(next.run))
      if (now < blockedUntil) continue
      const inputs = late
      late = []
      for (const input of inputs) feed(input)
    }
    now = time
  }

  /** The earliest entry; while the loop is blocked only the blocking one itself. */
  function nextDue(time: number): Due | undefined {
    const open = due.filter(({ at }) => at <= time)
    const blocking = open.filter(({ mode }) => mode === 'block')
    const candidates = now < blockedUntil ? blocking : open
    return candidates.reduce<Due | undefined>(
      (first, entry) => (first && first.at <= entry.at ? first : entry),
      undefined,
    )
  }

  return {
    send(input) {
      if (now < blockedUntil) late.push(input)
      else feed(input)
      advanceTo(now)
    },
    wait: (ms) => advanceTo(now + ms),
    take() {
      const taken = outputs
      outputs = []
      return taken
    },
    state: () => state,
    memory: runner.memory,
  }
}
