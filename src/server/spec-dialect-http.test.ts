/** The `spec` dialect over HTTP: what the specification demands of the way there and back. */
import { describe, expect, it } from 'vitest'
import { fromUtf8Lossy, toUtf8 } from '../protocol/bytes.ts'
import type { Header } from '../transport/wire.ts'
import { bughunt } from './bughunt/definition.ts'
import type { ServerDefinition } from './definition.ts'
import { spec } from './dialects/spec.ts'
import type { ServerOutput } from './port.ts'
import { describeServer } from './server.ts'
import { createTestDriver, type TestDriver } from './test-driver.ts'
import { INITIALIZE, modern, REPORT, rpc } from './test-messages.ts'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly open: boolean
}

describe('over HTTP', () => {
  const JSON_HEADERS: readonly Header[] = [
    ['Host', 'localhost:8000'],
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
  ]
  const routed = (method: string, name?: string): readonly Header[] => [
    ...JSON_HEADERS,
    ['MCP-Protocol-Version', '2026-07-28'],
    ['Mcp-Method', method],
    ...(name === undefined ? [] : ([['Mcp-Name', name]] as const)),
  ]
  let exchange = 0

  function web(definition = bughunt({ tools: 'all' })): TestDriver {
    return createTestDriver({ definition, dialect: spec, transport: 'http' })
  }

  function ask(
    driver: TestDriver,
    headers: readonly Header[],
    body: string,
    method = 'POST',
  ): Answer {
    exchange++
    driver.send({
      kind: 'http-request',
      exchange,
      request: { method, path: '/mcp', headers, body: toUtf8(body) },
      entropy: 'e'.repeat(32),
    })
    return gather(driver.take(), exchange)
  }

  function gather(outputs: readonly ServerOutput[], of: number): Answer {
    let answer: Answer = { status: 0, headers: {}, text: '', open: true }
    for (const out of outputs) {
      if (!('exchange' in out) || out.exchange !== of) continue
      if (out.kind === 'http-response' || out.kind === 'http-head')
        answer = {
          ...answer,
          status: out.status,
          headers: Object.fromEntries(out.headers.map(([k, v]) => [k.toLowerCase(), v])),
        }
      if (out.kind === 'http-response') answer = { ...answer, text: fromUtf8Lossy(out.body) }
      if (out.kind === 'sse') answer = { ...answer, text: answer.text + fromUtf8Lossy(out.event) }
      if (out.kind === 'http-response' || out.kind === 'http-end')
        answer = { ...answer, open: false }
    }
    return answer
  }

  it('gives lists as JSON and tool calls as a stream', () => {
    const list = ask(web(), routed('tools/list'), modern(1, 'tools/list'))
    expect(list).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } })
    const call = modern(1, 'tools/call', { name: 'submit_bug_report', arguments: REPORT })
    const answer = ask(web(), routed('tools/call', 'submit_bug_report'), call)
    expect(answer).toMatchObject({ status: 200, open: false })
    expect(answer.headers['content-type']).toBe('text/event-stream')
    expect(answer.text).toMatch(/^data: \{"jsonrpc":"2.0","id":1,"result":.*\}\n\n$/)
  })

  it.each([
    ['a missing Mcp-Name', routed('tools/call'), 400, -32020],
    ['another Mcp-Name', routed('tools/call', 'x'), 400, -32020],
    ['another Mcp-Method', routed('tools/list', 'nope'), 400, -32020],
    ['no version header', JSON_HEADERS, 400, -32020],
    ['an unknown tool, all headers right', routed('tools/call', 'nope'), 200, -32602],
  ])('%s', (_, headers, status, code) => {
    const answer = ask(web(), headers, modern(4, 'tools/call', { name: 'nope', arguments: {} }))
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ id: 4, error: { code } })
  })

  it('has a status for every refusal of 2026-07-28', () => {
    const status = (headers: readonly Header[], body: string, method = 'POST') =>
      ask(web(), headers, body, method).status
    const origin = (value: string): readonly Header[] => [
      ...routed('tools/list'),
      ['Origin', value],
    ]
    const list = modern(1, 'tools/list')
    expect(status(routed('foo'), modern(1, 'foo'))).toBe(404)
    expect(status(routed('tools/list'), rpc({ id: 1, method: 'tools/list' }))).toBe(400)
    expect(status(routed('tools/list'), '{')).toBe(400)
    expect(status(routed('tools/list'), rpc({ id: 1, result: {} }))).toBe(400)
    expect(status(routed('x'), rpc({ method: 'notifications/x' }))).toBe(202)
    expect(status(routed('x'), '', 'GET')).toBe(405)
    expect(status(routed('x'), '', 'DELETE')).toBe(405)
    expect(status(origin('https://evil.example'), list)).toBe(403)
    expect(status(origin('http://localhost:1'), list)).toBe(200)
    expect(status([['Host', 'evil.example'], ...routed('tools/list').slice(1)], list)).toBe(403)
    expect(status(routed('tools/list').slice(0, 2), list)).toBe(406)
    expect(ask(web(), routed('tools/list'), '{').text).not.toContain('"id"')
  })

  it('mints a session with initialize, ends a cancelled stream empty, and forgets it on DELETE', () => {
    const driver = web()
    const opened = ask(driver, JSON_HEADERS, rpc(INITIALIZE))
    const session = opened.headers['mcp-session-id']!
    expect(session).toBe('e'.repeat(32))
    const inside: readonly Header[] = [
      ...JSON_HEADERS,
      ['MCP-Protocol-Version', '2025-11-25'],
      ['Mcp-Session-Id', session],
    ]
    expect(ask(driver, inside, rpc({ method: 'notifications/initialized' })).status).toBe(202)
    expect(ask(driver, inside, '', 'GET').status).toBe(405)
    expect(ask(driver, JSON_HEADERS, rpc({ id: 2, method: 'ping' })).status).toBe(400)
    const call = { name: 'replay_steps', arguments: { steps: ['x'] } }
    expect(ask(driver, inside, rpc({ id: 5, method: 'tools/call', params: call }))).toMatchObject({
      status: 200,
      open: true,
    })
    const running = exchange
    driver.wait(500)
    driver.send({
      kind: 'http-request',
      exchange: 9999,
      request: {
        method: 'POST',
        path: '/mcp',
        headers: inside,
        body: toUtf8(rpc({ method: 'notifications/cancelled', params: { requestId: 5 } })),
      },
    })
    expect(gather(driver.take(), running)).toMatchObject({ text: '', open: false })
    expect(ask(driver, inside, '', 'DELETE').status).toBe(204)
    expect(ask(driver, inside, '', 'DELETE').status).toBe(404)
    expect(describeServer(driver.state())).toMatchObject({ sessions: 0 })
  })

  it('stops a call whose stream the client closes, but in a session lets it go on', () => {
    const stateless = web()
    const call = { name: 'replay_steps', arguments: { steps: [] } }
    ask(stateless, routed('tools/call', 'replay_steps'), modern(1, 'tools/call', call))
    stateless.send({ kind: 'http-abort', exchange })
    expect(stateless.take()).toEqual([{ kind: 'cancel-tool', run: 1 }])

    const stateful = web()
    const session = ask(stateful, JSON_HEADERS, rpc(INITIALIZE)).headers['mcp-session-id']!
    const inside: readonly Header[] = [...JSON_HEADERS, ['Mcp-Session-Id', session]]
    ask(stateful, inside, rpc({ id: 2, method: 'tools/call', params: call }))
    stateful.send({ kind: 'http-abort', exchange })
    expect(describeServer(stateful.state())).toMatchObject({ running: ['replay_steps'] })
    stateful.wait(3000)
    expect(stateful.take()).toEqual([])
    expect(describeServer(stateful.state())).toMatchObject({ running: [] })
  })

  it('keeps the ids 7 and "7" apart, also while both wait in one session', () => {
    const driver = web()
    const session = ask(driver, JSON_HEADERS, rpc(INITIALIZE)).headers['mcp-session-id']!
    const inside: readonly Header[] = [...JSON_HEADERS, ['Mcp-Session-Id', session]]
    const call = (id: number | string) =>
      rpc({
        id,
        method: 'tools/call',
        params: { name: 'replay_steps', arguments: { steps: [typeof id] } },
      })
    expect(ask(driver, inside, call(7)).open).toBe(true)
    const first = exchange
    expect(ask(driver, inside, call('7')).open).toBe(true)
    driver.wait(3000)
    const outputs = driver.take()
    expect(gather(outputs, first).text).toMatch(/"id":7,.*number/)
    expect(gather(outputs, exchange).text).toMatch(/"id":"7",.*string/)
    expect(gather(outputs, first).open || gather(outputs, exchange).open).toBe(false)
  })

  it('holds Mcp-Param headers against the arguments', () => {
    const definition: ServerDefinition = {
      name: 's',
      version: '1',
      tools: [
        {
          name: 't',
          description: '',
          input: { fields: [{ name: 'n', type: { kind: 'integer' }, header: 'N', default: 0 }] },
          *handler() {
            yield { effect: 'thread' }
            return { kind: 'value', value: 'ok' }
          },
        },
      ],
    }
    const status = (args: object, ...headers: readonly Header[]) =>
      ask(
        web(definition),
        [...routed('tools/call', 't'), ...headers],
        modern(1, 'tools/call', { name: 't', arguments: args }),
      ).status
    expect(status({ n: 42 }, ['Mcp-Param-N', '42'])).toBe(200)
    expect(status({ n: 42 }, ['mcp-param-n', '42.0'])).toBe(200)
    expect(status({ n: 42 })).toBe(400)
    expect(status({ n: 42 }, ['Mcp-Param-N', '43'])).toBe(400)
    expect(status({}, ['Mcp-Param-N', '43'])).toBe(400)
    expect(status({})).toBe(200)
  })
})
