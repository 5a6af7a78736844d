import { describe, expect, test } from 'vitest'
import { isObject } from '../../protocol/json.ts'
import { messageKind } from '../../protocol/jsonrpc.ts'
import { simulate } from '../../simulation/simulate.ts'
import type { Trace, TraceEvent } from '../../trace/trace.ts'
import { MYTHS, type Showing, TABLES } from './reference.ts'

const runs = new Map<Showing, { trace: Trace; event: TraceEvent | undefined }>()
function shown(showing: Showing) {
  const known = runs.get(showing)
  if (known) return known
  const trace = simulate(showing.scenario)
  const run = { trace, event: trace.events.find(({ key }) => key === showing.at) }
  runs.set(showing, run)
  return run
}
const row = (table: string, id: string) => {
  const found = TABLES.find((one) => one.id === table)?.rows.find((one) => one.id === id)
  if (!found) throw new Error(`${table} ${id}`)
  return shown(found.shows)
}
const myth = (id: string) => {
  const found = MYTHS.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return shown(found.shows)
}

describe('every row leads to a step that is there', () => {
  test.each(TABLES.flatMap(({ id, rows }) => rows.map((one) => [id, one.id, one.shows] as const)))(
    '%s, %s',
    (_table, _row, showing) => expect(shown(showing).event).toBeDefined(),
  )
  test.each(MYTHS.map((one) => [one.id, one.shows] as const))('%s', (_id, showing) =>
    expect(shown(showing).event).toBeDefined(),
  )
})

test('the kinds of message are what the rows say', () => {
  expect(messageKind(row('kinds', 'request').event?.message ?? null)).toBe('request')
  expect(messageKind(row('kinds', 'response').event?.message ?? null)).toBe('result')
  expect(messageKind(row('kinds', 'notification').event?.message ?? null)).toBe('notification')
})

test('the four channels come back where the rows say', () => {
  for (const id of ['protocol', 'tool', 'transport', 'local'])
    expect(row('channels', id).event?.errorChannel).toBe(`${id}-error`)
})

test('the primitives are asked for by their methods', () => {
  const method = (id: string) => row('primitives', id).event?.message?.method
  expect([method('tools'), method('resources'), method('prompts')]).toEqual([
    'tools/call',
    'resources/read',
    'prompts/get',
  ])
})

test('nothing goes between server and Model', () => {
  const { events } = myth('server-calls-model').trace
  const between = events.filter(({ from, to }) => [from, to].sort().join() === 'model,server')
  expect(between).toEqual([])
  expect(myth('server-calls-model').event).toMatchObject({ from: 'host', to: 'model' })
})

test('2026-07-28 runs without a handshake', () => {
  const { events } = myth('always-initialize').trace
  expect(events.some(({ message }) => message?.method === 'initialize')).toBe(false)
  expect(events.some(({ key }) => key === 'answer')).toBe(true)
})

test('−32001 is never on the wire', () => {
  const { events } = myth('timeout-code').trace
  expect(events.filter(({ raw }) => raw.includes('-32001'))).toEqual([])
})

test('a print on stdout is a broken frame', () => {
  expect(myth('print-is-fine').event).toMatchObject({
    channel: 'stdout',
    errorChannel: 'transport-error',
    message: null,
  })
})

test('a description goes to the Model word by word', () => {
  const { trace, event } = myth('description-is-comment')
  const listed = trace.events.find(({ key }) => key === 'list.response')?.message?.result
  const tools = isObject(listed) && Array.isArray(listed.tools) ? listed.tools : []
  const [tool] = tools
  const description = isObject(tool) ? String(tool.description) : ''
  expect(description.length).toBeGreaterThan(10)
  expect(event?.raw).toContain(description)
})
