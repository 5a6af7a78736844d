import { describe, expect, it } from 'vitest'
import { isObject } from '../protocol/json.ts'
import { DEFAULT_SCENARIO } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import { frameOfEvent, headerLines, headersOf, readFork, runFork } from './fork.ts'

const scenarioOf = (transport: 'stdio' | 'http', revision: '2025-11-25' | '2026-07-28') => ({
  ...DEFAULT_SCENARIO,
  transport,
  revision,
})

describe.each([
  ['stdio', '2026-07-28'],
  ['stdio', '2025-11-25'],
  ['http', '2026-07-28'],
  ['http', '2025-11-25'],
] as const)('%s %s', (transport, revision) => {
  const scenario = scenarioOf(transport, revision)
  const base = simulate(scenario)
  const call = base.events.find(({ key }) => key === 'call-1.request')
  const list = base.events.find(({ key }) => key === 'list.response')

  it('sends an edited call at a step, and the answer follows from the edit', () => {
    const frame = call && frameOfEvent(call)
    if (!frame || !list) throw new Error('the run has no call')
    const edit = (text: string) => text.replace('"high"', '"critical"')
    const edited =
      frame.kind === 'stdin'
        ? { ...frame, text: edit(frame.text) }
        : { ...frame, body: edit(frame.body) }
    const run = runFork({ scenario, after: list.key, frames: [frame, edited] })
    const answers = run.exchanges.map(({ came }) => {
      const event = run.trace.events.find((one) => came.includes(one.seq) && one.message?.result)
      return isObject(event?.message?.result) ? event.message.result.isError === true : null
    })
    expect(answers).toEqual([false, true])
    // The same opening as in the scenario: the server has seen the same bytes.
    const wire = (events: typeof base.events) =>
      events.filter(({ channel }) => /stdin|http-request/.test(channel)).map(({ raw }) => raw)
    const kept = base.events.slice(0, list.seq)
    expect(wire(run.trace.events).slice(0, wire(kept).length)).toEqual(wire(kept))
  })

  it('can send at the very first step', () => {
    const first = base.events[0]
    const frame = call && frameOfEvent(call)
    if (!first || !frame) throw new Error('an empty run')
    const run = runFork({ scenario, after: first.key, frames: [frame] })
    expect(run.exchanges).toHaveLength(1)
    expect(run.trace.events[run.exchanges[0]?.sent ?? -1]?.from).toBe('client')
  })
})

it('takes the usual server where the scenario has a live one', () => {
  const scenario = { ...DEFAULT_SCENARIO, server: 'typescript-sdk' } as const
  const fork = { name: '', after: 'list.response', frames: [] }
  const run = runFork({ ...fork, scenario })
  expect(run.trace).toEqual(runFork({ ...fork, scenario: DEFAULT_SCENARIO }).trace)
})

it('reads headers back as they were written', () => {
  const headers = [
    ['Host', '127.0.0.1:8000'],
    ['Mcp-Name', '=?base64?5o+Q?='],
  ] as const
  expect(headersOf(headerLines(headers))).toEqual(headers)
})

it('refuses what is no fork', () => {
  for (const value of [null, 1, {}, { after: 'x' }, { after: 'x', frames: [{}] }])
    expect(readFork(value, DEFAULT_SCENARIO)).toBe(null)
  expect(readFork({ after: 'x', frames: [], extra: 1 }, DEFAULT_SCENARIO)?.frames).toEqual([])
})
