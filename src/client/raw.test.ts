import { expect, test } from 'vitest'
import { toUtf8 } from '../protocol/bytes.ts'
import { failure, openBench, result } from './test-harness.ts'

const STDIO = { transport: 'stdio', mode: '2026-07-28', opening: 'nothing' } as const

function bare() {
  const bench = openBench(STDIO)
  bench.outputs.length = 0
  return bench
}
const raw = (ref: string, text: string) =>
  ({ kind: 'raw', ref, wire: { kind: 'stdin', line: toUtf8(text) } }) as const

test('a line goes out byte for byte, and its answer comes back under its name', () => {
  const bench = bare()
  const text = '{ "id" : "x" , "jsonrpc":"2.0","method":"foo/bar","method":"foo/bar"}'
  bench.step(raw('line-1', text))
  expect(bench.sent).toEqual([`line-1.request ${text}`])
  bench.line(failure('x', -32601, 'foo/bar'))
  expect(bench.of('settled')[0]).toMatchObject({ ref: 'line-1', id: 'x' })
})

test('garbage goes out too, and waits for nothing', () => {
  const bench = bare()
  bench.step(raw('line-1', '{not json'))
  expect(bench.view.pending).toEqual([])
  bench.line(failure(null, -32700))
  expect(bench.of('dropped')).toEqual([{ kind: 'dropped', ref: null, reason: 'unknown-id' }])
})

test('of two lines with the same id only the first can be answered', () => {
  const bench = bare()
  bench.step(raw('line-1', '{"jsonrpc":"2.0","id":1,"method":"a"}'))
  bench.step(raw('line-2', '{"jsonrpc":"2.0","id":1,"method":"b"}'))
  bench.line(result(1, {}))
  bench.line(result(1, {}))
  expect(bench.of('settled').map(({ ref }) => ref)).toEqual(['line-1'])
  expect(bench.of('dropped')).toHaveLength(1)
})

test('the ids of a script are not used again by the client', () => {
  const bench = bare()
  bench.step(raw('line-1', '{"jsonrpc":"2.0","id":8,"method":"tools/list"}'))
  bench.step({ kind: 'request', ref: 'list', method: 'tools/list' })
  expect(bench.sent.at(-1)).toContain('"id":9')
})

test('an HTTP request keeps its headers and gets its own exchange', () => {
  const bench = openBench({ transport: 'http', mode: '2026-07-28', opening: 'nothing' })
  const body = toUtf8('{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"a"}}')
  const request = { method: 'POST', path: '/mcp', headers: [['MCP-NAME', 'b']], body } as const
  bench.step({ kind: 'raw', ref: 'post-1', wire: { kind: 'http-request', exchange: 0, request } })
  const sent = bench.of('send').at(-1)?.wire
  expect(sent).toEqual({ kind: 'http-request', exchange: 1, request })
  bench.respond(1, 400, failure(2, -32020))
  expect(bench.of('settled').at(-1)).toMatchObject({
    ref: 'post-1',
    settlement: { kind: 'protocol-error', status: 400 },
  })
})

test('a raw notification over HTTP is over when it is accepted', () => {
  const bench = openBench({ transport: 'http', mode: '2026-07-28', opening: 'nothing' })
  const body = toUtf8('{"jsonrpc":"2.0","method":"notifications/foo"}')
  const request = { method: 'POST', path: '/mcp', headers: [], body }
  bench.step({ kind: 'raw', ref: 'post-1', wire: { kind: 'http-request', exchange: 0, request } })
  bench.respond(1, 202)
  expect(bench.of('settled').at(-1)?.settlement).toEqual({ kind: 'result', result: {} })
})
