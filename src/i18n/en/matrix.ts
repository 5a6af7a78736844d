/** The matrix of faults. */
export const matrix = {
  title: 'Faults, revisions and transports',
  table: 'Matrix of faults',
  hint: 'Each cell was run just now; open it at its frame',
  running: 'Running …',
  filter: 'Came back on',
  all: 'any channel',
  csv: 'Save CSV',
  markdown: 'Save Markdown',
  print: 'Print',
  noError: 'No error',
  lost: 'No answer',
  local: { 'request-timeout': 'Timeout', 'connection-closed': 'Closed', cancelled: 'Given up' },
  cancel: {
    line: '→ cancelled',
    post: 'POST cancelled, {status}',
    'stream-close': 'closes the stream',
  },
  late: '{cancel}, late answer dropped',
  empty: {
    none: 'cannot happen here',
    waiting: 'running …',
    unavailable: 'code not fetched',
  },
  told: 'The Model is told',
  toldHint: 'Look at a cell: the words stand here.',
  toldNothing: 'Nothing of an error reaches the Model.',
} as const
