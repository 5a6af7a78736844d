import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO, FAULT_IDS } from '../../scenario/scenario.ts'
import { simulate } from '../../simulation/simulate.ts'
import { frameLabel } from '../frame-label.ts'
import { stepWord } from './step-word.ts'

const run = (scenario: Partial<typeof DEFAULT_SCENARIO>) =>
  simulate({ ...DEFAULT_SCENARIO, ...scenario }).events
const wordAt = (events: ReturnType<typeof run>, key: string) => {
  const event = events.find((one) => one.key === key)
  if (!event) throw new Error(`no step ${key}`)
  return stepWord(event)
}

test('every step off the wire has a word of its own', () => {
  for (const revision of ['2026-07-28', '2025-11-25'] as const)
    for (const transport of ['stdio', 'http'] as const)
      for (const server of ['python-sdk', 'spec'] as const)
        for (const fault of FAULT_IDS)
          for (const event of run({ revision, transport, server, fault }))
            if (frameLabel(event).word === null)
              expect(stepWord(event).id, `${event.key} in ${fault}`).not.toBe('step')
})

test('the order names its tool, the exit its code, the timeout its limit', () => {
  const events = run({ fault: 'timeout' })
  expect(wordAt(events, 'call-1.order')).toEqual({ id: 'order', verbatim: 'replay_steps' })
  expect(wordAt(events, 'call-1.timeout')).toEqual({ id: 'timeout', values: { limit: '500' } })
  expect(wordAt(events, 'shutdown.exit')).toEqual({ id: 'exit', values: { code: '0' } })
})

test('what comes back to the Host is told apart, and so are call and answer of the Model', () => {
  const events = run({ fault: 'bad-args' })
  expect(wordAt(events, 'call-1.result').id).toBe('outcomeError')
  expect(wordAt(events, 'call-2.result').id).toBe('outcome')
  expect(wordAt(events, 'model-1.turn').id).toBe('turnCall')
  expect(wordAt(events, 'model-3.turn').id).toBe('turnAnswer')
})
