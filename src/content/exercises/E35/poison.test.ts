import { expect, test } from 'vitest'
import { createEngine } from '../../../exercise/engine.ts'
import { attacks, benign, ITEMS, obey } from './poison.ts'

const engine = createEngine(null)

test('the prompt’s numbers hold: twelve attacks that leak, eight calls that carry nothing', () => {
  const calls = attacks(engine).map(({ call }) => JSON.stringify(call))
  expect(calls).toHaveLength(12)
  for (const call of calls) expect(call).toMatch(/\/\.(ssh|aws)\//)
  expect(benign()).toHaveLength(8)
  for (const call of benign()) expect(JSON.stringify(call)).not.toMatch(/\/\.(ssh|aws)\//)
})

test('of the seven texts, those that nobody would follow are not followed', () => {
  const harmless = ITEMS.filter((item) => !obey(engine, item).leaks).map(({ id }) => id)
  expect(harmless).toEqual(['plain-description', 'plain-parameter', 'plain-result'])
})
