/** Examples for Streamable HTTP: heads, statuses, streams, sessions, tokens (families http, http-sessions, authorization). */
import type { JsonObject } from '../../protocol/json.ts'
import {
  add,
  after,
  before,
  body,
  completeResult,
  data,
  drop,
  type Example,
  edit,
  editLine,
  enveloped,
  everywhere,
  failure,
  lineOf,
  type Runs,
} from './lines.ts'

const ACCEPT = 'Accept: application/json, text/event-stream'
const post = (...headers: readonly string[]) =>
  [
    '→ POST /mcp',
    'Host: 127.0.0.1:8000',
    'Content-Type: application/json',
    ACCEPT,
    ...headers,
  ].join('  ')
const head = (status: string, ...headers: readonly string[]) =>
  [`← HTTP/1.1 ${status}`, ...headers].join('  ')
const JSON_TYPE = 'Content-Type: application/json'
const VERSION = 'MCP-Protocol-Version: 2026-07-28'
const refused = (id: number, status: string, code: number) => [
  head(status, JSON_TYPE),
  body({ id, error: failure(code) }),
]
const listing = (id: number) => body({ id, method: 'tools/list', params: enveloped() })
const listed = (id: number, ...tools: readonly JsonObject[]) => [
  head('200 OK', JSON_TYPE),
  body({ id, result: completeResult({ tools }) }),
]

export function httpExamples({ http, legacyHttp, httpTimeout, legacyHttpTimeout }: Runs) {
  const list = post(VERSION, 'Mcp-Method: tools/list')
  const mismatch = add(
    http,
    post('MCP-Protocol-Version: 2027-01-01', 'Mcp-Method: tools/list'),
    listing(4),
    ...refused(4, '400 Bad Request', -32020),
  )
  const annotated = {
    name: 'look',
    inputSchema: {
      type: 'object',
      properties: { module: { type: 'string', 'x-mcp-header': 'Module' } },
    },
  }
  const look = body({
    id: 5,
    method: 'tools/call',
    params: enveloped({ name: 'look', arguments: { module: 'cart' } }),
  })
  const looking = (...headers: readonly string[]) => [
    post(VERSION, 'Mcp-Method: tools/call', 'Mcp-Name: look', ...headers),
    look,
  ]
  const looked = [
    head('200 OK', JSON_TYPE),
    body({ id: 5, result: completeResult({ content: [{ type: 'text', text: 'ok' }] }) }),
  ]
  const offered = add(http, list, listing(4), ...listed(4, annotated))
  const unknown = (status: string) =>
    add(
      http,
      post(VERSION, 'Mcp-Method: made/up'),
      body({ id: 4, method: 'made/up', params: enveloped() }),
      ...refused(4, status, -32601),
    )
  const cancelLine = lineOf(legacyHttpTimeout, '"notifications/cancelled"')
  const cancelHead = 'Content-Length: 109'
  const withoutCancel = editLine(
    editLine(editLine(legacyHttpTimeout, cancelLine, drop), '202 Accepted', drop, 1),
    cancelHead,
    () => ['→ (stream closed)'],
  )
  return {
    H1: {
      passes: http,
      trips: add(
        http,
        list,
        '  {"jsonrpc":',
        head('400 Bad Request', JSON_TYPE),
        body({ id: null, error: failure(-32700) }),
      ),
    },
    H2: { passes: http, trips: edit(http, ACCEPT, 'Accept: application/json') },
    H3: { passes: http, trips: mismatch },
    H4: {
      passes: http,
      trips: add(
        http,
        post(VERSION, 'Mcp-Method: tools/call'),
        listing(4),
        ...refused(4, '400 Bad Request', -32020),
      ),
    },
    H5: {
      passes: http,
      trips: add(
        http,
        post(VERSION, 'Mcp-Method: resources/read', 'Mcp-Name: bug://规则'),
        body({ id: 4, method: 'resources/read', params: enveloped({ uri: 'bug://规则' }) }),
        ...refused(4, '400 Bad Request', -32020),
      ),
    },
    H6: {
      passes: add(offered, ...looking('Mcp-Param-Module: cart'), ...looked),
      trips: add(offered, ...looking(), ...refused(5, '400 Bad Request', -32020)),
    },
    H8: {
      passes: mismatch,
      trips: edit(http, 'Mcp-Name: submit_bug_report', 'Mcp-Name: other'),
      beside: ['H3'],
    },
    H9: { passes: unknown('404 Not Found'), trips: unknown('400 Bad Request') },
    H10: {
      passes: http,
      trips: edit(
        http,
        '200 OK  Content-Type: application/json',
        '200 OK  Content-Type: text/plain',
      ),
    },
    H11: { passes: legacyHttp, trips: edit(legacyHttp, '202 Accepted', '200 OK') },
    H12: {
      passes: http,
      trips: editLine(http, 'data: ', after(data({ method: 'notifications/made_up' }))),
    },
    H13: { passes: http, trips: edit(http, '  X-Accel-Buffering: no', '') },
    H14: {
      passes: http,
      trips: edit(http, '200 OK  Content-Type', '200 OK  Mcp-Session-Id: abc  Content-Type'),
    },
    C3: {
      passes: httpTimeout,
      trips: add(httpTimeout, data({ id: 3, result: completeResult({ content: [] }) })),
    },
    C5: {
      passes: httpTimeout,
      trips: add(
        http,
        list,
        listing(4),
        post(VERSION, 'Mcp-Method: notifications/cancelled'),
        body({ method: 'notifications/cancelled', params: enveloped({ requestId: 4 }) }),
        head('202 Accepted'),
        ...listed(4),
      ),
    },
    C6: { passes: legacyHttpTimeout, trips: withoutCancel },
  } satisfies { readonly [id: string]: Example }
}

