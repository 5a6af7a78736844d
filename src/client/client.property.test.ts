/** Whatever a server sends and in whatever order a caller asks: the promises of `port.ts` hold. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toUtf8 } from '../protocol/bytes.ts'
import { stringify } from '../protocol/json.ts'
import type { WireOutput } from '../transport/wire.ts'
import { clientStep } from './client.ts'
import type { ClientInput } from './port.ts'
import type { ClientConfig } from './state.ts'
import { Bench, DISCOVERED, failure, INITIALIZED_AS, openBench, result } from './test-harness.ts'

const id = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom('1', 'x', null))
const message = fc.oneof(
  fc
    .tuple(id, fc.constantFrom(DISCOVERED, INITIALIZED_AS, {}, { resultType: 'x' }))
    .map(([of, value]) => result(of, value)),
  fc.tuple(id, fc.constantFrom(-32601, -32022, -32800)).map(([of, code]) => failure(of, code)),
  fc.constant({ jsonrpc: '2.0', method: 'notifications/progress', params: {} }),
  id.map((of) => ({ jsonrpc: '2.0', id: of, method: 'ping' })),
)
const bytes = fc.oneof(
  message.map((value) => toUtf8(stringify(value))),
  fc.uint8Array({ maxLength: 40 }),
  fc.string().map(toUtf8),
)
const exchange = fc.integer({ min: 1, max: 12 })
const headers = fc.constantFrom<readonly (readonly [string, string])[]>(
  [['Content-Type', 'application/json']],
  [['content-type', 'text/event-stream']],
  [['Mcp-Session-Id', 'f00d']],
  [],
)
const status = fc.constantFrom(200, 202, 204, 400, 404, 405, 500)
const reason = ''
const output: fc.Arbitrary<WireOutput> = fc.oneof(
  bytes.map((line): WireOutput => ({ kind: 'stdout', line })),
  fc
    .record({ exchange, status, headers, body: bytes })
    .map((head): WireOutput => ({ kind: 'http-response', reason, ...head })),
  fc
    .record({ exchange, status, headers })
    .map((head): WireOutput => ({ kind: 'http-head', reason, ...head })),
  fc.record({ exchange, message }).map(
    ({ exchange: number, message: value }): WireOutput => ({
      kind: 'sse',
      exchange: number,
      event: toUtf8(`data: ${stringify(value)}\n\n`),
    }),
  ),
  exchange.map((number): WireOutput => ({ kind: 'http-end', exchange: number })),
  fc.constant<WireOutput>({ kind: 'exit', code: 1 }),
)
const ref = fc.integer({ min: 1, max: 6 }).map((number) => `call-${number}`)
type Act = ClientInput | { readonly kind: 'ask'; readonly limitMs?: number }
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: output.map((value): Act => ({ kind: 'wire', output: value })) },
  { weight: 3, arbitrary: fc.constantFrom<Act>({ kind: 'ask' }, { kind: 'ask', limitMs: 500 }) },
  ref.map((of): Act => ({ kind: 'timer', timer: `limit:${of}` })),
  ref.map((of): Act => ({ kind: 'cancel', ref: of, reason: 'enough' })),
  fc.constantFrom<Act>(
    { kind: 'connect' },
    { kind: 'close' },
    { kind: 'timer', timer: 'limit:discover' },
    { kind: 'timer', timer: 'shutdown.grace' },
  ),
)
const config = fc.record({
  transport: fc.constantFrom('stdio', 'http'),
  mode: fc.constantFrom('2026-07-28', '2025-11-25', 'auto'),
}) as fc.Arbitrary<ClientConfig>

/** Runs a random visit. Refs are given out in order, as callers do. */
function visit(setting: ClientConfig, acts: readonly Act[], open: boolean): Bench {
  const bench = open ? openBench(setting) : new Bench(setting)
  if (!open) bench.step({ kind: 'connect' })
  let asked = 0
  for (const next of acts) {
    if (next.kind !== 'ask') bench.step(next)
    else bench.step({ ...next, kind: 'request', ref: `call-${++asked}`, method: 'tools/call' })
  }
  return bench
}

describe('for every visit', () => {
  const acts = fc.array(act, { maxLength: 40 })

  test('each ref settles at most once, and exactly once when the connection has closed', () => {
    fc.assert(
      fc.property(config, acts, fc.boolean(), (setting, steps, open) => {
        const bench = visit(setting, steps, open)
        const refs = bench.of('settled').map((settled) => settled.ref)
        expect(new Set(refs).size).toBe(refs.length)
        if (bench.state.phase !== 'closed') return
        expect(bench.view.pending).toEqual([])
        const requests = bench.of('send').filter(({ part }) => part === 'request')
        for (const { ref: of } of requests) expect(refs).toContain(of)
      }),
      { numRuns: 400 },
    )
  })

  test('nothing is sent between closed and the next connect', () => {
    fc.assert(
      fc.property(config, acts, fc.boolean(), (setting, steps, open) => {
        let closed = false
        for (const made of visit(setting, steps, open).outputs) {
          if (made.kind === 'closed') closed = true
          if (made.kind !== 'send' || !closed) continue
          // Only a new connection may speak again.
          expect(['launch', 'discover', 'initialize'].includes(made.ref.replace(/-\d+$/, ''))).toBe(
            true,
          )
          closed = false
        }
      }),
      { numRuns: 400 },
    )
  })

  test('the ids of requests are 1, 2, 3 … and every exchange number is used once', () => {
    fc.assert(
      fc.property(config, acts, fc.boolean(), (setting, steps, open) => {
        const sends = visit(setting, steps, open).of('send')
        const ids = sends
          .filter(({ part }) => part === 'request')
          .map(({ message: own }) => own?.id)
        expect(ids).toEqual(ids.map((_, index) => index + 1))
        const numbers = sends.flatMap(({ wire }) =>
          wire.kind === 'http-request' ? [wire.exchange] : [],
        )
        expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      }),
    )
  })

  test('a step leaves the state it was given as it was', () => {
    fc.assert(
      fc.property(config, acts, (setting, steps) => {
        const { state } = visit(setting, steps, true)
        const before = structuredClone({ ...state, config: null, revision: null })
        clientStep(state, { kind: 'close' })
        expect({ ...state, config: null, revision: null }).toEqual(before)
      }),
      { numRuns: 50 },
    )
  })
})

test.each(['stdio', 'http'] as const)(
  '%s: what a client remembers does not grow with its calls',
  (transport) => {
    const bench = openBench({ transport, mode: '2025-11-25' })
    for (let round = 1; round <= 500; round++) {
      const name = `call-${round}`
      const first = bench.state.nextExchange
      bench.step({ kind: 'request', ref: name, method: 'tools/call', limitMs: 9 })
      bench.step({ kind: 'timer', timer: `limit:${name}` })
      if (transport === 'http') {
        bench.end(first)
        bench.respond(first + 1, 202)
      }
    }
    const { pending, exchanges, givenUp, attempts } = bench.state
    expect([pending.size, exchanges.size]).toEqual([0, 0])
    expect(givenUp.length).toBeLessThanOrEqual(64)
    expect(Object.keys(attempts)).toHaveLength(1)
  },
)
