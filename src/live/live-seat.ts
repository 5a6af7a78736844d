/** The Server's seat with real software in it: the same port as the simulated server's, on the same virtual clock. */

import { toUtf8 } from '../protocol/bytes.ts'
import type { JsonObject } from '../protocol/json.ts'
import type { SeatParts, ServerItem, ServerSeat, StreamEnding } from '../simulation/server-seat.ts'
import type { TransportId, WireOutput } from '../transport/wire.ts'
import type { Rest } from './rest.ts'
import { createHttpPeer } from './sdk-http.ts'
import type { SdkPeer } from './sdk-peer.ts'
import { createProgram } from './sdk-program.ts'
import { createStdioPeer } from './sdk-stdio.ts'
import { createToolHost, type ToolHost } from './tool-host.ts'

export interface LiveSeat extends ServerSeat {
  /** Waits until everything that was taken has had its effect, and hands out what was written. */
  settle(): Promise<void>
}

export interface LiveSeatParts extends SeatParts {
  readonly transport: TransportId
  readonly rest: Rest
}

const PEERS = { stdio: createStdioPeer, http: createHttpPeer } as const

/** The SDK calls the life-cycles by the age of their revisions. */
const LIFECYCLES = { modern: 'stateless', legacy: 'stateful' } as const

export function createLiveSeat(parts: LiveSeatParts): LiveSeat {
  const { definition, transport, rest } = parts
  let process: 'none' | 'running' | 'ending' | 'exited' = transport === 'http' ? 'running' : 'none'
  let era: string | null = null
  let answered = 0
  let news = 0
  let written: WireOutput[] = []
  /** While a tool blocks the event loop nothing is read. */
  let blockedUntil = 0

  /** HTTP exchanges whose connection the client has closed: what is still written to them reaches no wire. */
  const closed = new Set<number>()

  const write = (output: WireOutput): void => {
    news++
    if (process === 'exited' || ('exchange' in output && closed.has(output.exchange))) return
    written.push(output)
  }
  const tools: ToolHost = createToolHost({
    schedule(run, ms, mode) {
      news++
      if (mode === 'block') blockedUntil = Math.max(blockedUntil, parts.now() + ms)
      parts.schedule(ms, { to: 'tool', run, mode })
    },
    log: (text) => write({ kind: 'stderr', text }),
    print(text) {
      if (transport === 'http') write({ kind: 'stderr', text })
      else for (const line of text.split('\n')) write({ kind: 'stdout', line: toUtf8(line) })
    },
    crash: exit,
  })
  const peer: SdkPeer = PEERS[transport]({
    write,
    createServer(context) {
      if (transport === 'stdio') era = LIFECYCLES[context.era]
      return createProgram(definition, tools)
    },
  })

  function exit(code: number): void {
    write({ kind: 'exit', code })
    process = 'exited'
  }

  function flush(): void {
    const outputs = written
    written = []
    outputs.forEach((output, index) => {
      if (endsExchange(output)) answered++
      const last = endsWith(output, outputs[index + 1])
      const implied = endsWith(outputs[index - 1], output)
      const ending: StreamEnding = last ? 'last' : implied ? 'implied' : null
      parts.write(output, ending)
    })
  }

  return {
    describe: (): JsonObject => ({
      process: process === 'ending' ? 'running' : process,
      era,
      sessions: 0,
      answered,
      running: [...tools.running()],
      ...(tools.memory.reports !== undefined && { reports: tools.memory.reports }),
    }),
    take(item: ServerItem) {
      if (item.to === 'server' && item.input.kind === 'http-abort') closed.add(item.input.exchange)
      const wait = blockedUntil - parts.now()
      if (wait > 0) return parts.schedule(wait, item)
      if (item.to === 'tool') return tools.resume(item.run)
      if (process === 'exited') return
      if (item.input.kind === 'spawn') process = 'running'
      if (item.input.kind === 'stdin-end') process = 'ending'
      peer.take(item.input)
    },
    async settle() {
      await rest.wait(
        () => process !== 'exited' && peer.open() > tools.waiting(),
        () => news,
      )
      // Nothing keeps a Node process once its pipe is closed and no timer runs.
      if (process === 'ending' && tools.waiting() === 0) exit(0)
      flush()
    },
  }
}

function endsExchange({ kind }: WireOutput): boolean {
  return kind === 'stdout' || kind === 'http-response' || kind === 'http-end'
}

function endsWith(output: WireOutput | undefined, next: WireOutput | undefined): boolean {
  return output?.kind === 'sse' && next?.kind === 'http-end' && next.exchange === output.exchange
}