export function sessionExamples({ legacyHttp }: Runs) {
  const session = /Mcp-Session-Id: \w+/.exec(legacyHttp)?.[0] ?? ''
  const later = post(session, 'MCP-Protocol-Version: 2025-11-25')
  const list = body({ id: 4, method: 'tools/list', params: {} })
  const ended = (...answer: readonly string[]) => add(legacyHttp, later, list, ...answer)
  const able = edit(
    legacyHttp,
    '"capabilities":{"tools":{}}',
    '"capabilities":{"tools":{"listChanged":true}}',
  )
  const listening = (...events: readonly string[]) =>
    editLine(able, '405 Method Not Allowed', () => [
      head('200 OK', 'Content-Type: text/event-stream'),
      ...events,
    ])
  const strayed = editLine(
    listening(),
    '  data: ',
    before('← (stream closed)', '← (stream continued)'),
  )
  return {
    H16: {
      passes: legacyHttp,
      trips: editLine(legacyHttp, 'Content-Length: 58', (line) => [edit(line, `  ${session}`, '')]),
    },
    H17: {
      passes: ended(head('404 Not Found')),
      trips: ended(head('200 OK', JSON_TYPE), body({ id: 4, result: { tools: [] } })),
    },
    H18: {
      passes: listening(data({ method: 'notifications/tools/list_changed' })),
      trips: strayed,
    },
  } satisfies { readonly [id: string]: Example }
}

export function tokenExamples({ http }: Runs) {
  const HOST = 'Host: 127.0.0.1:8000'
  const TOKEN = `${HOST}  Authorization: Bearer x`
  const every = everywhere(http, HOST, TOKEN)
  const list = post(VERSION, 'Mcp-Method: tools/list')
  const turnedAway = (from: string, status: string, ...headers: readonly string[]) =>
    add(from, from === every ? edit(list, HOST, TOKEN) : list, listing(4), head(status, ...headers))
  return {
    U1: {
      passes: turnedAway(http, '401 Unauthorized', 'WWW-Authenticate: Bearer'),
      trips: turnedAway(http, '401 Unauthorized'),
    },
    U2: {
      passes: every,
      trips: editLine(every, 'Mcp-Method: tools/call', (line) => [edit(line, TOKEN, HOST)]),
    },
    U3: {
      passes: turnedAway(
        every,
        '403 Forbidden',
        'WWW-Authenticate: Bearer error="insufficient_scope"',
      ),
      trips: turnedAway(every, '403 Forbidden'),
    },
  } satisfies { readonly [id: string]: Example }
}
