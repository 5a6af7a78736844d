import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simulate } from '../simulation/simulate.ts'
import { limitForRace, RACES, raceOf } from './race.ts'
import { DEFAULT_SCENARIO, type Scenario } from './scenario.ts'

const SLOW: Scenario = { ...DEFAULT_SCENARIO, fault: 'timeout' }

/** What a run shows of the race: was it cancelled, and did the answer come all the same. */
function outcome(scenario: Scenario): { cancelled: boolean; answered: boolean } {
  const { events } = simulate(scenario)
  const keys = events.map((event) => event.key)
  return {
    cancelled: keys.includes('call-1.cancel'),
    answered: keys.includes('call-1.response') || keys.includes('call-1.late'),
  }
}

test.each([
  ['before', { cancelled: true, answered: false }],
  ['during', { cancelled: true, answered: true }],
  ['after', { cancelled: false, answered: true }],
] as const)('a cancel %s the answer', (race, expected) => {
  for (const latencyMs of [2, 5, 40]) {
    const wait = 2000 + 2 * latencyMs
    const limitMs = limitForRace(race, wait, latencyMs) as number
    expect(outcome({ ...SLOW, latencyMs, limitMs }), `${latencyMs} ms`).toEqual(expected)
  }
})

test('a limit for a race is a limit of that race', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 5000 }),
      (latency, work) => {
        const wait = work + 2 * latency
        for (const race of RACES) {
          const limit = limitForRace(race, wait, latency)
          if (limit !== null) expect(raceOf(limit, wait, latency)).toBe(race)
        }
      },
    ),
  )
})

test('without latency nothing can pass anything', () => {
  expect(limitForRace('during', 2000, 0)).toBeNull()
})
