/**
 * The Python SDK's own client, recorded on both transports: what our Client sends under its profile equals
 * the recording, text with text. Out of scope are the headers that the HTTP library underneath adds
 * (User-Agent, Accept-Encoding, Connection, Cache-Control) and where it puts Host and Content-Length.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toUtf8 } from '../../protocol/bytes.ts'
import type { ClientInput } from '../port.ts'
import type { ClientConfig } from '../state.ts'
import { Bench, type Output } from '../test-harness.ts'
import { pythonSdkProfile } from './python-sdk.ts'

function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/${name}.txt`, import.meta.url), 'utf8')
}

const HIT = {
  module: 'cart',
  title: '购物车数量为 0 时仍可下单',
  steps: ['把商品数量改成 0', '点击结算'],
  severity: 'high',
}
function call(ref: string, name: string, args: object, limitMs?: number): ClientInput {
  const params = { name, arguments: args as never }
  return { kind: 'request', ref, method: 'tools/call', params, ...(limitMs && { limitMs }) }
}
const list = (ref: string): ClientInput => ({ kind: 'request', ref, method: 'tools/list' })
const connect: ClientInput = { kind: 'connect' }
const close: ClientInput = { kind: 'close' }
const timeout: readonly ClientInput[] = [
  call('slow', 'replay_steps', { steps: ['a'] }, 500),
  { kind: 'timer', timer: 'limit:slow' },
]
const givenUp: readonly ClientInput[] = [
  call('dropped', 'replay_steps', { steps: ['cancelme'] }),
  { kind: 'cancel', ref: 'dropped', reason: 'caller cancelled' },
]
const hit = call('hit', 'submit_bug_report', HIT)
const unknown = call('unknown', 'delete_all_bugs', {})
const bad = call('bad', 'submit_bug_report', { ...HIT, severity: 'critical' })
const STDIO_VISIT = [connect, list('l1'), list('l2'), hit, bad, unknown, ...timeout, ...givenUp]

/** Feeds the server's side of a recording and collects ours; the caller acts whenever we fall silent. */
function replayStdio(name: string, mode: ClientConfig['mode'], actions: readonly ClientInput[]) {
  const bench = new Bench({ transport: 'stdio', mode, profile: pythonSdkProfile })
  const todo = [...actions]
  const sent = () =>
    bench.of('send').flatMap(({ wire }) => {
      if (wire.kind === 'stdin') return [new TextDecoder().decode(wire.line)]
      return wire.kind === 'stdin-end' ? ['<EOF>'] : []
    })
  const expected: string[] = []
  for (const entry of fixture(name).trimEnd().split('\n')) {
    const [, side, text = ''] = /^ *[\d.]+ ([CS]>[CS]) (.*)$/.exec(entry) ?? []
    if (side === 'S>C') {
      const exit = { kind: 'exit', code: 0 } as const
      if (text === '<EOF>') bench.step({ kind: 'wire', output: exit })
      else bench.line(text)
      continue
    }
    expected.push(text)
    while (sent().length < expected.length && todo.length > 0) bench.step(todo.shift()!)
    expect(sent()).toEqual(expected)
  }
  expect(todo).toEqual([])
  return bench
}

test.each([
  ['auto', 'auto'],
  ['2026-07-28', '2026-07-28'],
  ['legacy', '2025-11-25'],
] as const)('stdio, mode %s: a whole visit with a timeout and a cancel', (log, mode) => {
  const bench = replayStdio(`stdio-${log}`, mode, [...STDIO_VISIT, list('l3'), close])
  expect(bench.of('closed')).toHaveLength(1)
})

test('stdio: an older server answers the probe with an error', () => {
  replayStdio('stdio-fallback-method-not-found', 'auto', [connect, list('l1'), close])
})

test('stdio: an older server says nothing for 10 s', () => {
  const silence: ClientInput = { kind: 'timer', timer: 'limit:discover' }
  const bench = replayStdio('stdio-fallback-silent', 'auto', [connect, silence, list('l1'), close])
  expect(bench.of('set-timer')[0]).toEqual({
    kind: 'set-timer',
    timer: 'limit:discover',
    ms: 10_000,
  })
})

test('stdio: a server of the future has no version in common and is left', () => {
  const bench = replayStdio('stdio-fallback-modern-disjoint', 'auto', [connect])
  expect(bench.of('connect-failed')).toHaveLength(1)
})

test('the progress token is the id of its request, last in the envelope', () => {
  const args = (module: string) => call(module, 'list_injected_bugs', { module })
  // The SDK lists once more by itself after the first call; here the caller does.
  replayStdio('nolist', 'auto', [
    connect,
    args('search'),
    list('l1'),
    { ...args('cart'), progress: true } as ClientInput,
    close,
  ])
})

/** One thing that happened on one of the recording's connections. */
type Happening =
  | { readonly kind: 'request' | 'abort'; readonly text: string; readonly connection: string }
  | { readonly kind: 'head' | 'body' | 'end'; readonly text: string; readonly connection: string }

const LIBRARY = /^(host|accept-encoding|connection|user-agent|cache-control|content-length):/i

