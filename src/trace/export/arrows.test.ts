import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO, type Scenario } from '../../scenario/scenario.ts'
import { simulate } from '../../simulation/simulate.ts'
import type { TraceEvent } from '../trace.ts'
import { toArrows } from './arrows.ts'
import { toJson } from './json.ts'
import { toNdjson } from './ndjson.ts'

const run = (change: Partial<Scenario>) => simulate({ ...DEFAULT_SCENARIO, ...change })
const lines = (change: Partial<Scenario>) => toArrows(run(change)).trimEnd().split('\n')

test('stdio: an arrow and the raw line, and nothing from inside', () => {
  const trace = run({})
  const wire = trace.events.filter(({ channel }) => channel === 'stdin' || channel === 'stdout')
  expect(lines({})).toEqual(wire.map(({ from, raw }) => `${from === 'client' ? '→' : '←'} ${raw}`))
})

test('stderr has a mark of its own', () => {
  expect(lines({ fault: 'unknown-tool' })).toContain(
    "stderr| Tool 'delete_all_bugs' failed: 'Unknown tool: delete_all_bugs'",
  )
})

test('HTTP: the head in one line, the body two spaces in', () => {
  const [request, body, response, answer] = lines({ transport: 'http' })
  expect(request).toMatch(
    /^→ POST \/mcp {2}Host: 127\.0\.0\.1:8000 {2}.*MCP-Protocol-Version: 2026-07-28 {2}Mcp-Method: server\/discover {2}/,
  )
  expect(body).toMatch(/^ {2}\{"jsonrpc":"2\.0","id":1,"method":"server\/discover"/)
  expect(response).toMatch(/^← HTTP\/1\.1 200 OK {2}content-type: application\/json/)
  expect(answer).toMatch(/^ {2}\{"jsonrpc":"2\.0","id":1,"result"/)
})

test('a closed stream, and an event that comes after another frame', () => {
  expect(lines({ transport: 'http', fault: 'timeout' })).toContain('→ (stream closed)')
  const late = lines({ transport: 'http', fault: 'timeout', revision: '2025-11-25' })
  const at = late.indexOf('← (stream continued)')
  expect(late[at - 1]).toMatch(/^← HTTP\/1\.1 202 Accepted/)
  expect(late.slice(at + 1, at + 3).join()).toContain('-32800')
})

test('numbers keep every digit in both other formats', () => {
  const trace = run({})
  const message = { jsonrpc: '2.0', id: 12345678901234567890n, method: 'ping' }
  const [first] = trace.events as readonly TraceEvent[]
  const events = [{ ...first, message } as TraceEvent]
  for (const text of [toNdjson({ ...trace, events }), toJson({ ...trace, events })])
    expect(text).toMatch(/"id": ?12345678901234567890,/)
})
