/** The sheet's view that puts three servers side by side. */
export const implementations = {
  asked: 'One request, <request></request>, and what each of three servers answers:',
  who: 'Who',
  what: 'Answers',
  where: 'On which channel',
  noError: 'no error',
  servers: {
    'python-sdk': 'Python SDK',
    spec: 'Spec example',
    'typescript-sdk': 'TypeScript SDK',
  },
  origin: {
    'python-sdk': '2.2.0, simulated from recorded bytes',
    spec: 'simulated from the examples in the specification',
    'typescript-sdk': '2.4, itself, running in this page',
  },
  frameOf: 'Answer of {server}, field by field',
  streamEnd: 'stream ends',
  noBytes: 'The connection is closed: no bytes.',
  nobodyAsked:
    'No server is asked in this step, so there is nothing to compare. Go to a request or its response.',
  visit: 'No scenario gives this recording, so the other servers have no such step.',
  none: {
    silence: 'no answer',
    'not-asked': 'its run has no such request',
    loading: 'its code is on the way',
    unavailable: 'its code could not be fetched',
    'no-place': 'only a server of our own can have this fault',
  },
} as const
