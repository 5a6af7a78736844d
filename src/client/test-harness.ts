/** For tests: a Client at work, with what it puts out collected by kind. */
import { fromUtf8Lossy, toUtf8 } from '../protocol/bytes.ts'
import { type JsonObject, type JsonValue, stringify } from '../protocol/json.ts'
import type { Header } from '../transport/wire.ts'
import { clientStep, createClient, describeClient } from './client.ts'
import type { ClientInput, ClientOutput } from './port.ts'
import type { ClientConfig, ClientState } from './state.ts'

export type Output<K extends ClientOutput['kind']> = Extract<ClientOutput, { kind: K }>

export class Bench {
  state: ClientState
  readonly outputs: ClientOutput[] = []

  constructor(config: ClientConfig) {
    this.state = createClient(config)
  }

  /** Takes one step and returns what came out of it. */
  step(input: ClientInput): readonly ClientOutput[] {
    const { state, outputs } = clientStep(this.state, input)
    this.state = state
    this.outputs.push(...outputs)
    return outputs
  }

  /** A line from the server's stdout. */
  line(message: JsonValue | string): readonly ClientOutput[] {
    const text = typeof message === 'string' ? message : stringify(message)
    return this.step({ kind: 'wire', output: { kind: 'stdout', line: toUtf8(text) } })
  }

  /** A complete response; a string body goes out as it is. */
  respond(
    exchange: number,
    status: number,
    body: JsonObject | string = '',
    headers: readonly Header[] = [['Content-Type', 'application/json']],
  ): readonly ClientOutput[] {
    const bytes = toUtf8(typeof body === 'string' ? body : stringify(body))
    const response = { exchange, status, reason: '', headers, body: bytes }
    return this.step({ kind: 'wire', output: { kind: 'http-response', ...response } })
  }

  head(exchange: number, headers: readonly Header[] = []): readonly ClientOutput[] {
    const all: readonly Header[] = [['Content-Type', 'text/event-stream'], ...headers]
    const response = { exchange, status: 200, reason: 'OK', headers: all }
    return this.step({ kind: 'wire', output: { kind: 'http-head', ...response } })
  }

  event(exchange: number, message: JsonValue): readonly ClientOutput[] {
    const event = toUtf8(`event: message\r\ndata: ${stringify(message)}\r\n\r\n`)
    return this.step({ kind: 'wire', output: { kind: 'sse', exchange, event } })
  }

  end(exchange: number): readonly ClientOutput[] {
    return this.step({ kind: 'wire', output: { kind: 'http-end', exchange } })
  }

  of<K extends ClientOutput['kind']>(kind: K): readonly Output<K>[] {
    return this.outputs.filter((output): output is Output<K> => output.kind === kind)
  }

  /** What was sent, in words: `discover.request {…}`, `call-1.stream-close`. */
  get sent(): readonly string[] {
    return this.of('send').map(sentText)
  }

  get view(): JsonObject {
    return describeClient(this.state)
  }
}

export function sentText({ ref, part, wire }: Output<'send'>): string {
  const key = `${ref}.${part}`
  if (wire.kind === 'stdin') return `${key} ${fromUtf8Lossy(wire.line)}`
  if (wire.kind !== 'http-request') return key
  return `${key} ${wire.request.method} ${fromUtf8Lossy(wire.request.body)}`.trimEnd()
}

export const DISCOVERED: JsonObject = {
  resultType: 'complete',
  supportedVersions: ['2026-07-28'],
  capabilities: { tools: {} },
  ttlMs: 0,
  cacheScope: 'private',
}
export const INITIALIZED_AS: JsonObject = {
  protocolVersion: '2025-11-25',
  capabilities: { tools: {} },
  serverInfo: { name: 'bughunt-bench', version: '0.1.0' },
}

export function result(id: JsonValue, value: JsonObject): JsonObject {
  return { jsonrpc: '2.0', id, result: value }
}

export function failure(id: JsonValue, code: number, data?: JsonValue): JsonObject {
  return {
    jsonrpc: '2.0',
    id,
    error: { code, message: 'refused', ...(data !== undefined && { data }) },
  }
}

/** A Client whose connection is open, by the shortest way; ids and exchanges go on from there. */
export function openBench(config: ClientConfig): Bench {
  const bench = new Bench(config)
  bench.step({ kind: 'connect' })
  const modern = bench.state.revision.lifecycle === 'stateless'
  const greeting = result(1, modern ? DISCOVERED : INITIALIZED_AS)
  if (config.transport === 'stdio') bench.line(greeting)
  else {
    const session: readonly Header[] = modern ? [] : [['mcp-session-id', 'f00d']]
    bench.respond(1, 200, greeting, [['content-type', 'application/json'], ...session])
    if (!modern) {
      bench.respond(2, 202)
      bench.respond(3, 405)
    }
  }
  return bench
}
