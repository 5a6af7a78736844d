/** What the linter says of the run on show. */
export const verdicts = {
  pass: 'Kept',
  fail: 'Broken',
  warn: 'Doubtful',
  'not-exercised': 'Not exercised',
  count: '{verdict} {n}',
  frame: 'Step {n}',
} as const