/** A request as our Client answers for it: method and path, the headers that are its own, the body. */
function ownPart(head: string, body: string): string {
  const lines = head.split('\r\n').filter((line) => !LIBRARY.test(line))
  return [...lines, body].join('\n')
}

/** Puts a log of TCP chunks back together into requests, responses and closed connections. */
function happenings(name: string): readonly Happening[] {
  const found: Happening[] = []
  const buffers = new Map<string, string>()
  const waiting = new Set<string>()
  for (const block of fixture(name)
    .split(/^---- /m)
    .slice(1)) {
    const [, connection = '', side = ''] = /^ *[\d.]+ (\w+) ([CS]>[CS])/.exec(block) ?? []
    const text = block.slice(block.indexOf('\n') + 1, -1)
    if (text === '<FIN>') {
      if (side === 'C>S' && waiting.has(connection))
        found.push({ kind: 'abort', text: '', connection })
      continue
    }
    const key = connection + side
    const whole = (buffers.get(key) ?? '') + text
    const read = side === 'C>S' ? readRequest(whole) : readResponse(whole)
    buffers.set(key, read.rest)
    for (const item of read.items) {
      found.push({ ...item, connection })
      if (item.kind === 'request') waiting.add(connection)
      // In 2025-11-25 a stream that is only closed is no cancel; those requests count as served with their head.
      if (item.kind === 'head') waiting.delete(connection)
    }
  }
  return found
}

function readRequest(whole: string) {
  const split = whole.indexOf('\r\n\r\n')
  const head = whole.slice(0, split)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const body = whole.slice(split + 4).replace(/\n$/, '')
  if (split === -1 || toUtf8(body).length < length) return { items: [], rest: whole }
  return { items: [{ kind: 'request' as const, text: ownPart(head, body) }], rest: '' }
}

function readResponse(whole: string) {
  const items: { kind: 'head' | 'body' | 'end'; text: string }[] = []
  let rest = whole
  if (rest.startsWith('HTTP/')) {
    const split = rest.indexOf('\r\n\r\n')
    items.push({ kind: 'head', text: rest.slice(0, split) })
    rest = rest.slice(split + 4)
  }
  // The log's own line ends stand between the pieces; chunk sizes are hexadecimal lines.
  for (const piece of rest.split(/^[0-9a-f]+\r?$/m)) {
    const data = /(?:^data: )?(\{.*\})/m.exec(piece)?.[1]
    if (data) items.push({ kind: 'body', text: data })
  }
  if (/^0\r?$/m.test(rest)) items.push({ kind: 'end', text: '' })
  return { items, rest: '' }
}

function sentText({ wire }: Output<'send'>): string {
  if (wire.kind !== 'http-request') return wire.kind
  const { method, path, headers, body } = wire.request
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')
  return ownPart(head, new TextDecoder().decode(body))
}

function replayHttp(name: string, mode: ClientConfig['mode'], actions: readonly ClientInput[]) {
  const bench = new Bench({ transport: 'http', mode, profile: pythonSdkProfile })
  const todo = [...actions]
  const exchanges = new Map<string, number>()
  const heads = new Map<string, string>()
  let count = 0
  for (const { kind, text, connection } of happenings(name)) {
    if (kind === 'request' || kind === 'abort') {
      count++
      while (bench.of('send').length < count && todo.length > 0) bench.step(todo.shift()!)
      const send = bench.of('send')[count - 1]!
      expect(sentText(send)).toBe(kind === 'abort' ? 'http-abort' : text)
      if (send.wire.kind === 'http-request') exchanges.set(connection, send.wire.exchange)
      continue
    }
    const exchange = exchanges.get(connection)!
    if (kind === 'head') heads.set(connection, text)
    serve(bench, exchange, kind, text, heads.get(connection) ?? '')
  }
  // What is left of the script puts nothing on the wire: a stateless server is simply left.
  for (const action of todo) bench.step(action)
  expect(bench.of('send')).toHaveLength(count)
  return bench
}

function serve(
  bench: Bench,
  exchange: number,
  kind: 'head' | 'body' | 'end',
  text: string,
  head: string,
): void {
  const [first = '', ...lines] = head.split('\r\n')
  const status = Number(first.split(' ')[1])
  const headers = lines.map((line) => line.split(': ', 2) as unknown as readonly [string, string])
  const streamed = head.includes('text/event-stream')
  if (kind === 'end') bench.end(exchange)
  else if (kind === 'head' && streamed) bench.head(exchange, headers)
  else if (kind === 'head' && /content-length: 0/.test(head))
    bench.respond(exchange, status, '', headers)
  else if (kind === 'body' && streamed) bench.event(exchange, JSON.parse(text))
  else if (kind === 'body') bench.respond(exchange, status, text, headers)
}

const HTTP_VISIT = [hit, unknown, ...timeout, ...givenUp, list('l2'), close]

test.each([
  ['auto', 'auto'],
  ['2026-07-28', '2026-07-28'],
  ['legacy', '2025-11-25'],
] as const)('HTTP, mode %s: a whole visit with a timeout and a cancel', (log, mode) => {
  const bench = replayHttp(`http-${log}`, mode, [connect, list('l1'), ...HTTP_VISIT])
  expect(bench.of('closed')).toHaveLength(1)
})
