/** The `spec` dialect: what the specification demands, rule by rule. */
import { describe, expect, it } from 'vitest'
import { fromUtf8Lossy, toUtf8 } from '../protocol/bytes.ts'
import type { JsonObject } from '../protocol/json.ts'
import { bughunt } from './bughunt/definition.ts'
import type { ServerDefinition } from './definition.ts'
import { spec } from './dialects/spec.ts'
import { describeServer } from './server.ts'
import { createTestDriver } from './test-driver.ts'
import { INITIALIZE, META, modern, REPORT, rpc } from './test-messages.ts'

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
