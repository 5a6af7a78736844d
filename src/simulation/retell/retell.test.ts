import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { anyScenario } from '../../../scripts/lib/any-scenario.ts'
import { toArrows } from '../../trace/export/arrows.ts'
import { toHar } from '../../trace/export/har.ts'
import { toNdjson } from '../../trace/export/ndjson.ts'
import { importTranscript } from '../../trace/import/import-transcript.ts'
import type { Trace, TraceEvent } from '../../trace/trace.ts'
import { viewAt } from '../../trace/view-at.ts'
import { isOnWire } from '../../trace/wire-channels.ts'
import { simulate } from '../simulate.ts'
import { retell } from './retell.ts'

// Each claim runs dozens of simulations, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const file = (name: string) =>
  readFileSync(new URL(`../../../public/code/${name}`, import.meta.url), 'utf8')
const again = (text: string) => retell(importTranscript(text)) as Trace
const names = ({ events }: Trace) => events.map(({ key }) => key)

/** What a frame is to the peers and to the reader. */
function wire({ events }: Trace) {
  return events
    .filter(isOnWire)
    .map(({ channel, from, raw, rawBase64, http, message, errorChannel }) => ({
      channel,
      from,
      raw,
      rawBase64,
      http,
      message,
      errorChannel,
    }))
}

/** Printed lines end with a newline, whatever ended them on the wire. */
const printed = (trace: Trace) =>
  wire(trace).map((event) => ({ ...event, rawBase64: undefined, raw: plain(event) }))
const plain = ({ channel, raw }: Pick<TraceEvent, 'channel' | 'raw'>): string =>
  channel === 'sse' ? raw.replace(/\r\n?/g, '\n').trimEnd() : raw

test('NDJSON of any run comes back equal, event by event', () => {
  fc.assert(
    fc.property(anyScenario(), (scenario) => {
      const trace = simulate(scenario)
      expect(again(toNdjson(trace))).toEqual(trace)
    }),
    { numRuns: 60 },
  )
})

test('arrows of any run come back with the same frames', () => {
  fc.assert(
    fc.property(anyScenario(), (scenario) => {
      const trace = simulate(scenario)
      expect(printed(again(toArrows(trace)))).toEqual(printed(trace))
    }),
    { numRuns: 60 },
  )
})

test('HAR of any run over HTTP comes back with the same frames at the same times', () => {
  fc.assert(
    fc.property(anyScenario(), (scenario) => {
      const trace = simulate({ ...scenario, transport: 'http' })
      // Some scripts are written for stdio alone.
      fc.pre(trace.events.some(({ http }) => http !== undefined))
      const back = again(toHar(trace))
      expect(wire(back)).toEqual(wire(trace))
      const times = ({ events }: Trace) => events.filter(isOnWire).map(({ at }) => at)
      const [first = 0] = times(trace)
      expect(times(back)).toEqual(times(trace).map((at) => at - first))
    }),
    { numRuns: 60 },
  )
})

test('frames of a plain run get the names that the run gave them', () => {
  for (const transport of ['stdio', 'http'] as const)
    for (const revision of ['2026-07-28', '2025-11-25'] as const) {
      const trace = simulate({
        ...again(file('transcript_modern.txt')).scenario,
        transport,
        revision,
      })
      const told = again(toArrows(trace))
      const own = trace.events.filter((event) => isOnWire(event) || event.channel === 'stderr')
      const keys = own.map(({ key }) => key.replace(/^round-\d+\./, ''))
      expect(names(told)).toEqual(keys)
      expect(told.events.map(({ phase, note }) => [phase, note])).toEqual(
        own.map(({ phase, note }) => [phase, note]),
      )
      expect(told.scenario).toMatchObject({ transport, revision })
    }
})

test('the two transcripts of the course code', () => {
  expect(names(again(file('transcript_modern.txt')))).toContain('call-4.response')
  expect(again(file('transcript_legacy.txt')).scenario.revision).toBe('2025-11-25')
  expect(names(again(file('transcript_legacy.txt')))).toEqual([
    'initialize.request',
    'initialize.response',
    'initialized.notification',
    'list.request',
    'list.response',
  ])
})

test('lines printed with gaps keep their text and say what is left', () => {
  const text = [
    '→ {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"x … y","arguments":{},"_meta":…}}',
    '← {"jsonrpc":"2.0","id":3,"result":{"tools":[ …3 个工具… ]}}',
    '',
    'a sentence between them',
  ].join('\n')
  const imported = importTranscript(text)
  expect(imported.problems).toEqual([
    { line: 1, reason: 'folded' },
    { line: 2, reason: 'folded' },
    { line: 4, reason: 'no-direction' },
  ])
  const [call, result] = (retell(imported) as Trace).events
  expect(call).toMatchObject({
    key: 'call-1.request',
    message: { id: 3, params: { name: 'x … y', arguments: {} } },
  })
  expect(call?.raw).toContain('"_meta":…')
  expect(result).toMatchObject({ key: 'call-1.response', message: { result: { tools: [] } } })
})

