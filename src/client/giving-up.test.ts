import { describe, expect, test } from 'vitest'
import { timeoutReason } from './cancel.ts'
import { type Bench, failure, openBench, result } from './test-harness.ts'

const CALL = {
  kind: 'request',
  ref: 'call-1',
  method: 'tools/call',
  params: { name: 'replay_steps', arguments: { steps: ['a'] } },
  limitMs: 500,
} as const
const TIMEOUT = {
  kind: 'settled',
  ref: 'call-1',
  id: 2,
  settlement: { kind: 'local-error', code: 'request-timeout', limitMs: 500 },
}
const CANCEL =
  '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2,"reason":"timed out after 0.5s"}}'

function timedOut(bench: Bench): readonly unknown[] {
  bench.step(CALL)
  return bench.step({ kind: 'timer', timer: 'limit:call-1' })
}

test.each([
  [500, '0.5s'],
  [1000, '1.0s'],
  [2250, '2.25s'],
  [1, '0.001s'],
  [60_000, '60.0s'],
])('a limit of %i ms reads as Python prints it: %s', (limit, text) => {
  expect(timeoutReason(limit)).toBe(`timed out after ${text}`)
})

describe.each(['2026-07-28', '2025-11-25'] as const)('stdio, %s', (mode) => {
  test('the timeout settles here and the server is told', () => {
    const bench = openBench({ transport: 'stdio', mode })
    expect(timedOut(bench)[0]).toEqual(TIMEOUT)
    expect(bench.sent.at(-1)).toBe(`call-1.cancel ${CANCEL}`)
    expect(bench.view.pending).toEqual([])
  })

  test('a late answer is dropped under the name of its call, a second one without', () => {
    const bench = openBench({ transport: 'stdio', mode })
    timedOut(bench)
    bench.line(result(2, { content: [] }))
    bench.line(result(2, { content: [] }))
    expect(bench.of('dropped')).toEqual([
      { kind: 'dropped', ref: 'call-1', reason: 'late' },
      { kind: 'dropped', ref: null, reason: 'late' },
    ])
    expect(bench.of('settled').filter(({ ref }) => ref === 'call-1')).toHaveLength(1)
  })

  test('the next request works', () => {
    const bench = openBench({ transport: 'stdio', mode })
    timedOut(bench)
    bench.step({ kind: 'request', ref: 'call-2', method: 'tools/list' })
    bench.line(result(3, { tools: [] }))
    expect(bench.of('settled').at(-1)?.settlement).toEqual({
      kind: 'result',
      result: { tools: [] },
    })
  })
})

test('an answer in time stops the clock', () => {
  const bench = openBench({ transport: 'stdio', mode: '2026-07-28' })
  bench.step(CALL)
  bench.line(result(2, { content: [] }))
  expect(bench.of('clear-timer')).toEqual([{ kind: 'clear-timer', timer: 'limit:call-1' }])
  expect(bench.step({ kind: 'timer', timer: 'limit:call-1' })).toEqual([])
})

test('HTTP, 2026-07-28: the stream is closed and nothing is sent', () => {
  const bench = openBench({ transport: 'http', mode: '2026-07-28' })
  bench.step(CALL)
  bench.head(2)
  const outputs = bench.step({ kind: 'timer', timer: 'limit:call-1' })
  expect(outputs).toEqual([
    TIMEOUT,
    {
      kind: 'send',
      ref: 'call-1',
      part: 'stream-close',
      wire: { kind: 'http-abort', exchange: 2 },
      message: null,
      notes: [],
    },
  ])
  bench.event(2, result(2, { content: [] }))
  bench.end(2)
  expect(bench.of('dropped')).toEqual([{ kind: 'dropped', ref: 'call-1', reason: 'late' }])
})

describe('HTTP, 2025-11-25: the notification is POSTed', () => {
  function late(): Bench {
    const bench = openBench({ transport: 'http', mode: '2025-11-25' })
    bench.step(CALL)
    bench.head(4)
    bench.step({ kind: 'timer', timer: 'limit:call-1' })
    expect(bench.sent.at(-1)).toBe(`call-1.cancel POST ${CANCEL}`)
    expect(bench.respond(5, 202)).toEqual([])
    return bench
  }

  test('a server that ends the stream empty', () => {
    const bench = late()
    bench.end(4)
    expect(bench.of('dropped')).toEqual([
      { kind: 'dropped', ref: 'call-1', reason: 'empty-stream' },
    ])
  })

  test('a server that answers −32800 all the same', () => {
    const bench = late()
    bench.event(4, failure(2, -32800))
    bench.end(4)
    expect(bench.of('dropped')).toEqual([{ kind: 'dropped', ref: 'call-1', reason: 'late' }])
  })
})

test('the caller gives up: local-error, and its reason goes to the server', () => {
  const bench = openBench({ transport: 'stdio', mode: '2026-07-28' })
  bench.step(CALL)
  const outputs = bench.step({ kind: 'cancel', ref: 'call-1', reason: 'caller cancelled' })
  expect(outputs[1]).toMatchObject({ settlement: { kind: 'local-error', code: 'cancelled' } })
  expect(bench.sent.at(-1)).toContain('"reason":"caller cancelled"')
  expect(bench.step({ kind: 'cancel', ref: 'call-1', reason: 'again' })).toEqual([])
})
