/** The `spec` dialect: what the specification demands, rule by rule. */
import { describe, expect, it } from 'vitest'
import { fromUtf8Lossy, toUtf8 } from '../protocol/bytes.ts'
import type { JsonObject } from '../protocol/json.ts'
import type { Header } from '../transport/wire.ts'
import { bughunt } from './bughunt/definition.ts'
import type { ServerDefinition } from './definition.ts'
import { spec } from './dialects/spec.ts'
import type { ServerOutput } from './port.ts'
import { describeServer } from './server.ts'
import { createTestDriver, type TestDriver } from './test-driver.ts'

const CLIENT = { name: 'c', version: '1' }
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': CLIENT,
  'io.modelcontextprotocol/clientCapabilities': {},
}
const REPORT = { module: 'cart', title: '数量为 0 仍可下单', steps: ['a'], severity: 'high' }
const INITIALIZE = {
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: CLIENT },
}

function rpc(message: object): string {
  return JSON.stringify({ jsonrpc: '2.0', ...message })
}

function modern(id: number | string, method: string, params: object = {}): string {
  return rpc({ id, method, params: { ...params, _meta: META } })
}

function pipe(definition: ServerDefinition = bughunt({ tools: 'all' })) {
  const driver = createTestDriver({ definition, dialect: spec, transport: 'stdio' })
  driver.send({ kind: 'spawn' })
  return {
    driver,
    /** Sends lines, lets them be answered, and gives the parsed lines of stdout. */
    say(...lines: readonly (string | Uint8Array)[]): readonly JsonObject[] {
      for (const line of lines)
        driver.send({ kind: 'stdin', line: typeof line === 'string' ? toUtf8(line) : line })
      driver.wait(3000)
      return driver
        .take()
        .flatMap((out) => (out.kind === 'stdout' ? [JSON.parse(fromUtf8Lossy(out.line))] : []))
    },
  }
}

