/** What must hold whatever a peer sends, in both dialects. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromUtf8Lossy, toUtf8 } from '../protocol/bytes.ts'
import type { Header } from '../transport/wire.ts'
import { bughunt } from './bughunt/definition.ts'
import { pythonSdk } from './dialects/python-sdk.ts'
import { spec } from './dialects/spec.ts'
import type { ServerInput, ServerOutput } from './port.ts'
import { serverStep } from './server.ts'
import { createTestDriver } from './test-driver.ts'

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const method = fc.constantFrom(
  'server/discover',
  'initialize',
  'ping',
  'tools/list',
  'tools/call',
  'prompts/get',
  'subscriptions/listen',
  'notifications/cancelled',
  'constructor',
  '__proto__',
)
const params = fc.oneof(
  fc.record(
    {
      name: fc.constantFrom('submit_bug_report', 'replay_steps', 'nope', 'toString'),
      arguments: fc.dictionary(
        fc.constantFrom('module', 'title', 'steps', 'severity'),
        fc.jsonValue(),
      ),
      _meta: fc.constantFrom(META, {}, null),
      requestId: fc.integer({ min: 0, max: 9 }),
      notifications: fc.constant({ toolsListChanged: true }),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
)
const message = fc
  .record(
    { jsonrpc: fc.constant('2.0'), id: fc.integer({ min: 0, max: 9 }), method, params },
    { requiredKeys: ['jsonrpc'] },
  )
  .map((value) => toUtf8(JSON.stringify(value)))
const bytes = fc.oneof(
  message,
  fc.uint8Array({ maxLength: 40 }),
  fc.json().map(toUtf8),
  fc.tuple(message, fc.nat()).map(([line, cut]) => line.slice(0, cut % (line.length + 1))),
)

const header = fc.oneof(
  fc.tuple(
    fc.constantFrom('Mcp-Method', 'Mcp-Name', 'Mcp-Session-Id', 'Origin', 'Host', 'Accept'),
    fc.constantFrom('tools/call', 'replay_steps', '=?base64?//8=?=', '*/*', '__proto__', ''),
  ),
  fc.constantFrom<Header>(
    ['MCP-Protocol-Version', '2026-07-28'],
    ['MCP-Protocol-Version', '2025-11-25'],
    ['MCP-Protocol-Version', 'x'],
  ),
)
const GOOD_HEADERS: readonly Header[] = [
  ['Host', '127.0.0.1:8000'],
  ['Content-Type', 'application/json'],
  ['Accept', 'application/json, text/event-stream'],
]

describe.each([pythonSdk, spec])('$id', (dialect) => {
  const definition = bughunt({ tools: 'all' })

  it('survives any lines, and every line it writes is a message', () => {
    fc.assert(
      fc.property(fc.array(bytes, { maxLength: 12 }), fc.boolean(), (lines, ends) => {
        const driver = createTestDriver({ definition, dialect, transport: 'stdio' })
        driver.send({ kind: 'spawn' })
        for (const line of lines) driver.send({ kind: 'stdin', line })
        if (ends) driver.send({ kind: 'stdin-end' })
        driver.wait(5000)
        for (const output of driver.take())
          if (output.kind === 'stdout')
            expect(JSON.parse(fromUtf8Lossy(output.line))).toMatchObject({ jsonrpc: '2.0' })
      }),
    )
  })

  it('answers a request at most once, and a cancelled one not at all on stdio', () => {
    const call = (id: number, name: string) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name, arguments: { steps: [] }, _meta: META },
    })
    const cancel = (id: number) => ({
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: id },
    })
    const tools = fc.array(fc.constantFrom('replay_steps', 'submit_bug_report', 'nope'), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(tools, fc.array(fc.nat(8)), (names, cancelled) => {
        const driver = createTestDriver({ definition, dialect, transport: 'stdio' })
        const send = (value: object) =>
          driver.send({ kind: 'stdin', line: toUtf8(JSON.stringify(value)) })
        driver.send({ kind: 'spawn' })
        names.forEach((name, id) => {
          send(call(id, name))
        })
        driver.wait(500)
        const early = idsOf(driver.take())
        for (const id of cancelled) send(cancel(id))
        driver.wait(5000)
        const late = idsOf(driver.take())
        const all = [...early, ...late]
        expect(new Set(all).size).toBe(all.length)
        for (const id of cancelled) expect(late).not.toContain(id)
      }),
    )
  })

  it('survives any HTTP request, and ends each with one status', () => {
    const request = fc.record({
      method: fc.constantFrom('POST', 'GET', 'DELETE', 'HEAD', 'PUT'),
      path: fc.constantFrom('/mcp', '/mcp?x', '/', '/mcp/', '/%ff'),
      headers: fc
        .tuple(fc.boolean(), fc.array(header, { maxLength: 4 }))
        .map(([good, more]) => [...(good ? GOOD_HEADERS : []), ...more]),
      body: bytes,
    })
    fc.assert(
      fc.property(fc.array(request, { maxLength: 8 }), fc.nat(), (requests, aborted) => {
        const driver = createTestDriver({ definition, dialect, transport: 'http' })
        requests.forEach((each, exchange) => {
          driver.send({ kind: 'http-request', exchange, request: each })
        })
        driver.send({ kind: 'http-abort', exchange: aborted % 8 })
        driver.wait(5000)
        const heads = driver
          .take()
          .flatMap((out) => (out.kind === 'http-response' || out.kind === 'http-head' ? [out] : []))
        const exchanges = heads.map(({ exchange }) => exchange)
        expect(new Set(exchanges).size).toBe(exchanges.length)
        for (const { reason } of heads) expect(reason).not.toBe('')
      }),
    )
  })

  it('never changes a state that it was given, and keeps nothing of what is answered', () => {
    const driver = createTestDriver({ definition, dialect, transport: 'stdio' })
    const line = (id: number): ServerInput => ({
      kind: 'stdin',
      line: toUtf8(
        JSON.stringify({ jsonrpc: '2.0', id, method: 'server/discover', params: { _meta: META } }),
      ),
    })
    driver.send({ kind: 'spawn' })
    driver.send(line(1))
    const before = deepFreeze(driver.state())
    const size = stateSize(before)
    for (let id = 2; id < 500; id++) driver.send(line(id))
    expect(stateSize(driver.state())).toBeLessThan(size + 10)
    expect(() => serverStep(before, line(2))).not.toThrow()
  })
})

function idsOf(outputs: readonly ServerOutput[]): readonly number[] {
  return outputs.flatMap((out) =>
    out.kind === 'stdout' ? [JSON.parse(fromUtf8Lossy(out.line)).id as number] : [],
  )
}

function stateSize({ config: _, ...rest }: object & { config: unknown }): number {
  return JSON.stringify(rest).length
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const [key, inner] of Object.entries(value)) if (key !== 'config') deepFreeze(inner)
  }
  return value
}
