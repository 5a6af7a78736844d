/** Examples for JSON-RPC, the envelope, results and errors: one cause each (families general, modern, legacy, framing). */
import type { JsonObject } from '../../protocol/json.ts'
import {
  add,
  after,
  before,
  came,
  completeResult,
  drop,
  type Example,
  edit,
  editLine,
  enveloped,
  failure,
  lineOf,
  type Runs,
  sent,
} from './lines.ts'

const list = (id: number, more: JsonObject = {}, meta: JsonObject = {}, version?: string) =>
  sent({ id, method: 'tools/list', params: enveloped(more, meta, version) })
const listed = (id: number, more: JsonObject = {}) =>
  came({ id, result: completeResult({ tools: [], ...more }) })
const bare = (id: number) => sent({ id, method: 'tools/list', params: {} })
const refused = (id: number, code: number, details?: JsonObject) =>
  came({ id, error: failure(code, details) })
const VERSIONS = { supported: ['2026-07-28'], requested: '2099-01-01' }
const tool = (name: string) => ({ name, inputSchema: { type: 'object' } })

export function generalExamples({ stdio, legacy, stdioTimeout }: Runs) {
  const call = lineOf(stdio, '"method":"tools/call"')
  const result = lineOf(stdio, '"id":3,"result"')
  const twice = add(
    editLine(editLine(stdio, '"id":3,"result"', drop), '"method":"tools/call"', drop),
  )
  return {
    G1: { passes: stdio, trips: edit(stdio, '"jsonrpc":"2.0"', '"jsonrpc":"1.0"') },
    G2: {
      passes: stdio,
      trips: edit(edit(stdio, '"id":2,"method"', '"id":2.5,"method"'), '"id":2,"r', '"id":2.5,"r'),
    },
    G3: {
      passes: stdio,
      trips: add(
        editLine(twice, '"id":2,"result"', (line) => [call.replace('"id":3', '"id":2'), line]),
        result.replace('"id":3', '"id":2'),
      ),
    },
    G4: {
      passes: legacy,
      trips: edit(edit(legacy, '"id":3,"method"', '"id":2,"method"'), '"id":3,"r', '"id":2,"r'),
    },
    G5: { passes: stdio, trips: edit(stdio, '"id":3,"result"', '"id":"3","result"') },
    G6: { passes: stdio, trips: add(stdio, result) },
    G7: {
      passes: stdio,
      trips: edit(stdio, '"id":3,"result"', '"id":3,"error":{"code":1,"message":""},"result"'),
    },
    G8: {
      passes: stdioTimeout,
      trips: editLine(
        stdioTimeout,
        'notifications/cancelled',
        after(came({ id: null, result: { resultType: 'complete' } })),
      ),
    },
    G9: {
      passes: stdio,
      trips: editLine(stdio, '"id":2,"result"', (line) => [`← [${line.slice(2)}]`]),
    },
    G10: { passes: stdio, trips: edit(stdio, '"_meta":{', '"_meta":{"not a key!":1,') },
    G11: { passes: stdio, trips: editLine(stdio, '"id":3,"result"', drop) },
    D1: { passes: stdio, trips: editLine(stdio, '"id":2,"method"', before('← {"jsonrpc":')) },
    D2: { passes: stdio, trips: editLine(stdio, '"id":2,"result"', before('← listing tools')) },
  } satisfies { readonly [id: string]: Example }
}