describe('on stdio', () => {
  it('answers a line that is no JSON with −32700 and no id', () => {
    const answers = pipe().say('{bad', '', Uint8Array.of(0xff, 0x0a))
    for (const answer of answers)
      expect(answer).toEqual({ jsonrpc: '2.0', error: { code: -32700, message: 'Parse error' } })
    expect(answers).toHaveLength(3)
  })

  it('answers JSON that is no message with −32600, and with the id where it can be read', () => {
    expect(
      pipe().say('[]', rpc({ id: 7, method: 5 }), rpc({ id: 2.5, method: 'ping' })),
    ).toMatchObject([
      { error: { code: -32600 } },
      { id: 7, error: { code: -32600 } },
      { error: { code: -32600 } },
    ])
  })

  it('puts resultType first and the server into _meta', () => {
    const [answer] = pipe().say(modern(1, 'server/discover'))
    expect(Object.keys(answer!.result as object)).toEqual([
      'resultType',
      'supportedVersions',
      'capabilities',
      'instructions',
      'ttlMs',
      'cacheScope',
      '_meta',
    ])
  })

  it('refuses requests without envelope, of other versions and of no method', () => {
    const server = pipe()
    const other = { ...META, 'io.modelcontextprotocol/protocolVersion': '1900-01-01' }
    expect(
      server.say(
        rpc({ id: 1, method: 'tools/list' }),
        rpc({ id: 2, method: 'tools/list', params: { _meta: {} } }),
        rpc({ id: 3, method: 'tools/list', params: { _meta: other } }),
        modern(4, 'foo/bar'),
        modern(5, 'initialize'),
        modern(6, 'prompts/list'),
      ),
    ).toMatchObject([
      { id: 1, error: { code: -32602 } },
      { id: 2, error: { code: -32602 } },
      {
        id: 3,
        error: { code: -32022, data: { supported: ['2026-07-28'], requested: '1900-01-01' } },
      },
      { id: 4, error: { code: -32601 } },
      { id: 5, error: { code: -32601 } },
      { id: 6, error: { code: -32601 } },
    ])
  })

  it('knows no unknown tool, and names the legal values of a bad argument', () => {
    const call = (id: number, name: string, args: object) =>
      modern(id, 'tools/call', { name, arguments: args })
    const text = (answer: JsonObject) =>
      (answer.result as { content: { text: string }[] }).content[0]!.text
    const [unknown, ...bad] = pipe().say(
      call(1, 'delete_all_bugs', {}),
      call(2, 'submit_bug_report', { ...REPORT, severity: 'critical' }),
      call(3, 'submit_bug_report', { ...REPORT, title: 1 }),
      call(4, 'submit_bug_report', { ...REPORT, steps: ['a', 5] }),
      call(5, 'submit_bug_report', {}),
    )
    expect(unknown).toMatchObject({
      error: { code: -32602, message: 'Unknown tool: delete_all_bugs' },
    })
    expect(bad.map(text)).toEqual([
      'severity must be one of: low, medium, high (got "critical")',
      'title must be of type string (got 1)',
      'steps[1] must be of type string (got 5)',
      'module is required',
    ])
    for (const answer of bad)
      expect(answer.result).toMatchObject({ resultType: 'complete', isError: true })
  })

  it('lets a handshake and enveloped requests share the pipe', () => {
    const server = pipe()
    const answers = server.say(
      modern(1, 'tools/list'),
      rpc(INITIALIZE),
      rpc({ id: 2, method: 'ping' }),
      modern(3, 'server/discover'),
    )
    expect(answers.map(({ result }) => Object.hasOwn(result as object, 'resultType'))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(describeServer(server.driver.state())).toMatchObject({ era: 'stateful', answered: 4 })
  })

  it('is silent about a request that was cancelled, and about what runs when stdin ends', () => {
    for (const end of [
      {
        kind: 'stdin',
        line: toUtf8(rpc({ method: 'notifications/cancelled', params: { requestId: 9 } })),
      },
      { kind: 'stdin-end' },
    ] as const) {
      const { driver, say } = pipe()
      driver.send({
        kind: 'stdin',
        line: toUtf8(modern(9, 'tools/call', { name: 'replay_steps', arguments: { steps: [] } })),
      })
      driver.wait(500)
      expect(describeServer(driver.state())).toMatchObject({ running: ['replay_steps'] })
      driver.send(end)
      expect(say()).toEqual([])
      expect(describeServer(driver.state())).toMatchObject({ running: [] })
    }
  })

  it('offers what the definition holds, lists of one and of none alike', () => {
    const server = pipe({
      name: 's',
      version: '1',
      tools: [],
      prompts: [],
      resources: [
        {
          listing: { uri: 'x://1', name: 'one' },
          read: (uri) => ({ contents: [{ uri, text: 't' }] }),
        },
      ],
    })
    expect(
      server.say(
        modern(1, 'tools/list'),
        modern(2, 'prompts/list'),
        modern(3, 'resources/list'),
        modern(4, 'resources/read', { uri: 'x://1' }),
        modern(5, 'resources/read', { uri: 'x://2' }),
        modern(6, 'prompts/get', { name: 'p' }),
      ),
    ).toMatchObject([
      { result: { tools: [] } },
      { result: { prompts: [] } },
      { result: { resources: [{ uri: 'x://1' }] } },
      { result: { contents: [{ text: 't' }], ttlMs: 0, cacheScope: 'private' } },
      { error: { code: -32602, data: { uri: 'x://2' } } },
      { error: { code: -32602 } },
    ])
  })

  it('sends progress and logs only to those who asked', () => {
    const definition: ServerDefinition = {
      name: 's',
      version: '1',
      logging: true,
      tools: [
        {
          name: 't',
          description: '',
          input: { fields: [] },
          *handler() {
            yield { effect: 'progress', progress: 1, total: 2 }
            yield {
              effect: 'notify',
              method: 'notifications/message',
              params: { level: 'info', data: 'x' },
            }
            return { kind: 'value', value: 'done' }
          },
        },
      ],
    }
    const call = (meta: object) =>
      rpc({ id: 1, method: 'tools/call', params: { name: 't', _meta: { ...META, ...meta } } })
    const methods = (meta: object) =>
      pipe(definition)
        .say(call(meta))
        .map(({ method }) => method)
    const level = (name: string) => ({ 'io.modelcontextprotocol/logLevel': name })
    expect(methods({})).toEqual([undefined])
    expect(methods({ progressToken: 'p', ...level('error') })).toEqual([
      'notifications/progress',
      undefined,
    ])
    expect(methods(level('debug'))).toEqual(['notifications/message', undefined])
  })

  it('demands the capability that a tool needs', () => {
    const [tool] = bughunt({ tools: 'agent' }).tools
    const server = pipe({
      name: 's',
      version: '1',
      tools: [{ ...tool!, needs: { elicitation: { form: {} } } }],
    })
    const call = (capabilities: object) =>
      rpc({
        id: 1,
        method: 'tools/call',
        params: {
          name: tool!.name,
          arguments: REPORT,
          _meta: { ...META, 'io.modelcontextprotocol/clientCapabilities': capabilities },
        },
      })
    expect(server.say(call({}))).toMatchObject([
      { error: { code: -32021, data: { requiredCapabilities: { elicitation: { form: {} } } } } },
    ])
    expect(server.say(call({ elicitation: {} }))).toMatchObject([{ result: { isError: false } }])
  })
})

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
