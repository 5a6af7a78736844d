import { expect, test } from 'vitest'
import { countsLine, playwrightCounts, sum, vitestCounts } from './reports.mjs'

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}

test('takes the numbers of vitest', () => {
  expect(vitestCounts(vitest, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 })
})

test('a test file that does not load is a failure', () => {
  const testResults = [...vitest.testResults, { status: 'failed', assertionResults: [] }]
  expect(vitestCounts({ ...vitest, testResults }, 1).failed).toBe(1)
})

test('a bad exit code without a failed test is a failure', () => {
  expect(vitestCounts(vitest, 1).failed).toBe(1)
})

test('a run that found no test is a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(playwrightCounts({ stats }, 0).failed).toBe(1)
})

test('a flaky browser test is a failed one', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(playwrightCounts({ stats }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('the closing line names skipped tests only when there are some', () => {
  const one = { passed: 1, failed: 0, skipped: 0 }
  expect(countsLine(sum([one, one]))).toBe('2 passed, 0 failed')
  expect(countsLine(sum([one, { passed: 0, failed: 1, skipped: 2 }]))).toBe(
    '1 passed, 1 failed, 2 skipped',
  )
})
