import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'
import { type BughuntOptions, bughunt } from '../server/bughunt/definition.ts'
import type { Trace } from '../trace/trace.ts'
import { simulate } from './simulate.ts'

// Each run below differs from the usual one in the server's definition and nowhere else.
const run = (change: Partial<Scenario>, options: Partial<BughuntOptions>): Trace =>
  simulate(
    { ...DEFAULT_SCENARIO, ...change },
    { definition: bughunt({ tools: 'agent', ...options }) },
  )
const raw = ({ events }: Trace, key: string) => events.find((event) => event.key === key)?.raw ?? ''
const turn = ({ events }: Trace, number: number) =>
  events.find((event) => event.key === `model-${number}.turn`)?.detail

test.each(['python-sdk', 'spec'] as const)(
  'a renamed tool is listed, found and called (%s)',
  (server) => {
    const trace = run({ server, fault: 'unknown-tool' }, { submitName: 'file_defect' })
    expect(raw(trace, 'list.response')).toContain('"file_defect"')
    expect(raw(trace, 'list.response')).not.toContain('submit_bug_report"')
    expect(turn(trace, 2)).toMatchObject({ rule: 'back-to-the-list', tool: 'file_defect' })
    expect(raw(trace, 'answer')).toContain('R-001')
  },
)

test.each([
  ['python-sdk', "Input should be 'minor' or 'major'"],
  ['spec', 'severity must be one of: minor, major'],
] as const)('other severities change list, error text and repair (%s)', (server, text) => {
  const trace = run({ server, fault: 'bad-args' }, { severities: ['minor', 'major'] })
  expect(raw(trace, 'list.response')).toContain('"enum":["minor","major"]')
  expect(raw(trace, 'call-1.response')).toContain(text)
  expect(turn(trace, 2)).toMatchObject({
    rule: 'repair-argument',
    arguments: { severity: 'major' },
  })
  expect(raw(trace, 'answer')).toContain('R-001')
})

test('a replay of 100 ms is over before the limit of 500 ms', () => {
  const slow = run({ fault: 'timeout' }, {})
  const quick = run({ fault: 'timeout' }, { replayMs: 100 })
  expect(raw(slow, 'call-1.timeout')).toContain('request-timeout')
  expect(quick.events.some((event) => event.errorChannel !== undefined)).toBe(false)
  expect(raw(quick, 'call-1.response')).toContain('[1/2]')
  expect(turn(quick, 2)).toMatchObject({ rule: 'report' })
})
