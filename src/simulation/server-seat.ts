/** The Server's seat: feeds its step function, runs its tools on the virtual clock, and hands out what it writes. */
import type { JsonObject } from '../protocol/json.ts'
import type { ServerDefinition } from '../server/definition.ts'
import type { ServerInput, ServerOutput } from '../server/port.ts'
import { createServer, describeServer, serverStep } from '../server/server.ts'
import type { ServerConfig } from '../server/state.ts'
import { createToolRunner, type RunnerAction, type WaitMode } from '../server/tool-runner.ts'
import type { WireInput, WireOutput } from '../transport/wire.ts'
import { describeOnce } from './recorder.ts'

/** What the seat puts into the queue for itself. */
export type ServerItem =
  | { readonly to: 'server'; readonly input: WireInput }
  | { readonly to: 'tool'; readonly run: number; readonly mode: WaitMode }

export type StreamEnding = 'last' | 'implied' | null

export interface ServerSeat {
  /** Takes what is due: bytes that arrived, or the end of a tool's wait. */
  take(item: ServerItem): void
  describe(): JsonObject
}

/** What a run gives to whoever sits in the Server's seat. */
export interface SeatParts {
  /** The program to run, with the fault's defect in it. */
  readonly definition: ServerDefinition
  schedule(delayMs: number, item: ServerItem): void
  now(): number
  /** One thing written. `last`: its stream ends with it; `implied`: the end that such an event has told already. */
  write(output: WireOutput, ending: StreamEnding): void
}

export interface ServerSeatParts extends Omit<SeatParts, 'definition'> {
  readonly config: ServerConfig
  entropy(): string
}

export function createServerSeat(parts: ServerSeatParts): ServerSeat {
  const { definition } = parts.config
  let state = createServer(parts.config)
  let runner = createToolRunner(definition)
  /** While a tool blocks the event loop nothing is read and nothing else goes on. */
  let blockedUntil = 0
  /** HTTP exchanges whose connection the client has closed: what is still written to them reaches no wire. */
  const closed = new Set<number>()

  function step(input: ServerInput): void {
    const { state: next, outputs } = serverStep(state, input)
    state = next
    outputs.forEach((output, index) => {
      if (output.kind === 'start-tool') perform(runner.start(output))
      else if (output.kind === 'cancel-tool') runner.cancel(output.run)
      else if (!('exchange' in output && closed.has(output.exchange))) {
        const last = endsWith(output, outputs[index + 1])
        const implied = endsWith(outputs[index - 1], output)
        parts.write(output, last ? 'last' : implied ? 'implied' : null)
      }
    })
  }

  function perform(actions: readonly RunnerAction[]): void {
    for (const action of actions) {
      if (action.kind === 'input') {
        step(action.input)
        continue
      }
      const { run, ms, mode } = action
      if (mode === 'block') blockedUntil = Math.max(blockedUntil, parts.now() + ms)
      parts.schedule(ms, { to: 'tool', run, mode })
    }
  }

  return {
    describe: describeOnce(
      () => state,
      (now) => describeServer(now, runner.memory),
    ),
    take(item) {
      if (item.to === 'server' && item.input.kind === 'http-abort') closed.add(item.input.exchange)
      const wait = blockedUntil - parts.now()
      if (wait > 0) return parts.schedule(wait, item)
      if (item.to === 'tool') return perform(runner.resume(item.run))
      const { input } = item
      if (input.kind === 'spawn') runner = createToolRunner(definition)
      step(input.kind === 'http-request' ? { ...input, entropy: parts.entropy() } : input)
    },
  }
}

function endsWith(output: ServerOutput | undefined, next: ServerOutput | undefined): boolean {
  return output?.kind === 'sse' && next?.kind === 'http-end' && next.exchange === output.exchange
}
