/** One fault planted in a clean run, in every format that a transcript can have: the same one finding. */
import { describe, expect, test } from 'vitest'
import { isObject, type JsonObject, stringify, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'
import { retell } from '../simulation/retell/retell.ts'
import { simulate } from '../simulation/simulate.ts'
import { toArrows } from '../trace/export/arrows.ts'
import { toHar } from '../trace/export/har.ts'
import { toNdjson } from '../trace/export/ndjson.ts'
import { importTranscript } from '../trace/import/import-transcript.ts'
import { checkEvents } from './check-trace.ts'

const run = (change: Partial<Scenario> = {}) =>
  toArrows(simulate({ ...DEFAULT_SCENARIO, server: 'spec', ...change }))
const STDIO = run()
const LEGACY = run({ revision: '2025-11-25' })
const HTTP = run({ transport: 'http' })
const LEGACY_HTTP = run({ transport: 'http', revision: '2025-11-25' })
const PROGRESS = run({ task: 'replay-progress' })
const TIMEOUT = run({ fault: 'timeout' })
const UNKNOWN = run({ fault: 'unknown-tool' })
const VERSION = run({ fault: 'unsupported-version' })

function findings(text: string): string {
  return checkEvents(importTranscript(text).events)
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
    .map(({ id, verdict }) => (verdict === 'fail' ? id : `${id}?`))
    .join(' ')
}

type Change = (message: Record<string, JsonObject>) => unknown

/** The run with the message on each line that holds `mark` changed. */
function edit(text: string, mark: string, change: Change): string {
  return text
    .split('\n')
    .map((line) => {
      const start = line.indexOf('{')
      if (!line.includes(mark) || start < 0) return line
      const parsed = parseJson(line.slice(start))
      const message = parsed.ok ? toValue(parsed.value) : null
      if (!isObject(message)) return line
      const copy = structuredClone(message) as Record<string, JsonObject>
      change(copy)
      return line.slice(0, start) + stringify(copy)
    })
    .join('\n')
}

const drop =
  (...path: readonly string[]): Change =>
  (message) => {
    const owner = path.slice(0, -1).reduce((at, name) => at[name] as never, message)
    delete owner[path.at(-1) ?? '']
  }
const put =
  (value: unknown, ...path: readonly string[]): Change =>
  (message) => {
    const owner = path.slice(0, -1).reduce((at, name) => at[name] as never, message)
    owner[path.at(-1) ?? ''] = value as never
  }
const after = (text: string, mark: string, line: string) => {
  const lines = text.split('\n')
  return lines.toSpliced(lines.findIndex((one) => one.includes(mark)) + 1, 0, line).join('\n')
}

const LIST = '"id":2,"result"'
const CALL = '"id":3,"result"'
const CALLING = '"method":"tools/call"'
const META = 'io.modelcontextprotocol'

const PLANTED: readonly (readonly [expected: string, what: string, text: string])[] = [
  ['M4', 'a list without resultType', edit(STDIO, LIST, drop('result', 'resultType'))],
  ['M4', 'a resultType of its own', edit(HTTP, CALL, put('later', 'result', 'resultType'))],
  ['M13', 'no cacheScope', edit(STDIO, LIST, drop('result', 'cacheScope'))],
  ['M13', 'a negative ttl', edit(HTTP, LIST, put(-1, 'result', 'ttlMs'))],
  ['M3', 'a call without envelope is served', edit(STDIO, CALLING, drop('params', '_meta'))],
  ['M3', 'no version', edit(STDIO, CALLING, drop('params', '_meta', `${META}/protocolVersion`))],
  ['M2?', 'no clientInfo', edit(STDIO, CALLING, drop('params', '_meta', `${META}/clientInfo`))],
  [
    'M8',
    'discover tells no versions',
    edit(STDIO, '"id":1,"result"', drop('result', 'supportedVersions')),
  ],
  ['M9', '−32022 without data', edit(VERSION, '-32022', drop('error', 'data'))],
  [
    'M11',
    'a code that 2026-07-28 took away',
    edit(UNKNOWN, '"error"', put(-32002, 'error', 'code')),
  ],
  [
    'T7?',
    'another code for an unknown tool',
    edit(UNKNOWN, '"error"', put(-32601, 'error', 'code')),
  ],
  [
    'M18',
    'a log that nobody asked for',
    after(
      STDIO,
      '"id":2,"method"',
      '← {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"x"}}',
    ),
  ],
  [
    'M6',
    'the server asks',
    after(
      STDIO,
      '"id":2,"method"',
      '← {"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{}}',
    ),
  ],
  ['G1', 'no jsonrpc', edit(STDIO, LIST, drop('jsonrpc'))],
  ['G2', 'a request with the id null', edit(LEGACY, '"id":2,"method"', put(null, 'id'))],
  ['G5', 'an id of another type', edit(STDIO, CALL, put('3', 'id'))],
  ['G5', 'an id that nobody used', edit(HTTP, LIST, put(7, 'id'))],
  [
    'G5',
    'two answers with their ids swapped',
    edit(edit(edit(STDIO, LIST, put(33, 'id')), CALL, put(2, 'id')), '"id":33', put(3, 'id')),
  ],
  [
    'G6',
    'a second answer',
    `${STDIO}\n← {"jsonrpc":"2.0","id":3,"error":{"code":-32603,"message":"x"}}`,
  ],
  ['G7', 'result and error', edit(STDIO, LIST, put({ code: -32603, message: 'x' }, 'error'))],
  ['G7', 'a code that is a word', edit(UNKNOWN, '"error"', put('-32602', 'error', 'code'))],
  [
    'G8',
    'a reply to a notification',
    after(LEGACY, 'notifications/initialized', '← {"jsonrpc":"2.0","id":null,"result":{}}'),
  ],
  [
    'G9',
    'an array beside the answer',
    after(STDIO, '"id":2,"method"', '← [{"jsonrpc":"2.0","id":2,"result":{}}]'),
  ],
  ['G10', 'a key of _meta that is none', edit(STDIO, LIST, put(1, 'result', '_meta', '-bad-/x'))],
  [
    'L1',
    'initialize without clientInfo',
    edit(LEGACY, '"initialize"', drop('params', 'clientInfo')),
  ],
  [
    'L2',
    'no initialized',
    LEGACY.split('\n')
      .filter((one) => !one.includes('initialized'))
      .join('\n'),
  ],
  ['L4', 'no serverInfo', edit(LEGACY, '"id":1,"result"', drop('result', 'serverInfo'))],
  [
    'L7',
    'initialize is cancelled',
    after(
      LEGACY,
      '"initialize"',
      '→ {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}',
    ),
  ],
  ['C1', 'a cancel of nothing', edit(TIMEOUT, 'cancelled', drop('params', 'requestId'))],
  [
    'C2',
    'an answer after the cancel',
    `${TIMEOUT}\n← {"jsonrpc":"2.0","id":3,"result":{"resultType":"complete","content":[]}}`,
  ],
  [
    'P1',
    'progress for a token of nobody',
    after(
      PROGRESS,
      '"progress":2',
      '← {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"x","progress":1}}',
    ),
  ],
  ['P2', 'progress that goes back', PROGRESS.replace('"progress":3', '"progress":2')],
  [
    'P3',
    'progress after the answer',
    `${PROGRESS}\n← {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":3,"progress":9}}`,
  ],
  [
    'T1',
    'tools are not declared',
    edit(LEGACY, '"id":1,"result"', drop('result', 'capabilities', 'tools')),
  ],
  [
    'T2',
    'a tool without schema',
    edit(STDIO, LIST, (message) =>
      drop('inputSchema')((message.result as never as { tools: never[] }).tools[0] as never),
    ),
  ],
  ['T4', 'no structured content', edit(STDIO, CALL, drop('result', 'structuredContent'))],
  ['T9', 'no content', edit(LEGACY, CALL, drop('result', 'content'))],
  ['T9', 'isError is a word', edit(STDIO, CALL, put('true', 'result', 'isError'))],
  [
    'T12',
    'arguments outside the schema succeed',
    edit(STDIO, CALLING, put('critical', 'params', 'arguments', 'severity')),
  ],
  [
    'T12',
    'arguments that are a text succeed',
    edit(STDIO, CALLING, put('x', 'params', 'arguments')),
  ],
  ['X1', 'a list wants input', edit(STDIO, LIST, put('input_required', 'result', 'resultType'))],
  ['D1', 'half an object', after(STDIO, '"id":2,"method"', '← {"jsonrpc":"2.0","id":2')],
  ['D2', 'a stray print', after(STDIO, '"id":2,"method"', '← loading bugs')],
  ['D2', 'a log in JSON', after(STDIO, '"id":2,"method"', '← {"level":"info","msg":"hi"}')],
  ['H2', 'no Accept', HTTP.replace(/ {2}Accept: \S+ \S+/, '')],
  [
    'H8',
    'a header that says another tool',
    HTTP.replace('Mcp-Name: submit_bug_report', 'Mcp-Name: x'),
  ],
  ['H8', 'no Mcp-Method', HTTP.replace(/ {2}Mcp-Method: tools\/call/, '')],
  [
    'H10',
    'an answer as plain text',
    HTTP.replace(/(200 OK {2}Content-Type: )application\/json/, '$1text/plain'),
  ],
  ['H10', 'a stream as a page', HTTP.replace('text/event-stream  Cache', 'text/html  Cache')],
  ['H11', '200 for a notification', LEGACY_HTTP.replace('202 Accepted', '200 OK')],
  [
    'H16',
    'a request without its session',
    LEGACY_HTTP.replace(/ {2}Mcp-Session-Id: \w+(?= .* Content-Length: 5[78])/, ''),
  ],
]

describe.each(PLANTED)('%s: %s', (expected, _what, text) => {
  const isHttp = text.includes('HTTP/1.1')
  const imported = importTranscript(text)
  const trace = retell(imported)
  const lines = text.split('\n').filter((line) => line !== '')

  test('as arrows', () => expect(findings(text)).toBe(expected))
  test('as our NDJSON', () => expect(findings(trace ? toNdjson(trace) : '')).toBe(expected))
  if (isHttp) test('as HAR', () => expect(findings(trace ? toHar(trace) : '')).toBe(expected))
  else {
    test('as bare messages', () =>
      expect(findings(lines.map((line) => line.slice(2)).join('\n'))).toBe(expected))
    test('as messages with their direction', () => {
      const directed = lines.map((line) => {
        const message = parseJson(line.slice(2))
        const direction = line.startsWith('→') ? 'out' : 'in'
        return stringify({
          direction,
          message: message.ok ? toValue(message.value) : line.slice(2),
        })
      })
      expect(findings(directed.join('\n'))).toBe(expected)
    })
  }
})
