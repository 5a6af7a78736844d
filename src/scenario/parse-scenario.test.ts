import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyScenario } from '../../scripts/lib/any-scenario.ts'
import { nearestWord } from './fields.ts'
import { parseScenario, scenarioPairs } from './parse-scenario.ts'
import { FAULT_IDS } from './scenario.ts'

test('pairs and scenario are two forms of one thing, in both namings', () => {
  fc.assert(
    fc.property(
      anyScenario(),
      fc.constantFrom('option' as const, 'link' as const),
      (scenario, naming) => {
        const pairs = scenarioPairs(scenario, naming)
        expect(parseScenario(pairs, naming)).toEqual({ scenario, problems: [] })
      },
    ),
  )
})

test('any pairs give a legal scenario, and what was wrong is named', () => {
  const key = fc.constantFrom(
    'rev',
    'via',
    'server',
    'fault',
    'task',
    'tools',
    'limit',
    'seed',
    'x',
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string())), (pairs) => {
      const { scenario, problems } = parseScenario(pairs, 'link')
      expect(parseScenario(scenarioPairs(scenario, 'link'), 'link').problems).toEqual([])
      for (const problem of problems) expect(problem.legal.length).toBeGreaterThan(0)
    }),
  )
})

test.each([
  ['Timeout', 'timeout'],
  ['time_out', 'timeout'],
  ['bad', 'bad-args'],
  ['unknown tool', 'unknown-tool'],
  ['timeuot', 'timeout'],
  ['', undefined],
  ['earthquake', undefined],
])('%j means %j', (text, word) => {
  expect(nearestWord(text, FAULT_IDS)).toBe(word)
})
