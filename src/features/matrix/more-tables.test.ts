import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO, SIMULATED_SERVER_IDS } from '../../scenario/scenario.ts'
import { simulate } from '../../simulation/simulate.ts'
import { endOf } from './long-jobs.tsx'
import { slowRows } from './slow-tools.tsx'
import { COLUMNS as PLACES } from './use-matrix.ts'

test('three ways to be slow do three things to the others, to a cancel and to a limit', () => {
  const values = slowRows().map(({ style, cells }) => [
    style,
    ...cells.map(({ cell }) => cell?.value),
  ])
  expect(values).toEqual([
    ['await', 'free', 'stopped', 'holds'],
    ['thread', 'free', 'unheard', 'passed-by'],
    ['block', 'blocked', 'ignored', 'passed-by'],
  ])
})

test.each(PLACES.flatMap((place) => SIMULATED_SERVER_IDS.map((server) => ({ ...place, server }))))(
  'a long job with $server, $revision over $transport: progress may keep it alive',
  (place) => {
    const trace = simulate({ ...DEFAULT_SCENARIO, ...place, task: 'replay-progress' })
    const ends = ['call-1', 'call-2', 'call-3'].map((call) => endOf(trace, call))
    expect(ends.map((end) => end?.gaveUp)).toEqual([true, false, true])
    expect(ends.map((end) => Math.round((end?.ms ?? 0) / 1000))).toEqual([60, 100, 90])
  },
)
