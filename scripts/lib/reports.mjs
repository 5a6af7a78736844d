// Counts out of the runners' own JSON reports. What a report does not explain counts as one failure.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * An exit code or an empty run can be worse than the numbers say; never better.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function judged(counts, exitCode) {
  const ran = counts.passed + counts.failed + counts.skipped
  const unexplained = counts.failed === 0 && (exitCode !== 0 || ran === 0)
  return unexplained ? { ...counts, failed: 1 } : counts
}

/**
 * @param {any} report of `vitest --reporter=json`
 * @param {number} exitCode
 * @returns {Counts}
 */
export function vitestCounts(report, exitCode) {
  // A file that could not be loaded has no tests to count, and is a failure all the same.
  const broken = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  ).length
  return judged(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    exitCode,
  )
}

/**
 * @param {any} report of `playwright test --reporter=json`
 * @param {number} exitCode
 * @returns {Counts}
 */
export function playwrightCounts(report, exitCode) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return judged({ passed: expected, failed: unexpected + flaky, skipped }, exitCode)
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of all) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** @param {Counts} counts */
export function countsLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
