import { describe, expect, test } from 'vitest'
import { courseProfile } from './profiles/course.ts'
import { pythonSdkProfile } from './profiles/python-sdk.ts'
import { Bench, DISCOVERED, failure, INITIALIZED_AS, result } from './test-harness.ts'

const DISCOVER =
  '{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"raw-stdio-client","version":"0.1.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}'

function connected(config: ConstructorParameters<typeof Bench>[0]): Bench {
  const bench = new Bench(config)
  bench.step({ kind: 'connect' })
  return bench
}

describe('one revision, stdio', () => {
  test('2026-07-28 launches the server and discovers, in the bytes of the course', () => {
    const bench = connected({ transport: 'stdio', mode: '2026-07-28' })
    expect(bench.sent).toEqual(['launch.spawn', `discover.request ${DISCOVER}`])
    bench.line(result(1, DISCOVERED))
    expect(bench.of('connected')).toEqual([{ kind: 'connected', server: DISCOVERED }])
    expect(bench.view).toEqual({
      pending: [],
      nextId: 2,
      negotiated: '2026-07-28',
      session: null,
      open: true,
    })
  })

  test('2025-11-25 shakes hands in three messages', () => {
    const bench = connected({ transport: 'stdio', mode: '2025-11-25' })
    bench.line(result(1, INITIALIZED_AS))
    expect(bench.sent).toEqual([
      'launch.spawn',
      'initialize.request {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"raw-stdio-client","version":"0.1.0"}}}',
      'initialized.notification {"jsonrpc":"2.0","method":"notifications/initialized"}',
    ])
    expect(bench.of('connected')).toHaveLength(1)
  })

  test('a version that the client does not speak ends the connection', () => {
    const bench = connected({ transport: 'stdio', mode: '2025-11-25' })
    const outputs = bench.line(result(1, { ...INITIALIZED_AS, protocolVersion: '2024-11-05' }))
    expect(outputs.map(({ kind }) => kind)).toEqual(['settled', 'connect-failed', 'send'])
    expect(bench.of('connect-failed')[0]?.settlement).toEqual({
      kind: 'local-error',
      code: 'version-mismatch',
    })
    expect(bench.sent.at(-1)).toBe('shutdown.stdin-closed')
    bench.step({ kind: 'wire', output: { kind: 'exit', code: 0 } })
    expect(bench.of('closed')).toHaveLength(1)
  })

  test('a server that dies before it answers fails the connection', () => {
    const bench = connected({ transport: 'stdio', mode: '2026-07-28' })
    bench.step({ kind: 'wire', output: { kind: 'exit', code: 1 } })
    expect(bench.of('connect-failed')[0]?.settlement).toEqual({
      kind: 'transport-error',
      reason: 'process-exit',
    })
    expect(bench.of('closed')).toHaveLength(1)
  })

  test('initialize runs out of time without a cancel: it must never be cancelled', () => {
    const bench = connected({ transport: 'stdio', mode: '2025-11-25', openingLimitMs: 300 })
    bench.step({ kind: 'timer', timer: 'limit:initialize' })
    expect(bench.sent.slice(2)).toEqual(['shutdown.stdin-closed'])
  })

  test('before the connection is open nothing can be asked', () => {
    const bench = connected({ transport: 'stdio', mode: '2025-11-25' })
    const outputs = bench.step({ kind: 'request', ref: 'list', method: 'tools/list' })
    expect(outputs).toEqual([
      {
        kind: 'settled',
        ref: 'list',
        id: null,
        settlement: { kind: 'local-error', code: 'connection-closed' },
      },
    ])
  })

  test('without an opening the client only launches, for scripts of raw lines', () => {
    const bench = connected({ transport: 'stdio', mode: '2026-07-28', opening: 'nothing' })
    expect(bench.sent).toEqual(['launch.spawn'])
    expect(bench.of('connected')).toHaveLength(1)
  })
})

describe('one revision, HTTP', () => {
  test('2025-11-25 keeps the session and opens a GET stream once initialized is accepted', () => {
    const bench = connected({ transport: 'http', mode: '2025-11-25' })
    bench.respond(1, 200, result(1, INITIALIZED_AS), [
      ['content-type', 'application/json'],
      ['mcp-session-id', 'f00d'],
    ])
    expect(bench.of('connected')).toHaveLength(0)
    bench.respond(2, 202)
    expect(bench.sent.slice(1)).toEqual([
      'initialized.notification POST {"jsonrpc":"2.0","method":"notifications/initialized"}',
      'listen.get GET',
    ])
    const get = bench.of('send').at(-1)?.wire
    expect(get?.kind === 'http-request' && get.request.headers).toEqual([
      ['Host', '127.0.0.1:8000'],
      ['Content-Type', 'application/json'],
      ['Accept', 'application/json, text/event-stream'],
      ['Mcp-Session-Id', 'f00d'],
      ['MCP-Protocol-Version', '2025-11-25'],
    ])
    expect(bench.respond(3, 405)).toEqual([])
    expect(bench.view).toMatchObject({ session: 'f00d', negotiated: '2025-11-25', open: true })
  })

  test('a refused initialized fails the connection', () => {
    const bench = connected({ transport: 'http', mode: '2025-11-25' })
    bench.respond(1, 200, result(1, INITIALIZED_AS))
    bench.respond(2, 400)
    expect(bench.of('connect-failed')[0]?.settlement).toEqual({
      kind: 'transport-error',
      status: 400,
      reason: 'http-status',
    })
  })
})