test('HTTP as a book prints it: requests without arrows and bodies, remarks behind the headers', () => {
  const text = [
    'POST /mcp  Mcp-Method: tools/call  Mcp-Name: other            （头和 body 对不上）',
    '→ HTTP/1.1 400 Bad Request',
    '  {"jsonrpc":"2.0","id":2,"error":{"code":-32020,"message":"mismatch"}}',
  ].join('\n')
  const imported = importTranscript(text)
  expect(imported.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'not-a-header'],
    [1, 'folded'],
  ])
  const [request, response] = (retell(imported) as Trace).events
  expect(request).toMatchObject({ key: 'call-1.request', from: 'client' })
  expect(response).toMatchObject({
    key: 'call-1.response',
    from: 'server',
    http: { status: 400, reason: 'Bad Request' },
    errorChannel: 'protocol-error',
  })
})

test('an Inspector export: kinds for directions, answers inside their requests', () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'a' } }
  const answer = { jsonrpc: '2.0', id: 1, result: { content: [], isError: true } }
  const entries = [
    {
      id: 'a',
      timestamp: '2026-08-01T10:00:00.100Z',
      direction: 'request',
      message: call,
      response: answer,
      duration: 50,
    },
    {
      id: 'b',
      timestamp: '2026-08-01T10:00:00.120Z',
      direction: 'notification',
      origin: 'server',
      message: { jsonrpc: '2.0', method: 'notifications/message', params: {} },
    },
    {
      id: 'c',
      timestamp: '2026-08-01T10:00:01.000Z',
      direction: 'request',
      message: { ...call, id: 2 },
      clientError: 'Request timed out',
      duration: 500,
    },
  ]
  const trace = again(JSON.stringify(entries, null, 2))
  expect(
    trace.events.map(({ key, at, from, errorChannel }) => [key, at, from, errorChannel]),
  ).toEqual([
    ['call-1.request', 0, 'client', undefined],
    ['server.message', 20, 'server', undefined],
    ['call-1.response', 50, 'server', 'tool-error'],
    ['call-2.request', 900, 'client', undefined],
    ['call-2.given-up', 1400, 'client', 'local-error'],
  ])
  expect(trace.events[4]?.detail).toEqual({ code: 'Request timed out' })
})

test('a broken file: what can be read stays, the rest is named by line', () => {
  const lines = toNdjson(simulate(again(file('transcript_modern.txt')).scenario)).split('\n')
  const broken = lines.toSpliced(3, 1, '{"seq":3,', '42')
  const imported = importTranscript(broken.join('\n'))
  expect(imported.problems).toEqual([
    { line: 4, column: 10, reason: 'not-json', json: 'unexpected-end' },
    { line: 5, reason: 'not-an-event' },
  ])
  expect(retell(imported)?.events).toHaveLength(lines.length - 2)
})

test('nothing readable is no trace', () => {
  expect(retell(importTranscript('once upon a time\n'))).toBeNull()
  expect(retell(importTranscript(''))).toBeNull()
})

test('any text at all is read without falling', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '→ ',
      '← ',
      'HTTP/1.1 200 OK  a: b\n',
      'POST /mcp  x\n',
      '  data: {}\n',
      '\n',
      '…',
    ),
    fc.constantFrom(
      '{"jsonrpc":"2.0","id":1,"method":"a"}',
      '{"channel":"stdin","raw":"\\ud800"}',
      '[',
    ),
    fc.constantFrom(
      '{"log":{"entries":[{"request":{},"response":{}}]}}',
      '[{"message":{}}]',
      '\u202e\u200b',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      retell(importTranscript(pieces.join('')))
    }),
  )
})

test('deep nesting and unpaired surrogates are text like any other', () => {
  const deep = `→ ${'['.repeat(200_000)}`
  const [event] = again(`${deep}\n→ \ud800x`).events
  expect(event).toMatchObject({ message: null, key: 'line.text' })
  expect(again('{"channel":"stdin","raw":"\\ud800x"}').events[0]?.raw).toBe('\ud800x')
})

test('thirty thousand requests that nobody answers open, and all of them stay open', () => {
  const line = '→ {"jsonrpc":"2.0","id":1,"method":"ping"}\n'
  const trace = retell(importTranscript(line.repeat(30_000)))
  expect(trace && viewAt(trace, 29_999)?.openExchanges).toHaveLength(30_000)
})
