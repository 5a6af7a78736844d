import { expect, test } from 'vitest'
import { Bench, INITIALIZED_AS, openBench, result } from './test-harness.ts'

const LIST = { kind: 'request', ref: 'list', method: 'tools/list' } as const
const CLOSED = { kind: 'local-error', code: 'connection-closed' }

test('stdio: stdin is closed, and the connection is over when the process ends', () => {
  const bench = openBench({ transport: 'stdio', mode: '2026-07-28' })
  bench.step(LIST)
  bench.step({ kind: 'close' })
  expect(bench.of('settled').at(-1)?.settlement).toEqual(CLOSED)
  expect(bench.sent.at(-1)).toBe('shutdown.stdin-closed')
  expect(bench.of('closed')).toHaveLength(0)
  bench.line(result(2, { tools: [] }))
  expect(bench.of('dropped')).toEqual([{ kind: 'dropped', ref: 'list', reason: 'late' }])
  bench.step({ kind: 'wire', output: { kind: 'exit', code: 0 } })
  expect(bench.of('closed')).toHaveLength(1)
})

test('HTTP, 2026-07-28: there is nothing to end but the open streams', () => {
  const bench = openBench({ transport: 'http', mode: '2026-07-28' })
  expect(bench.step({ kind: 'close' })).toEqual([{ kind: 'closed' }])
  const busy = openBench({ transport: 'http', mode: '2026-07-28' })
  busy.step(LIST)
  busy.step({ kind: 'close' })
  expect(busy.sent.at(-1)).toBe('list.stream-close')
})

test.each([200, 204, 405])('HTTP, 2025-11-25: DELETE, and %i is as good as any', (status) => {
  const bench = openBench({ transport: 'http', mode: '2025-11-25' })
  bench.step({ kind: 'close' })
  expect(bench.sent.at(-1)).toBe('session.delete DELETE')
  expect(bench.respond(4, status)).toEqual([{ kind: 'closed' }])
  expect(bench.view.session).toBeNull()
})

/** A session whose GET stream is open. */
function listening(): Bench {
  const bench = new Bench({ transport: 'http', mode: '2025-11-25' })
  bench.step({ kind: 'connect' })
  bench.respond(1, 200, result(1, INITIALIZED_AS), [['mcp-session-id', 'f00d']])
  bench.respond(2, 202)
  bench.head(3)
  bench.step({ kind: 'close' })
  return bench
}

test('the GET stream ends with its session', () => {
  const bench = listening()
  expect(bench.respond(4, 200)).toEqual([{ kind: 'set-timer', timer: 'shutdown.grace', ms: 2000 }])
  expect(bench.end(3).at(-1)).toEqual({ kind: 'closed' })
})

test('a GET stream that the server leaves open is closed by the client', () => {
  const slow = listening()
  slow.respond(4, 200)
  slow.step({ kind: 'timer', timer: 'shutdown.grace' })
  expect(slow.sent.at(-1)).toBe('listen.stream-close')
  const refused = listening()
  refused.respond(4, 405)
  expect(refused.sent.at(-1)).toBe('listen.stream-close')
  expect(refused.of('closed')).toHaveLength(1)
})

test('a server without a session is simply left', () => {
  const bench = new Bench({ transport: 'http', mode: '2025-11-25' })
  bench.step({ kind: 'connect' })
  bench.respond(1, 200, result(1, INITIALIZED_AS))
  bench.respond(2, 202)
  bench.respond(3, 405)
  expect(bench.step({ kind: 'close' })).toEqual([{ kind: 'closed' }])
})

test('closed before it was open: the caller learns that there is no connection', () => {
  const bench = new Bench({ transport: 'stdio', mode: '2025-11-25' })
  bench.step({ kind: 'connect' })
  bench.step({ kind: 'close' })
  expect(bench.outputs.slice(-3).map(({ kind }) => kind)).toEqual([
    'settled',
    'connect-failed',
    'send',
  ])
})
