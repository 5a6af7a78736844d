import { describe, expect, test } from 'vitest'
import { failure, openBench, result } from './test-harness.ts'

const LIST = { kind: 'request', ref: 'list', method: 'tools/list' } as const
const HTTP = { transport: 'http', mode: '2026-07-28' } as const
const STDIO = { transport: 'stdio', mode: '2026-07-28' } as const

describe('stdio', () => {
  test('ids are told apart by type and exact value', () => {
    const bench = openBench(STDIO)
    bench.step(LIST)
    for (const id of ['"2"', '2.0', '2e0', '12345678901234567890'])
      bench.line(`{"jsonrpc":"2.0","id":${id},"result":{}}`)
    expect(bench.view.pending).toEqual([2])
    expect(bench.of('dropped').map(({ reason }) => reason)).toEqual([
      'unknown-id',
      'not-mcp',
      'not-mcp',
      'unknown-id',
    ])
  })

  test('text on stdout is dropped, reading goes on', () => {
    const bench = openBench(STDIO)
    bench.step(LIST)
    for (const text of ['debug: here', '', '42', '[]', '{"jsonrpc":"2.0","id":2}', '{"id":2'])
      bench.line(text)
    expect(bench.of('dropped').map(({ reason }) => reason)).toEqual([
      'unreadable',
      'unreadable',
      'not-mcp',
      'not-mcp',
      'not-mcp',
      'unreadable',
    ])
    bench.line(`${JSON.stringify(result(2, { tools: [] }))}\r`)
    expect(bench.of('settled').at(-1)?.ref).toBe('list')
  })

  test('a result of an unknown type is an invalid response', () => {
    const bench = openBench(STDIO)
    bench.step(LIST)
    bench.line(result(2, { resultType: 'task', tools: [] }))
    expect(bench.of('settled').at(-1)?.settlement).toEqual({
      kind: 'local-error',
      code: 'invalid-response',
    })
  })

  test('the process dies: what was open has no answer', () => {
    const bench = openBench(STDIO)
    bench.step(LIST)
    bench.step({ kind: 'wire', output: { kind: 'exit', code: 1 } })
    expect(bench.of('settled').at(-1)?.settlement).toEqual({
      kind: 'transport-error',
      reason: 'process-exit',
    })
    expect(bench.of('closed')).toHaveLength(1)
    expect(bench.view.open).toBe(false)
  })

  test('stderr says nothing to the protocol', () => {
    const bench = openBench(STDIO)
    expect(bench.step({ kind: 'wire', output: { kind: 'stderr', text: 'Traceback …' } })).toEqual(
      [],
    )
  })

  test('progress is asked for with the id and handed over', () => {
    const bench = openBench(STDIO)
    bench.step({ ...LIST, progress: true })
    expect(bench.sent.at(-1)).toContain('clientCapabilities":{},"progressToken":2}}}')
    const params = { progressToken: 2, progress: 1 }
    const outputs = bench.line({ jsonrpc: '2.0', method: 'notifications/progress', params })
    expect(outputs).toEqual([{ kind: 'notification', method: 'notifications/progress', params }])
  })

  test('2025-11-25: a ping of the server is answered, another request refused', () => {
    const bench = openBench({ transport: 'stdio', mode: '2025-11-25' })
    bench.line({ jsonrpc: '2.0', id: '123', method: 'ping' })
    bench.line({ jsonrpc: '2.0', id: 1, method: 'roots/list' })
    expect(bench.sent.slice(-2)).toEqual([
      'server-"123".reply {"jsonrpc":"2.0","id":"123","result":{}}',
      'server-1.reply {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found","data":"roots/list"}}',
    ])
  })

  test('2026-07-28: a server may not ask, and gets no response', () => {
    const bench = openBench(STDIO)
    const outputs = bench.line({ jsonrpc: '2.0', id: 1, method: 'ping' })
    expect(outputs).toEqual([{ kind: 'dropped', ref: null, reason: 'not-mcp' }])
  })
})

