import { describe, expect, test } from 'vitest'
import { type JsonObject, type JsonValue, stringify } from './json.ts'
import { resolvePointer } from './json-pointer.ts'
import { NOTE_IDS } from './note-ids.ts'
import { noteHeaders, noteMessage } from './notes.ts'
import { type FieldNote, REVISION_IDS, type Revision } from './revision.ts'
import { revisionOf } from './revisions.ts'

const IDENTITY = { clientInfo: { name: 'raw-stdio-client', version: '0.1.0' }, capabilities: {} }
const modern = revisionOf('2026-07-28')
const legacy = revisionOf('2025-11-25')
const ENVELOPE =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"raw-stdio-client","version":"0.1.0"},"io.modelcontextprotocol/clientCapabilities":{}}'

function request(
  revision: Revision,
  method: string,
  params?: JsonObject,
  meta?: JsonObject,
): string {
  const { value } = revision.composeRequest(1, method, params, IDENTITY, meta ? { meta } : {})
  return stringify(value as unknown as JsonValue)
}

describe('requests', () => {
  test('2026-07-28: the envelope is the last member of params', () => {
    expect(request(modern, 'tools/call', { name: 'a', arguments: {} })).toBe(
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{},${ENVELOPE}}}`,
    )
    expect(request(modern, 'tools/list')).toBe(
      `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${ENVELOPE}}}`,
    )
  })

  test('2025-11-25: nothing is added', () => {
    expect(request(legacy, 'tools/list')).toBe(
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}',
    )
  })

  test("the caller's own `_meta` stays, behind the envelope", () => {
    const params = { _meta: { progressToken: 7 }, cursor: '' }
    expect(request(modern, 'tools/list', params)).toContain('Capabilities":{},"progressToken":7}')
    expect(request(legacy, 'tools/list', params)).toBe(
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"","_meta":{"progressToken":7}}}',
    )
  })

  test('an empty `_meta` can be forced, as one SDK does', () => {
    expect(request(legacy, 'tools/list', undefined, {})).toContain('"params":{"_meta":{}}')
  })

  test('a key that would be the prototype is sent like any other', () => {
    const params = JSON.parse('{"arguments":{},"__proto__":{"a":1}}') as JsonObject
    expect(request(legacy, 'tools/call', params)).toContain('"__proto__":{"a":1}')
  })
})

describe('notes', () => {
  const calls: readonly (readonly [string, JsonObject | undefined])[] = [
    ['server/discover', undefined],
    ['initialize', { protocolVersion: '1', capabilities: {}, clientInfo: {} }],
    ['tools/list', { cursor: 'x' }],
    ['tools/call', { name: 'a', arguments: {}, _meta: { progressToken: 1 } }],
    ['resources/read', { uri: 'bug://1' }],
  ]
  const known = (notes: readonly FieldNote[]) => notes.every(({ id }) => NOTE_IDS.includes(id))

  test.each(REVISION_IDS)('%s: each stands at a place that the composed message has', (id) => {
    const revision = revisionOf(id)
    for (const [method, params] of calls) {
      const { value, notes } = revision.composeRequest(1, method, params, IDENTITY)
      for (const { pointer } of notes)
        expect(resolvePointer(value as unknown as JsonObject, pointer)).toBeDefined()
      expect(notes.map(({ id: note }) => note)).toEqual(
        expect.arrayContaining(['field.jsonrpc', 'field.id', 'field.method']),
      )
      expect(known(notes)).toBe(true)
    }
  })

  test('the envelope is explained key by key where there is one', () => {
    const ids = (revision: Revision) =>
      revision.composeRequest(1, 'tools/call', { name: 'a' }, IDENTITY).notes.map(({ id }) => id)
    expect(ids(modern)).toEqual([
      'field.jsonrpc',
      'field.id',
      'field.method',
      'field.params',
      'call.name',
      'envelope.meta',
      'envelope.protocol-version',
      'envelope.client-info',
      'envelope.client-capabilities',
    ])
    expect(ids(legacy)).not.toContain('envelope.meta')
  })

  test.each<[string, JsonObject]>([
    [
      'tools/call',
      { jsonrpc: '2.0', id: 1, result: { content: [], isError: true, resultType: 'complete' } },
    ],
    ['tools/list', { jsonrpc: '2.0', id: 1, result: { tools: [{ name: 'a', inputSchema: {} }] } }],
    ['tools/call', { jsonrpc: '2.0', id: null, error: { code: -32602, message: 'x', data: 1 } }],
    [
      '',
      {
        jsonrpc: '2.0',
        method: 'notifications/progress',
        params: { progressToken: 1, progress: 2 },
      },
    ],
    ['', { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }],
  ])('what a server sends is explained at places that it has: %s %j', (method, message) => {
    for (const id of REVISION_IDS) {
      const notes = noteMessage(revisionOf(id), method, message)
      expect(notes.length).toBeGreaterThan(2)
      for (const { pointer } of notes) expect(resolvePointer(message, pointer)).toBeDefined()
    }
  })

  test('headers are named as they were sent', () => {
    expect(
      noteHeaders([
        ['mcp-METHOD', 'a'],
        ['Mcp-Param-Module', 'b'],
        ['Date', 'c'],
      ]),
    ).toEqual([
      { pointer: 'header:mcp-METHOD', id: 'header.mcp-method' },
      { pointer: 'header:Mcp-Param-Module', id: 'header.mcp-param' },
    ])
  })
})

describe('results', () => {
  test.each<[JsonObject, readonly string[]]>([
    [{ resultType: 'complete', ttlMs: 0, cacheScope: 'private' }, []],
    [{ ttlMs: 0, cacheScope: 'public' }, []],
    [{ resultType: 'input_required' }, []],
    [{ resultType: 'task' }, ['/result/resultType']],
    [{ resultType: 'complete', ttlMs: -1 }, ['/result/ttlMs', '/result/cacheScope']],
  ])('2026-07-28 tools/list %j', (result, pointers) => {
    expect(modern.resultProblems('tools/list', result).map(({ pointer }) => pointer)).toEqual(
      pointers,
    )
    expect(legacy.resultProblems('tools/list', result)).toEqual([])
  })

  test('the opening answer is read, or says why not', () => {
    expect(modern.readOpening({ supportedVersions: ['2026-07-28'] })).toMatchObject({ ok: true })
    expect(modern.readOpening({ supportedVersions: ['2025-11-25'] })).toEqual({
      ok: false,
      error: { problem: 'version-mismatch', offered: ['2025-11-25'] },
    })
    expect(modern.readOpening({})).toEqual({ ok: false, error: { problem: 'invalid-response' } })
    expect(legacy.readOpening({ protocolVersion: '2024-11-05' }, ['2024-11-05'])).toEqual({
      ok: true,
      value: { negotiated: '2024-11-05' },
    })
  })
})

test('each revision knows its own methods', () => {
  expect([modern.hasMethod('ping'), legacy.hasMethod('ping')]).toEqual([false, true])
  expect([modern.hasMethod('server/discover'), legacy.hasMethod('server/discover')]).toEqual([
    true,
    false,
  ])
})