describe('finding out the era', () => {
  const auto = (profile = courseProfile) => connected({ transport: 'stdio', mode: 'auto', profile })
  const supported = (...versions: string[]) => ({ supported: versions, requested: '2026-07-28' })
  const last = (bench: Bench) => bench.sent.at(-1)?.replace(/ .*/, '')

  test('a DiscoverResult: the server is modern', () => {
    const bench = auto()
    bench.line(result(1, DISCOVERED))
    expect(bench.view).toMatchObject({ negotiated: '2026-07-28', open: true })
  })

  test.each([-32601, -32602, -32600, -32000, 0])(
    'error %i: an older server, shake hands',
    (code) => {
      const bench = auto()
      bench.line(failure(1, code))
      expect(last(bench)).toBe('initialize.request')
      bench.line(result(2, INITIALIZED_AS))
      expect(bench.view).toMatchObject({ negotiated: '2025-11-25', nextId: 3, open: true })
    },
  )

  test('silence: no cancel, shake hands; the late answer is dropped', () => {
    const bench = auto()
    expect(bench.of('set-timer')).toEqual([
      { kind: 'set-timer', timer: 'limit:discover', ms: 10_000 },
    ])
    bench.step({ kind: 'timer', timer: 'limit:discover' })
    expect(bench.sent.slice(2).map((text) => text.replace(/ .*/, ''))).toEqual([
      'initialize.request',
    ])
    bench.line(failure(1, -32601))
    expect(bench.of('dropped')).toEqual([{ kind: 'dropped', ref: 'discover', reason: 'late' }])
  })

  test('−32022 that names our version: ask once more, not twice', () => {
    const bench = auto()
    bench.line(failure(1, -32022, supported('2026-07-28')))
    expect(last(bench)).toBe('discover-2.request')
    bench.line(failure(2, -32022, supported('2026-07-28')))
    expect(bench.of('connect-failed')).toHaveLength(1)
  })

  test('−32022 that names a handshake version: that needs initialize', () => {
    const bench = auto()
    bench.line(failure(1, -32022, supported('2099-01-01', '2025-11-25')))
    expect(last(bench)).toBe('initialize.request')
  })

  test('−32022 that names neither: no way to connect, and no initialize', () => {
    const bench = auto()
    bench.line(failure(1, -32022, supported('2099-01-01')))
    expect(bench.of('connect-failed')[0]?.settlement.kind).toBe('protocol-error')
    expect(last(bench)).toBe('shutdown.stdin-closed')
  })

  test('−32020 and −32021: the specification forbids the way back, the Python SDK takes it', () => {
    for (const code of [-32020, -32021]) {
      const strict = auto()
      strict.line(failure(1, code))
      expect(strict.of('connect-failed')).toHaveLength(1)
      const sdk = auto(pythonSdkProfile)
      sdk.line(failure(1, code))
      expect(last(sdk)).toBe('initialize.request')
    }
  })

  test('initialize answered with −32022: the slow server is modern after all', () => {
    const bench = auto()
    bench.step({ kind: 'timer', timer: 'limit:discover' })
    bench.line(failure(2, -32022, supported('2026-07-28')))
    expect(last(bench)).toBe('discover-2.request')
    bench.line(result(3, DISCOVERED))
    expect(bench.view).toMatchObject({ negotiated: '2026-07-28', open: true })
  })

  test.each([400, 401, 404, 405, 500])('HTTP %i without an answer: shake hands, bare', (status) => {
    const bench = connected({ transport: 'http', mode: 'auto' })
    bench.respond(1, status, '', [['mcp-session-id', 'dead']])
    const post = bench.of('send').at(-1)
    expect(post?.ref).toBe('initialize')
    expect(post?.wire.kind === 'http-request' && post.wire.request.headers).toEqual([
      ['Host', '127.0.0.1:8000'],
      ['Content-Type', 'application/json'],
      ['Accept', 'application/json, text/event-stream'],
      ['Content-Length', '165'],
    ])
  })
})
