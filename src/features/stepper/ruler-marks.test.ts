import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO } from '../../scenario/scenario.ts'
import { simulate } from '../../simulation/simulate.ts'
import { rulerMarks, stepAtX, stepX } from './ruler-marks.ts'

const run = (change = {}) => simulate({ ...DEFAULT_SCENARIO, ...change }).events
const wide = () => 60

test('requests rise, answers hang, turns of the Model are diamonds', () => {
  const { paths } = rulerMarks(run(), 850, wide)
  const count = (path: string) => path.split('M').length - 1
  expect(count(paths['to-server'])).toBe(3)
  expect(count(paths['to-client'])).toBe(3)
  expect(count(paths.model)).toBe(4)
})

test('an error carries its channel', () => {
  const { errors } = rulerMarks(run({ fault: 'timeout' }), 850, wide)
  expect(errors.map(({ channel }) => channel)).toEqual(['local-error'])
})

test('names of phases never overlap, the lines of all phases stay', () => {
  const { phases } = rulerMarks(run(), 300, wide)
  const labelled = phases.filter((phase) => phase.labelled)
  expect(phases.map(({ phase }) => phase)).toContain('shutdown')
  for (const [index, { x }] of labelled.entries())
    expect(x - (labelled[index - 1]?.x ?? -60)).toBeGreaterThanOrEqual(60)
})

test('a run of thousands of steps draws no more marks than pixels', () => {
  const events = run({ repeat: 500, fault: 'bad-args' })
  const { paths, errors, phases } = rulerMarks(events, 800, wide)
  expect(events.length).toBeGreaterThan(3000)
  for (const path of Object.values(paths)) expect(path.split('M').length - 1).toBeLessThan(802)
  expect(errors.length).toBeLessThan(40)
  expect(phases.length).toBeLessThan(270)
})

test('a place on the ruler is the step drawn there', () => {
  for (const index of [0, 7, 16]) expect(stepAtX(stepX(index, 17, 850), 17, 850)).toBe(index)
  expect(stepAtX(-3, 17, 850)).toBe(0)
  expect(stepAtX(9999, 17, 850)).toBe(16)
})
