import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO, type Scenario } from '../../scenario/scenario.ts'
import { simulate } from '../../simulation/simulate.ts'
import { pipesAt, shortWord } from './pipes.ts'

/** The pipes of a run at the step with this key, as `name state tickets`. */
function pipes(scenario: Partial<Scenario>, key: string) {
  const trace = simulate({ ...DEFAULT_SCENARIO, ...scenario })
  const cursor = trace.events.findIndex((event) => event.key === key)
  if (cursor < 0) throw new Error(`no step ${key}: ${trace.events.map((event) => event.key)}`)
  return pipesAt(trace.events, cursor, trace.scenario.transport)
}
const states = (scenario: Partial<Scenario>, key: string) =>
  pipes(scenario, key).map(({ name, state }) => `${name} ${state}`.trim())

test('stdio: three pipes from launch to exit, the frame in the one it was written to', () => {
  expect(states({}, 'user.task')).toEqual(['stdin absent', 'stdout absent', 'stderr absent'])
  expect(states({}, 'call-1.request')).toEqual(['stdin live', 'stdout idle', 'stderr idle'])
  expect(states({}, 'call-1.response')).toEqual(['stdin idle', 'stdout live', 'stderr idle'])
  expect(states({}, 'shutdown.stdin-closed')).toEqual(['stdin cut', 'stdout idle', 'stderr idle'])
})

test('an error that arrives marks its pipe, a local one marks none', () => {
  const marks = (fault: Scenario['fault'], key: string) =>
    pipes({ fault }, key).map(({ errorChannel }) => errorChannel ?? '-')
  expect(marks('bad-args', 'call-1.response')).toEqual(['-', 'tool-error', '-'])
  expect(marks('timeout', 'call-1.timeout')).toEqual(['-', '-', '-'])
})

test('HTTP: one connection has a request that arrives and a response with its status', () => {
  const http = { transport: 'http' } as const
  expect(states(http, 'user.task')).toEqual(['idle', 'idle'])
  expect(states(http, 'call-1.request')).toEqual(['POST /mcp live', 'waiting'])
  expect(states(http, 'call-1.response')).toEqual(['POST /mcp delivered', '200 live'])
})

test('a streamed response stays open after its head and holds what came', () => {
  const spec = { transport: 'http', server: 'spec' } as const
  const [, head] = pipes(spec, 'call-1.head')
  expect(head).toMatchObject({ state: 'live', streaming: true })
  const [, last] = pipes(spec, 'call-1.response')
  expect(last).toMatchObject({ state: 'live', streaming: false })
})

test('a stream that the Client closes is cut by the Client', () => {
  const scenario = { transport: 'http', server: 'spec', fault: 'timeout' } as const
  const [request, response] = pipes(scenario, 'call-1.stream-close')
  expect(request).toMatchObject({ name: 'POST /mcp', state: 'delivered' })
  expect(response).toMatchObject({ state: 'cut', cutBy: 'client' })
})

test('a cancel that is POSTed has a connection of its own, and its 202 belongs to it', () => {
  const legacy = {
    revision: '2025-11-25',
    transport: 'http',
    server: 'spec',
    fault: 'timeout',
  } as const
  expect(states(legacy, 'call-1.cancel')[0]).toBe('POST /mcp live')
  expect(states(legacy, 'call-1.cancel-accepted').slice(0, 2)).toEqual([
    'POST /mcp delivered',
    'live',
  ])
})

test('tickets on the projector leave out what every one of them has', () => {
  expect(shortWord('notifications/cancelled')).toBe('cancelled')
  expect(shortWord('server/discover')).toBe('discover')
  expect(shortWord('tools/call')).toBe('tools/call')
  expect(shortWord('error -32602')).toBe('-32602')
})
