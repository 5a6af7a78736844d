/** The inputs of a run that the first row does not show, and what each rarer fault does. */
export const details = {
  faultTells: {
    'missing-meta': 'The Client forgets the envelope: the first call goes out without `_meta`.',
    'unsupported-version': 'The Client opens with a version that nobody has: 1900-01-01.',
    'header-mismatch': '`Mcp-Name` names another tool than the body does.',
    'unknown-method': 'The Client misremembers the method and writes `tools/run`.',
    'stray-print': 'A forgotten print in the tool writes a line to stdout.',
    crlf: 'The Server writes in Windows text mode: each line ends with `\\r\\n`.',
    crash: 'The Server process dies in mid-call with exit code 1.',
    silent: 'The replay takes 600 seconds and says nothing on the way.',
    blocking: 'The replay holds the event loop with `time.sleep`; not even a cancel is read.',
    origin: 'A web page from elsewhere talks to the local Server with a foreign `Origin`.',
    unauthorized: 'The Server wants a token, and the Client has none.',
    'stream-closed': 'The request arrives, the response does not: the connection breaks.',
    'late-answer': 'The Server never learned to cancel: it works on and answers.',
    'legacy-only': 'The Server only speaks 2025-11-25; the Client has to probe and fall back.',
  },
  fields: { task: 'Task', latencyMs: 'Latency, ms', seed: 'Seed', repeat: 'Repeats' },
  values: {
    task: {
      'report-quantity-zero': 'Report quantity 0',
      'read-resources': 'Read a resource',
      'use-prompt': 'Use a prompt',
      'replay-progress': 'A long job reports progress',
      'course-modern': 'Course lines, 2026-07-28',
      'course-legacy': 'Course lines, 2025-11-25',
      'course-http': 'Course requests, HTTP',
      'forgotten-envelope': 'Forgotten _meta',
    },
  },
} as const
