import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO } from '../../scenario/scenario.ts'
import { simulate } from '../../simulation/simulate.ts'
import { compareFacts, factsOf, unreadStdin } from './state-lines.ts'

const around = { transport: 'stdio', hasSession: false, stdinUnread: 0 } as const

test('a fact that changed carries its old value, one that did not carries none', () => {
  const before = factsOf('client', { pending: [], nextId: 3, negotiated: '2026-07-28' }, around)
  const now = factsOf('client', { pending: [3], nextId: 4, negotiated: '2026-07-28' }, around)
  expect(compareFacts(now, before)).toEqual([
    { id: 'pending', value: '{3}', hasChanged: true, old: '{ }' },
    { id: 'nextId', value: '4', hasChanged: true, old: '3' },
    { id: 'negotiated', value: '2026-07-28', hasChanged: false },
  ])
})

test('a sentence changes without its old one being struck', () => {
  const before = factsOf('user', { asked: 1, answered: 0, waiting: true }, around)
  const now = factsOf('user', { asked: 1, answered: 1, waiting: false }, around)
  expect(compareFacts(now, before)).toEqual([
    { id: 'user', value: 'answered', isWord: true, hasChanged: true },
  ])
})

test('the number inside a sentence counts as a change', () => {
  const server = (answered: number) =>
    factsOf('server', { process: 'running', answered, running: [] }, around)
  const line = compareFacts(server(3), server(2)).find(({ id }) => id === 'process')
  expect(line).toMatchObject({ value: 'process-running', count: '3', hasChanged: true })
})

test('a tool that runs takes the place of the reports', () => {
  const ids = (running: string[]) =>
    factsOf('server', { process: 'running', running, reports: 1 }, around).map(({ id }) => id)
  expect(ids([])).toContain('reports')
  expect(ids(['replay_steps'])).toContain('running')
})

test('nothing is marked on the first step', () => {
  const now = factsOf('host', { waitingFor: 'user', tools: [] }, around)
  expect(compareFacts(now, []).every(({ hasChanged }) => !hasChanged)).toBe(true)
})

test('stdin holds a line, with its newline, until a latency has passed', () => {
  const { events, scenario } = simulate(DEFAULT_SCENARIO)
  const request = events.findIndex(({ key }) => key === 'call-1.request')
  const bytes = new TextEncoder().encode(events[request]?.raw).length + 1
  expect(unreadStdin(events, request, scenario.latencyMs)).toBe(bytes)
  expect(unreadStdin(events, request + 1, scenario.latencyMs)).toBe(0)
})
