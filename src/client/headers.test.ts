import { expect, test } from 'vitest'
import { fromUtf8Lossy } from '../protocol/bytes.ts'
import type { JsonObject } from '../protocol/json.ts'
import { type Bench, openBench, result } from './test-harness.ts'

const HTTP = { transport: 'http', mode: '2026-07-28' } as const

function lastHeaders(bench: Bench): readonly (readonly [string, string])[] {
  const wire = bench.of('send').at(-1)?.wire
  return wire?.kind === 'http-request' ? wire.request.headers : []
}
function call(bench: Bench, name: string, args: JsonObject): readonly (readonly string[])[] {
  const ref = `call-${bench.outputs.length}`
  bench.step({ kind: 'request', ref, method: 'tools/call', params: { name, arguments: args } })
  return lastHeaders(bench)
}
function listed(bench: Bench, ...tools: readonly JsonObject[]): void {
  const ref = `list-${bench.outputs.length}`
  bench.step({ kind: 'request', ref, method: 'tools/list' })
  const { id } = [...bench.state.pending.values()].at(-1)!
  bench.respond(bench.state.nextExchange - 1, 200, result(id, { tools }))
}
const tool = (name: string, properties: JsonObject): JsonObject => ({
  name,
  inputSchema: { type: 'object', properties },
})

test('2026-07-28: the headers of the recording, in its order and spelling', () => {
  const bench = openBench(HTTP)
  expect(call(bench, 'submit_bug_report', { title: '购物车' })).toEqual([
    ['Host', '127.0.0.1:8000'],
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
    ['MCP-Protocol-Version', '2026-07-28'],
    ['Mcp-Method', 'tools/call'],
    ['Mcp-Name', 'submit_bug_report'],
    ['Content-Length', '314'],
  ])
  const wire = bench.of('send').at(-1)?.wire
  const body = wire?.kind === 'http-request' ? wire.request.body : new Uint8Array()
  expect(body).toHaveLength(314)
  expect(fromUtf8Lossy(body)).toContain('"购物车"')
})

test('2025-11-25: session and version after the handshake, no mirrors', () => {
  const bench = openBench({ transport: 'http', mode: '2025-11-25' })
  expect(call(bench, 'a', {}).map(([name]) => name)).toEqual([
    'Host',
    'Content-Type',
    'Accept',
    'Mcp-Session-Id',
    'MCP-Protocol-Version',
    'Content-Length',
  ])
})

test('a name beyond ASCII travels encoded', () => {
  expect(call(openBench(HTTP), '提交Bug报告', {})).toContainEqual([
    'Mcp-Name',
    '=?base64?5o+Q5LqkQnVn5oql5ZGK?=',
  ])
})

test('annotated arguments of a listed tool travel as headers when they have a value', () => {
  const bench = openBench(HTTP)
  const nested = { type: 'object', properties: { id: { type: 'integer', 'x-mcp-header': 'Id' } } }
  const module = { type: 'string', 'x-mcp-header': 'Module' }
  listed(bench, tool('submit', { module, nested }))
  expect(call(bench, 'submit', { module: '购物车', nested: { id: 7 } }).slice(5, -1)).toEqual([
    ['Mcp-Name', 'submit'],
    ['Mcp-Param-Module', '=?base64?6LSt54mp6L2m?='],
    ['Mcp-Param-Id', '7'],
  ])
  expect(call(bench, 'submit', { module: null }).slice(6, -1)).toEqual([])
})

test('a tool with a bad annotation is taken out of the list over HTTP, the others stay', () => {
  const bad = tool('bad', { n: { type: 'number', 'x-mcp-header': 'N' } })
  const good = tool('good', { n: { type: 'string' } })
  const bench = openBench(HTTP)
  listed(bench, bad, good)
  expect(bench.of('settled').at(-1)).toMatchObject({
    settlement: { kind: 'result', result: { tools: [good] } },
    droppedTools: [{ name: 'bad', problem: 'bad-type' }],
  })
})

test('over stdio the annotation means nothing', () => {
  const bench = openBench({ transport: 'stdio', mode: '2026-07-28' })
  bench.step({ kind: 'request', ref: 'list', method: 'tools/list' })
  const bad = tool('bad', { n: { type: 'number', 'x-mcp-header': 'N' } })
  bench.line(result(2, { tools: [bad] }))
  expect(bench.of('settled').at(-1)?.settlement).toEqual({
    kind: 'result',
    result: { tools: [bad] },
  })
})
