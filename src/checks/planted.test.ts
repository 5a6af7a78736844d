import { expect, test } from 'vitest'
import { MAIN_SCENARIOS, scenarioName } from '../../scripts/lib/main-scenarios.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import { toArrows } from '../trace/export/arrows.ts'
import { importTranscript } from '../trace/import/import-transcript.ts'
import { CHECKS } from './all-checks.ts'
import { CHECK_IDS } from './check-ids.ts'
import { checkEvents, checkTrace } from './check-trace.ts'

const arrows = (change: Partial<Scenario> = {}) =>
  toArrows(simulate({ ...(MAIN_SCENARIOS[0] as Scenario), ...change }))
const fails = (text: string) =>
  checkEvents(importTranscript(text).events)
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
    .map(({ id, verdict }) => `${id} ${verdict}`)
const lines = (text: string, edit: (lines: string[]) => string[]) =>
  edit(text.trimEnd().split('\n')).join('\n')
const insert = (text: string, at: number, ...more: string[]) =>
  lines(text, (all) => all.toSpliced(at, 0, ...more))
const stdio = arrows({ server: 'spec' })
const http = arrows({ server: 'spec', transport: 'http' })
const legacy = arrows({ server: 'spec', revision: '2025-11-25' })
const legacyTimeout = arrows({ server: 'spec', revision: '2025-11-25', fault: 'timeout' })
const timeout = arrows({ server: 'spec', fault: 'timeout' })

test('every id has its check', () => {
  expect(CHECKS.map(({ id }) => id)).toEqual(CHECK_IDS)
})

test.each(MAIN_SCENARIOS.map((scenario) => ({ name: scenarioName(scenario), scenario })))(
  'no MUST fails: $name',
  ({ scenario }) => {
    const trace = simulate(scenario)
    expect(checkTrace(trace).filter(({ verdict }) => verdict === 'fail')).toEqual([])
    expect(fails(toArrows(trace)).filter((found) => found.endsWith('fail'))).toEqual([])
  },
)

const TASKS = ['read-resources', 'use-prompt', 'replay-progress'] as const
test.each(
  TASKS.flatMap((task) =>
    MAIN_SCENARIOS.filter(({ fault }) => fault === 'none').map((scenario) => ({
      name: `${task} ${scenarioName(scenario)}`,
      scenario: { ...scenario, task },
    })),
  ),
)('nothing to say of a clean run: $name', ({ scenario }) => {
  expect(fails(toArrows(simulate(scenario)))).toEqual([])
})

test('of the 32 runs only the unknown tool gives rise to a doubt, for the Python dialect', () => {
  const doubts = MAIN_SCENARIOS.flatMap((scenario) =>
    fails(toArrows(simulate(scenario))).map((found) => ({ found, ...scenario })),
  )
  expect(doubts).toHaveLength(4)
  for (const { found, fault, server } of doubts)
    expect([found, fault, server]).toEqual(['T7 warn', 'unknown-tool', 'python-sdk'])
})

test.each([
  [
    'M4 fail',
    lines(stdio, (all) =>
      all.map((one, i) => (i === 3 ? one.replace('"resultType":"complete",', '') : one)),
    ),
  ],
  ['G8 fail', insert(stdio, 2, '← {"jsonrpc":"2.0","id":null,"result":{"resultType":"complete"}}')],
  ['D2 fail', insert(stdio, 3, '← debug: listing')],
  ['D1 fail', insert(stdio, 2, '← {"jsonrpc":"2.0","method":')],
  ['G9 fail', lines(stdio, (all) => all.map((one, i) => (i === 3 ? `← [${one.slice(2)}]` : one)))],
  [
    'G5 fail',
    lines(stdio, (all) => all.map((one, i) => (i === 5 ? one.replace('"id":3', '"id":"3"') : one))),
  ],
  ['G6 fail', lines(stdio, (all) => [...all, all[5] as string])],
  [
    'G3 fail',
    lines(
      stdio,
      (all) =>
        [
          all[0],
          all[1],
          all[2],
          all[4]?.replace('"id":3', '"id":2'),
          all[3],
          all[5]?.replace('"id":3', '"id":2'),
        ] as string[],
    ),
  ],
  ['M7 fail', insert(stdio, 2, '→ {"jsonrpc":"2.0","id":1,"result":{}}')],
  ['M6 fail', insert(stdio, 2, '← {"jsonrpc":"2.0","id":9,"method":"roots/list"}')],
  ['G1 fail', stdio.replace('"jsonrpc":"2.0"', '"jsonrpc":"1.0"')],
  ['L2 fail', lines(legacy, (all) => all.filter((one) => !one.includes('initialized')))],
  ['L1 fail', lines(legacy, (all) => all.slice(2))],
  [
    'C2 fail',
    lines(timeout, (all) => [
      ...all,
      '← {"jsonrpc":"2.0","id":3,"result":{"resultType":"complete","content":[]}}',
    ]),
  ],
  ['D1 fail', lines(stdio, (all) => all.with(2, '→ {"jsonrpc":"2.0","id":2,'))],
  ['D1 fail', lines(legacy, (all) => all.with(0, '→ {"jsonrpc":'))],
  ['D1 fail', lines(legacy, (all) => all.with(2, '→ 5'))],
  ['H1 fail', lines(http, (all) => all.with(5, '  {"jsonrpc":"2.0",'))],
  ['G2 fail', stdio.replace('"id":2,"method"', '"id":null,"method"')],
  ['G2 fail', http.replace('"id":2,"method"', '"id":2.5,"method"')],
  ['M7 fail', stdio.replace('"id":2,"method":"tools/list"', '"id":2')],
  ['G8 fail', stdio.replace('"id":2,"result"', '"id":null,"result"')],
  ['G5 fail', stdio.replace('"id":2,"result"', '"id":77,"result"')],
  ['G5 fail', http.replace('"id":3,"result"', '"id":77,"result"')],
  ['G4 fail', lines(legacy, (all) => [all[0] ?? '', ...all])],
  ['L1 fail', lines(legacy, (all) => all.slice(1))],
  ['T1 fail', legacyTimeout.replace('"capabilities":{"tools":{}}', '"capabilities":{}')],
  ['C1 fail', timeout.replace('"requestId":3', '"requestId":33')],
  ['M16 warn', stdio.replace('"method":"tools/list"', '"method":"ping"')],
  ['H8 fail', http.replace('MCP-Protocol-Version: 2026-07-28', 'MCP-Protocol-Version: 2025-11-25')],
  ['H8 fail', http.replace('Mcp-Name: submit_bug_report', 'Mcp-Name: other')],
])('one cause, one finding: %s', (expected, text) => {
  expect(fails(text)).toEqual([expected])
})

test('a late answer that may have crossed the cancel is a doubt', () => {
  const at = timeout.split('\n').findIndex((one) => one.includes('cancelled'))
  const late = '← {"jsonrpc":"2.0","id":3,"result":{"resultType":"complete","content":[]}}'
  expect(fails(insert(timeout, at + 1, late)).filter((found) => found.startsWith('C2'))).toEqual([
    'C2 warn',
  ])
})

test('a server that blocks has not read the cancel: a doubt, on the page as from its transcript', () => {
  const trace = simulate({ ...(MAIN_SCENARIOS[0] as Scenario), server: 'spec', fault: 'blocking' })
  const found = checkTrace(trace).find(({ id }) => id === 'C2')
  expect(found?.verdict).toBe('warn')
  expect(fails(toArrows(trace))).toEqual(['C2 warn'])
})
