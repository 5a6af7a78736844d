import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import { gradePrediction, type Prediction } from './prediction.ts'

function step(key: string, change: Partial<Scenario> = {}) {
  const event = simulate({ ...DEFAULT_SCENARIO, ...change }).events.find((one) => one.key === key)
  if (!event) throw new Error(`no step ${key}`)
  return event
}

const wrongParts = (prediction: Prediction, event: ReturnType<typeof step>) =>
  gradePrediction(prediction, event)
    .filter(({ right }) => !right)
    .map(({ part, came }) => [part, came])

test('a prediction that is right in all six parts', () => {
  const verdicts = gradePrediction(
    {
      kind: 'error',
      way: 'to-client',
      channel: 'stdout',
      code: '-32602',
      id: '3',
      fields: 'jsonrpc, error message',
    },
    step('call-1.response', { fault: 'unknown-tool', server: 'spec' }),
  )
  expect(verdicts.map(({ part, right }) => [part, right])).toEqual([
    ['kind', true],
    ['way', true],
    ['channel', true],
    ['code', true],
    ['id', true],
    ['fields', true],
  ])
})

test('a tool error is a result: who said error learns what came', () => {
  const event = step('call-1.response', { fault: 'bad-args' })
  expect(wrongParts({ kind: 'error', fields: 'isError error' }, event)).toEqual([
    ['kind', 'result'],
    ['fields', 'isError'],
  ])
})

test('only what was committed to is graded', () => {
  expect(gradePrediction({}, step('call-1.request'))).toEqual([])
  expect(gradePrediction({ id: '  ', code: '' }, step('call-1.request'))).toEqual([])
})

test('a timeout has no frame: it is made inside, with no id and no code', () => {
  const event = step('call-1.timeout', { fault: 'timeout' })
  expect(wrongParts({ kind: 'error', way: 'to-client', code: '-32001', id: '3' }, event)).toEqual([
    ['kind', 'off-wire'],
    ['way', 'inside'],
    ['code', ''],
    ['id', ''],
  ])
})

test('over HTTP the status counts as the code, and a closed stream is a frame without a message', () => {
  expect(wrongParts({ code: '200' }, step('call-1.response', { transport: 'http' }))).toEqual([])
  const closed = step('call-1.stream-close', { transport: 'http', fault: 'timeout' })
  const said = { kind: 'no-message', way: 'to-server', channel: 'stream-close' } as const
  expect(wrongParts(said, closed)).toEqual([])
})

test('a log line goes to the Client and is no message', () => {
  const log = step('server.stderr', { fault: 'unknown-tool' })
  expect(wrongParts({ kind: 'no-message', way: 'to-client', channel: 'stderr' }, log)).toEqual([])
})
