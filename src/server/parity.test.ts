/** Every recorded scenario of the real SDK, replayed against the `python-sdk` dialect: text with text. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromUtf8Lossy, toUtf8 } from '../protocol/bytes.ts'
import type { Header, HttpRequest } from '../transport/wire.ts'
import { bughunt } from './bughunt/definition.ts'
import { pythonSdk } from './dialects/python-sdk.ts'
import { IGNORED_HEADERS, PARITY_EXCEPTIONS } from './parity-exceptions.ts'
import type { ServerOutput } from './port.ts'
import { createTestDriver, type TestDriver } from './test-driver.ts'

const DEFINITION = bughunt({ tools: 'all' })
const EXPECTED_FAILURES = new Set(PARITY_EXCEPTIONS.map(({ id }) => id))

function fixture(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./fixtures/wire/${name}`, import.meta.url), 'utf8'))
}

function scenario(id: string, run: () => void): void {
  if (EXPECTED_FAILURES.has(id)) it.fails(id, run)
  else it(id, run)
}

type Step = readonly [kind: '->' | '<-' | '..', text: string]

describe.each(['stdio.json', 'more-stdio.json'])('%s', (file) => {
  const scenarios = fixture(file) as Record<string, readonly Step[]>
  for (const [id, steps] of Object.entries(scenarios)) scenario(id, () => replayPipe(steps))
})

function replayPipe(steps: readonly Step[]): void {
  const config = { definition: DEFINITION, dialect: pythonSdk, transport: 'stdio' } as const
  const driver = createTestDriver(config)
  driver.send({ kind: 'spawn' })
  const lines: string[] = []
  const collect = () => {
    for (const output of driver.take())
      if (output.kind === 'stdout') lines.push(fromUtf8Lossy(output.line))
  }
  for (const [index, [kind, text]] of steps.entries()) {
    if (kind === '->' && text === 'EOF') driver.send({ kind: 'stdin-end' })
    else if (kind === '->') driver.send({ kind: 'stdin', line: toUtf8(text) })
    else if (kind === '..') driver.wait(Number.parseFloat(text.slice('waited '.length)) * 1000)
    collect()
    if (kind !== '<-') continue
    for (let ms = 0; ms < 5000 && lines.length === 0; ms += 10) {
      driver.wait(10)
      collect()
    }
    // Answers to pipelined requests may overtake each other: take this one wherever it stands.
    const place = lines.indexOf(text)
    expect(place === -1 ? lines[0] : text, `step ${index}`).toBe(text)
    lines.splice(place, 1)
  }
  driver.wait(3000)
  collect()
  expect(lines).toEqual([])
}

interface Exchange {
  readonly request: {
    readonly method: string
    readonly path: string
    readonly headers: readonly Header[]
    readonly body: string | null
  }
  readonly status: string
  readonly headers: readonly Header[]
  readonly body: string
  readonly ended: boolean
}

interface Seen {
  status: string
  headers: readonly Header[]
  body: string
  ended: boolean
}

/** One server for the whole file, as in the recording; the moves that the file does not show are made here. */
class HttpReplay {
  readonly driver: TestDriver = createTestDriver({
    definition: DEFINITION,
    dialect: pythonSdk,
    transport: 'http',
  })
  readonly seen = new Map<number, Seen>()
  readonly results = new Map<string, Seen>()
  readonly started = new Map<string, number>()
  session = ''
  #exchange = 0

  start(request: HttpRequest): number {
    const exchange = ++this.#exchange
    const entropy = exchange.toString(16).padStart(32, '0')
    this.seen.set(exchange, { status: '', headers: [], body: '', ended: false })
    this.driver.send({ kind: 'http-request', exchange, request, entropy })
    this.collect()
    return exchange
  }

  abort(exchange: number): void {
    this.driver.send({ kind: 'http-abort', exchange })
    this.collect()
  }

  wait(ms: number): void {
    this.driver.wait(ms)
    this.collect()
  }

  collect(): void {
    for (const output of this.driver.take()) this.note(output)
  }

