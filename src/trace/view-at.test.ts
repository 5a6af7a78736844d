import { describe, expect, test } from 'vitest'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import { exchangesOf } from './exchanges.ts'
import { viewAt } from './view-at.ts'

const run = (change: Partial<Scenario> = {}) => simulate({ ...DEFAULT_SCENARIO, ...change })
const at = (trace: ReturnType<typeof run>, key: string) =>
  viewAt(
    trace,
    trace.events.findIndex((event) => event.key === key),
  )

describe('viewAt', () => {
  test('marks what the step itself changed, with the value before', () => {
    const view = at(run(), 'call-1.request')
    expect(view?.actors.client).toMatchObject({
      changed: true,
      value: { pending: [3], nextId: 4 },
      previous: { pending: [], nextId: 3 },
    })
    expect(view?.actors.model).toMatchObject({ changed: false, value: { rule: 'report' } })
  })

  test('knows which requests are open, and which frames are still under way', () => {
    const trace = run()
    expect(at(trace, 'call-1.request')?.openExchanges).toEqual(['call-1'])
    expect(at(trace, 'call-1.result')?.openExchanges).toEqual([])
    // The request is being written: the two exchanges before it have arrived, it has not.
    expect(at(trace, 'call-1.request')?.deliveredFrames).toBe(4)
    expect(at(trace, 'call-1.result')?.deliveredFrames).toBe(6)
  })

  test('a timeout closes the exchange for the Client', () => {
    expect(at(run({ fault: 'timeout' }), 'call-1.timeout')?.openExchanges).toEqual([])
  })

  test('shows what the Model was shown last', () => {
    const trace = run({ fault: 'bad-args' })
    expect(at(trace, 'list.response')?.modelContext).toBeNull()
    expect(at(trace, 'call-2.request')?.modelContext).toContain('Input should be')
  })

  test('holds a cursor inside the trace', () => {
    const trace = run()
    expect(viewAt(trace, -3)?.event.seq).toBe(0)
    expect(viewAt(trace, 1e9)?.event).toBe(trace.events.at(-1))
    expect(viewAt({ ...trace, events: [] }, 0)).toBeNull()
  })
})

test('exchanges pair each request with its end', () => {
  const summary = exchangesOf(run({ fault: 'timeout', transport: 'http', revision: '2025-11-25' }))
  expect(
    summary.map(({ name, id, method, outcome, durationMs }) => [
      name,
      id,
      method,
      outcome,
      durationMs,
    ]),
  ).toEqual([
    ['initialize', 1, 'initialize', 'result', 5],
    ['list', 2, 'tools/list', 'result', 5],
    ['call-1', 3, 'tools/call', 'local-error', 500],
    ['call-2', 4, 'tools/call', 'result', 5],
  ])
  expect(summary[2]?.cancel).not.toBeNull()
})