describe('HTTP', () => {
  test('an error that carries the id is a protocol error, whatever the status', () => {
    for (const status of [200, 400, 404, 500]) {
      const bench = openBench(HTTP)
      bench.step(LIST)
      bench.respond(2, status, failure(2, -32601))
      expect(bench.of('settled').at(-1)?.settlement).toMatchObject({
        kind: 'protocol-error',
        status,
        error: { code: -32601 },
      })
    }
  })

  test.each([
    [413, '', 'http-status'],
    [400, failure(null, -32600), 'http-status'],
    [400, failure(7, -32600), 'http-status'],
    [502, '<html>', 'http-status'],
    [200, '<html>', 'not-a-response'],
    [202, '', 'not-a-response'],
    [200, result('2', {}), 'not-a-response'],
  ])('status %i without a response of its own is a transport error', (status, body, reason) => {
    const bench = openBench(HTTP)
    bench.step(LIST)
    bench.respond(2, status, body)
    expect(bench.of('settled').at(-1)?.settlement).toMatchObject({
      kind: 'transport-error',
      status,
      reason,
    })
  })

  test('a stream: notifications first, then the response; the end says nothing more', () => {
    const bench = openBench(HTTP)
    bench.step(LIST)
    bench.head(2)
    bench.step({
      kind: 'wire',
      output: { kind: 'sse', exchange: 2, event: new TextEncoder().encode(': ping\r\n\r\n') },
    })
    bench.event(2, { jsonrpc: '2.0', method: 'notifications/progress', params: { progress: 1 } })
    bench.event(2, result(2, { tools: [] }))
    expect(bench.of('settled').at(-1)?.settlement.kind).toBe('result')
    expect(bench.end(2)).toEqual([])
  })

  test('a stream that breaks off leaves the request without an answer', () => {
    const bench = openBench(HTTP)
    bench.step(LIST)
    bench.head(2)
    bench.end(2)
    expect(bench.of('settled').at(-1)?.settlement).toEqual({
      kind: 'transport-error',
      status: 200,
      reason: 'stream-ended',
    })
  })

  test('an answer on the stream of another request is never delivered', () => {
    const bench = openBench(HTTP)
    bench.step(LIST)
    bench.step({ ...LIST, ref: 'other' })
    bench.head(2)
    bench.event(2, result(3, { tools: [] }))
    expect(bench.of('dropped')).toHaveLength(1)
    expect(bench.view.pending).toEqual([2, 3])
  })

  test('a stream that arrives in one piece is read the same', () => {
    const bench = openBench(HTTP)
    bench.step(LIST)
    const body = `event: message\r\ndata: ${JSON.stringify(result(2, { tools: [] }))}\r\n\r\n`
    bench.respond(2, 200, body, [['content-type', 'text/event-stream']])
    expect(bench.of('settled').at(-1)?.settlement.kind).toBe('result')
  })

  test('404 in a session: the session is over, and a new connect begins without it', () => {
    const bench = openBench({ transport: 'http', mode: '2025-11-25' })
    bench.step(LIST)
    bench.respond(4, 404, failure(null, -32600))
    expect(bench.of('settled').at(-1)?.settlement).toEqual({
      kind: 'transport-error',
      status: 404,
      reason: 'session-ended',
      detail: 'refused',
    })
    bench.step({ kind: 'connect' })
    const again = bench.of('send').at(-1)
    expect(again?.ref).toBe('initialize-2')
    const headers = again?.wire.kind === 'http-request' ? again.wire.request.headers : []
    expect(headers.map(([name]) => name)).not.toContain('Mcp-Session-Id')
  })

  test('a refused notification is told, an accepted one is not', () => {
    const bench = openBench({ transport: 'http', mode: '2025-11-25' })
    bench.step({ kind: 'notify', ref: 'n-1', method: 'notifications/foo' })
    expect(bench.respond(4, 202)).toEqual([])
    bench.step({ kind: 'notify', ref: 'n-2', method: 'notifications/foo' })
    bench.respond(5, 400)
    expect(bench.of('settled').at(-1)).toMatchObject({ ref: 'n-2', id: null })
  })
})