  note(output: ServerOutput): void {
    const seen = 'exchange' in output ? this.seen.get(output.exchange) : undefined
    if (!seen) return
    if (output.kind === 'http-response' || output.kind === 'http-head') {
      seen.status = `HTTP/1.1 ${output.status} ${output.reason}`
      seen.headers = output.headers
    }
    if (output.kind === 'http-response') seen.body = fromUtf8Lossy(output.body)
    if (output.kind === 'sse') seen.body += fromUtf8Lossy(output.event)
    if (output.kind === 'http-response' || output.kind === 'http-end') seen.ended = true
  }

  request({ method, path, headers, body }: Exchange['request']): HttpRequest {
    const filled = headers.map(
      ([name, value]): Header => [name, value === '<SID>' ? this.session : value],
    )
    return { method, path, headers: filled, body: bodyBytes(body) }
  }
}

function bodyBytes(body: string | null): Uint8Array {
  const size = /^<(\d+) bytes>$/.exec(body ?? '')?.[1]
  if (size) return toUtf8(`{"x":"${'a'.repeat(Number(size) - 8)}"}`)
  if (body === '<bytes with 0xff>') {
    const text = toUtf8('{"jsonrpc":"2.0","id":1,"method":"?"}')
    return text.map((byte) => (byte === 0x3f ? 0xff : byte))
  }
  return toUtf8(body ?? '')
}

function comparable(headers: readonly Header[]): readonly string[] {
  return headers
    .filter(([name]) => !Object.hasOwn(IGNORED_HEADERS, name.toLowerCase()))
    .map(([name, value]) => `${name}: ${name === 'mcp-session-id' ? '<SID>' : value}`)
    .sort()
}

describe.each(['http.json', 'more-http.json'])('%s', (name) => {
  const file = fixture(name) as Record<string, Exchange>
  const replay = new HttpReplay()
  const entry = (id: string) => file[id]!
  const at = (id: string) => replay.seen.get(replay.started.get(id)!)!

  /** A call that the recorder dropped after half a second. */
  const dropReplay = (like: string, from: number, to: number) => {
    const { request } = entry(like)
    const body = request.body?.replace(`"id":${from}`, `"id":${to}`) ?? null
    const exchange = replay.start(replay.request({ ...request, body }))
    replay.wait(500)
    replay.abort(exchange)
  }
  const begin = (id: string) => {
    if (replay.started.has(id)) return
    replay.started.set(id, replay.start(replay.request(entry(id).request)))
  }
  const before: Record<string, () => void> = {
    'hl.call.submit.hit': () =>
      void replay.start(replay.request(entry('hl.call.submit.hit').request)),
    'hl.cancel.notification': () => {
      begin('hl.cancel.call')
      replay.wait(500)
    },
    'hl.duplicate.second': () => {
      begin('hl.duplicate.first')
      replay.wait(400)
    },
    'hl.get.second_is_conflict': () => {
      replay.started.set('held', replay.start(replay.request(entry('hl.get.stream').request)))
    },
    'hl.get.stream': () => replay.abort(replay.started.get('held')!),
    'hm.after_disconnect.list': () => dropReplay('hm.call.replay', 3, 20),
    'hl.after_disconnect.ping': () => dropReplay('hl.call.replay', 3, 31),
  }

  for (const [id, recorded] of Object.entries(file)) {
    before[id]?.()
    begin(id)
    replay.wait(recorded.ended ? 0 : 100)
    for (let ms = 0; ms < 5000 && recorded.ended && !at(id).ended; ms += 100) replay.wait(100)
    if (id === 'hl.initialize')
      replay.session = at(id).headers.find(([name]) => name === 'mcp-session-id')?.[1] ?? ''
    // A stream that the recorder left open was closed when it had seen enough.
    if (!recorded.ended) replay.wait(id === 'hl.duplicate.first' ? 3000 : 0)
    const seen = { ...at(id) }
    if (!recorded.ended) replay.abort(replay.started.get(id)!)
    scenario(id, () => {
      expect(seen.status).toBe(recorded.status)
      expect(seen.body).toBe(recorded.body)
      expect(comparable(seen.headers)).toEqual(comparable(recorded.headers))
      expect(seen.ended).toBe(recorded.ended)
    })
  }
})

it('every exception names a recorded scenario', () => {
  const known = ['stdio.json', 'http.json'].flatMap((file) => Object.keys(fixture(file) as object))
  for (const id of EXPECTED_FAILURES) expect(known).toContain(id)
})