export function modernExamples({ stdio, unknownTool }: Runs) {
  const LEVEL = { 'io.modelcontextprotocol/logLevel': 'warning' }
  const log = came({ method: 'notifications/message', params: { level: 'error', data: 'x' } })
  const paged = (scope: string) =>
    add(
      stdio,
      list(4),
      listed(4, { tools: [tool('a')], nextCursor: 'p2' }),
      list(5, { cursor: 'p2' }),
      listed(5, { tools: [tool('b')], cacheScope: scope }),
    )
  const foreign = add(stdio, list(4, {}, {}, '2099-01-01'), refused(4, -32022, VERSIONS))
  const order = (...names: readonly string[]) =>
    add(
      stdio,
      list(4),
      listed(4, { tools: [tool('a'), tool('b')] }),
      list(5),
      listed(5, { tools: names.map(tool) }),
    )
  const read = sent({ id: 4, method: 'resources/read', params: enveloped({ uri: 'a://b' }) })
  const strange = sent({ id: 4, method: 'made/up', params: enveloped() })
  const ping = sent({ id: 4, method: 'ping', params: enveloped() })
  const kept = (ms: number) =>
    add(stdio, list(4), listed(4, { ttlMs: ms }), list(5), listed(5, { ttlMs: ms }))
  return {
    M1: { passes: stdio, trips: add(stdio, bare(4), refused(4, -32602)) },
    M2: {
      passes: stdio,
      trips: edit(
        stdio,
        '"io.modelcontextprotocol/clientInfo":{"name":"raw-stdio-client","version":"0.1.0"},',
        '',
      ),
    },
    M3: {
      passes: add(stdio, bare(4), refused(4, -32602)),
      trips: add(stdio, bare(4), listed(4)),
      beside: ['M1'],
    },
    M4: { passes: stdio, trips: edit(stdio, '"resultType":"complete","tools"', '"tools"') },
    M5: {
      passes: stdio,
      trips: add(
        stdio,
        list(4),
        came({ id: 4, result: { ...completeResult({ tools: [] }), _meta: {} } }),
      ),
    },
    M6: { passes: stdio, trips: add(stdio, came({ id: 9, method: 'roots/list' })) },
    M7: {
      passes: stdio,
      trips: editLine(stdio, '"id":2,"method"', before(sent({ id: 1, result: {} }))),
    },
    M8: { passes: stdio, trips: edit(stdio, '"ttlMs":0,"cacheScope"', '"cacheScope"') },
    M9: {
      passes: foreign,
      trips: add(stdio, list(4, {}, {}, '2099-01-01'), refused(4, -32022, { supported: [] })),
    },
    M10: {
      passes: add(foreign, list(5), listed(5)),
      trips: add(
        foreign,
        list(5, {}, {}, '2098-01-01'),
        refused(5, -32022, { ...VERSIONS, requested: '2098-01-01' }),
      ),
    },
    M11: { passes: unknownTool, trips: add(stdio, read, refused(4, -32002)) },
    M12: { passes: unknownTool, trips: add(stdio, read, refused(4, -32010)) },
    M13: {
      passes: stdio,
      trips: editLine(stdio, '"id":2,"result"', (line) => [edit(line, '"ttlMs":0', '"ttlMs":-1')]),
    },
    M14: { passes: paged('private'), trips: paged('public') },
    M15: { passes: kept(1), trips: kept(9000), timed: true },
    M16: { passes: stdio, trips: add(stdio, ping, refused(4, -32601)) },
    M17: {
      passes: add(stdio, strange, refused(4, -32601)),
      trips: add(stdio, strange, refused(4, -32603)),
    },
    M18: {
      passes: add(stdio, list(4, {}, LEVEL), log, listed(4)),
      trips: add(stdio, list(4), log, listed(4)),
    },
    M20: { passes: order('a', 'b'), trips: order('b', 'a') },
    N1: {
      passes: paged('private'),
      trips: add(stdio, list(4, { cursor: 'made up' }), refused(4, -32602)),
    },
    N2: {
      passes: paged('private'),
      trips: add(stdio, list(4), listed(4, { nextCursor: 'p2' }), list(5), listed(5)),
    },
    N3: {
      passes: add(
        stdio,
        list(4),
        listed(4, { nextCursor: 'p2' }),
        list(5, { cursor: 'p2' }),
        refused(5, -32602),
      ),
      trips: add(
        stdio,
        list(4),
        listed(4, { nextCursor: 'p2' }),
        list(5, { cursor: 'p2' }),
        refused(5, -32603),
      ),
    },
    E1: {
      passes: add(foreign, list(5), listed(5)),
      trips: add(
        foreign,
        sent({
          id: 5,
          method: 'initialize',
          params: {
            protocolVersion: '2025-11-25',
            capabilities: {},
            clientInfo: { name: 'example', version: '1' },
          },
        }),
        refused(5, -32022, { ...VERSIONS, requested: '2025-11-25' }),
      ),
    },
  } satisfies { readonly [id: string]: Example }
}

export function legacyExamples({ legacy, legacyTimeout }: Runs) {
  const opening = lineOf(legacy, '"method":"initialize"')
  const list = lineOf(legacy, '"method":"tools/list"')
  const ping = sent({ id: 4, method: 'ping' })
  const cancel = sent({ method: 'notifications/cancelled', params: { requestId: 1 } })
  const resources = sent({ id: 4, method: 'resources/list', params: {} })
  return {
    L1: {
      passes: legacy,
      trips: edit(legacy, ',"clientInfo":{"name":"raw-stdio-client","version":"0.1.0"}', ''),
    },
    L2: { passes: legacy, trips: editLine(legacy, 'notifications/initialized', drop) },
    L3: {
      passes: legacy,
      trips: editLine(
        editLine(legacy, '"method":"tools/list"', drop),
        '"method":"initialize"',
        after(list),
      ),
    },
    L4: {
      passes: legacy,
      trips: edit(legacy, '"serverInfo":{"name":"bughunt-bench","version":"0.1.0"},', ''),
    },
    L5: { passes: legacyTimeout, trips: add(legacy, resources, refused(4, -32601)) },
    L6: {
      passes: add(legacy, ping, came({ id: 4, result: {} })),
      trips: add(legacy, ping, came({ id: 4, result: { pong: true } })),
    },
    L7: {
      passes: legacyTimeout,
      trips: editLine(legacy, '"method":"initialize"', after(cancel)),
    },
    E3: {
      passes: add(opening, refused(1, -32022, VERSIONS)),
      trips: add(opening, refused(1, -32601)),
    },
  } satisfies { readonly [id: string]: Example }
}
