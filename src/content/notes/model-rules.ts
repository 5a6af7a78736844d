/** The rules of the scripted Model in the order in which it tries them; a test holds this against the Model itself. */
export const SHOWN_RULE_IDS = [
  'report-done',
  'report-uncertain',
  'give-up',
  'back-to-the-list',
  'repair-argument',
  'go-on-without',
  'reproduce-first',
  'report',
  'cannot-help',
] as const
