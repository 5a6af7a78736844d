import { describe, expect, test } from 'vitest'
import { MAIN_SCENARIOS, scenarioName } from '../../scripts/lib/main-scenarios.ts'
import { isObject, type JsonObject } from '../protocol/json.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { toNdjson } from '../trace/export/ndjson.ts'
import { PHASES, type Trace, type TraceEvent } from '../trace/trace.ts'
import { simulate } from './simulate.ts'

const runs = MAIN_SCENARIOS.map((scenario) => ({
  name: scenarioName(scenario),
  scenario,
  trace: simulate(scenario),
}))
const withFault = (fault: Scenario['fault']) =>
  runs.filter(({ scenario }) => scenario.fault === fault)
const find = ({ events }: Trace, key: string) => events.find((event) => event.key === key)
const errors = ({ events }: Trace) => events.filter((event) => event.errorChannel !== undefined)
const cancels = ({ events }: Trace) =>
  events.filter((event) => event.message?.method === 'notifications/cancelled')
const said = (trace: Trace) => find(trace, 'answer')?.detail?.say

test('there are 32', () => {
  expect(new Set(runs.map(({ name }) => name)).size).toBe(32)
})

describe.each(runs)('$name', ({ scenario, trace }) => {
  test('twice the same gives the same bytes', () => {
    expect(toNdjson(simulate(scenario))).toBe(toNdjson(trace))
  })

  test('tells the whole story, in order', () => {
    const handshake = scenario.revision === '2025-11-25'
    const order = [
      'user.task',
      ...(scenario.transport === 'stdio' ? ['launch.spawn'] : []),
      ...(handshake
        ? ['initialize.request', 'initialize.response', 'initialized.notification']
        : ['discover.request', 'discover.response']),
      'list.request',
      'list.response',
      'model-1.context',
      'model-1.turn',
      'call-1.order',
      'call-1.request',
      'answer',
    ]
    const places = order.map((key) => trace.events.findIndex((event) => event.key === key))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  test('every event has the fields of the contract', () => {
    toNdjson(trace)
      .trimEnd()
      .split('\n')
      .forEach((line, number) => {
        const event = JSON.parse(line) as JsonObject
        expect(event.seq).toBe(number)
        expect(Number.isInteger(event.at)).toBe(true)
        for (const name of ['key', 'phase', 'from', 'to', 'channel', 'raw', 'note'])
          expect(typeof event[name], name).toBe('string')
        expect(Object.hasOwn(event, 'message')).toBe(true)
        expect(Object.hasOwn(event, 'version')).toBe(number === 0)
        expect(isObject(event.http)).toBe(String(event.channel).startsWith('http'))
        expect(event.note).not.toBe('other')
        expect(PHASES).toContain(event.phase)
      })
  })

  test('does not offer the grader’s tool', () => {
    expect(find(trace, 'list.response')?.raw).toContain('submit_bug_report')
    expect(find(trace, 'list.response')?.raw).not.toContain('list_injected_bugs')
  })

  test('never shows the Model a fault’s id', () => {
    const contexts = trace.events.filter((event) => event.to === 'model').map((event) => event.raw)
    expect(contexts.length).toBeGreaterThan(1)
    for (const id of ['unknown-tool', 'bad-args', 'timeout'])
      expect(contexts.join()).not.toContain(id)
  })

  test('ends in order', () => {
    const last = trace.events.at(-1)
    if (scenario.transport === 'stdio') expect(last?.key).toBe('shutdown.exit')
    else if (scenario.revision === '2025-11-25') expect(last?.key).toBe('session.deleted')
    else expect(last?.key).toBe('answer')
  })
})

describe.each(withFault('none'))('clean: $name', ({ trace }) => {
  test('no error, and the report hits the bug', () => {
    expect(errors(trace)).toEqual([])
    expect(said(trace)).toBe('reported')
    expect(find(trace, 'answer')?.raw).toContain('BUG-001')
  })
})

describe.each(withFault('unknown-tool'))('$name', ({ scenario, trace }) => {
  test('the dialect decides the channel; the Model goes back to the list', () => {
    const sdk = scenario.server === 'python-sdk'
    expect(errors(trace).map(({ key, errorChannel }) => [key, errorChannel])).toEqual([
      ['call-1.response', sdk ? 'tool-error' : 'protocol-error'],
    ])
    expect(find(trace, 'call-1.response')?.raw).toContain('Unknown tool: delete_all_bugs')
    if (!sdk) expect(find(trace, 'call-1.response')?.raw).toContain('-32602')
    expect(find(trace, 'model-2.turn')?.detail).toMatchObject({ rule: 'back-to-the-list' })
    expect(said(trace)).toBe('reported')
  })
})

describe.each(withFault('bad-args'))('$name', ({ trace }) => {
  test('is a tool error that the Model repairs from its text', () => {
    expect(find(trace, 'call-1.request')?.raw).toContain('"severity":"critical"')
    expect(errors(trace).map(({ key, errorChannel }) => [key, errorChannel])).toEqual([
      ['call-1.response', 'tool-error'],
    ])
    expect(find(trace, 'model-2.turn')?.detail).toMatchObject({
      rule: 'repair-argument',
      arguments: { severity: 'high' },
    })
    expect(said(trace)).toBe('reported')
  })
})

describe.each(withFault('timeout'))('$name', ({ scenario, trace }) => {
  const { revision, transport, server } = scenario
  const stateful = revision === '2025-11-25'

  test('the Client gives up after 500 ms, on its own', () => {
    const request = find(trace, 'call-1.request') as TraceEvent
    const timeout = find(trace, 'call-1.timeout') as TraceEvent
    expect(timeout).toMatchObject({ errorChannel: 'local-error', from: 'client', to: 'host' })
    expect(timeout.at - request.at).toBe(500)
    expect(errors(trace)[0]).toBe(timeout)
  })

  test('and cancels as revision and transport want it', () => {
    if (transport === 'http' && !stateful) {
      expect(cancels(trace)).toEqual([])
      expect(find(trace, 'call-1.stream-close')).toMatchObject({
        channel: 'stream-close',
        from: 'client',
      })
      return
    }
    expect(cancels(trace)).toHaveLength(1)
    expect(cancels(trace)[0]?.message?.params).toEqual({
      requestId: 3,
      reason: 'timed out after 0.5s',
    })
    expect(cancels(trace)[0]?.channel).toBe(transport === 'stdio' ? 'stdin' : 'http-request')
    if (transport === 'http') expect(find(trace, 'call-1.cancel-accepted')?.http?.status).toBe(202)
  })

  test('what follows for that request', () => {
    const late = trace.events.filter((event) => event.message?.id === 3 && event.from === 'server')
    const speaks = transport === 'http' && stateful && server === 'python-sdk'
    expect(late.map((event) => event.key)).toEqual(speaks ? ['call-1.late'] : [])
    if (speaks) {
      expect(late[0]?.raw).toContain('-32800')
      expect(find(trace, 'call-1.dropped')).toBeDefined()
    }
    if (transport === 'http' && stateful && server === 'spec')
      expect(find(trace, 'call-1.stream-end')).toMatchObject({ from: 'server', raw: '' })
  })

  test('the next request works, and the answer owns up', () => {
    expect(find(trace, 'call-2.response')?.errorChannel).toBeUndefined()
    expect(said(trace)).toBe('reported-not-reproduced')
  })

  test('with a limit above the tool’s time there is no timeout', () => {
    const edge = 2000 + 2 * scenario.latencyMs
    const patient = simulate({ ...scenario, limitMs: edge + 1 })
    expect(errors(patient)).toEqual([])
    expect(said(patient)).toBe('reported')
    expect(find(simulate({ ...scenario, limitMs: edge - 1 }), 'call-1.timeout')).toBeDefined()
  })
})

test('the open book offers the grader’s tool', () => {
  const { scenario } = runs[0] as (typeof runs)[0]
  expect(find(simulate({ ...scenario, tools: 'all' }), 'list.response')?.raw).toContain(
    'list_injected_bugs',
  )
})
