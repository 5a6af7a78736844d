import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'The whole suite has 30 parts of 20 seconds: ten minutes. The Client gives up after 60 seconds without news. As it stands, the code writes logs to stderr only, and for ten minutes there is not a word on the wire (2026-07-28, stdio).',
    'Both sides need work: `replaySuite` on the Server reports progress, `options` says how the Client calls. No part may be left out, and a longer limit is no way out: a Server without a word has still to be given up within 60 seconds, and one that reports for ever and never ends, within 15 minutes.',
    'It is graded in virtual time: one run without limits, one with your options, two with broken Servers, and one for each of the four settings of `progress` and `resetOnProgress`.',
  ],
  assertions: {
    works: 'With nobody’s limit, `replaySuite` does all 30 parts and returns a result',
    options:
      '`options()` returns an object; its `limitMs` is a number above 0, and so is `maxMs` if there is one',
    heard: 'Where progress was asked for, the longest silence on the wire is below 60 seconds',
    P2: 'The number in `progress` rises every time',
    finishes: 'Called with your options, the job of ten minutes is done',
    silent: 'A Server without a word is given up within 60 seconds',
    cap: 'A Server that reports and never ends is given up within 900 seconds',
    'only-where':
      'Of the four settings, only the one that asks for progress and lets it reset the limit gets done',
  },
  texts: {
    code: 'The Server, and the Client’s options',
    whole: 'parts: {n}, seconds: {s}',
    unfinished: 'no result; parts: {n}, seconds: {s}',
    'silence-below': 'a silence below {s} seconds',
    silence: 'longest silence: {s} seconds; reports: {n}',
    rises: 'rises strictly',
    stands: 'one did not rise, or is no number',
    'some-options': 'options with a `limitMs`',
    'no-options': 'no `options` exported, or a limit that is no number',
    finished: 'done after {s} seconds',
    'given-up': 'given up after {s} seconds',
    'given-up-by': 'given up within {s} seconds',
    'four.finished': '{setting}: done',
    'four.given-up': '{setting}: given up',
  },
  hints: [
    'Without a `progressToken` in the request nothing is sent, whatever the Server reports. To ask is up to the Client: `progress: true`.',
    'Progress does not move the limit by itself; the Client has to say `resetOnProgress: true`. The number has to rise; that of the part will do.',
    'Report after every part, or every second one, in less than 60 seconds; leave `limitMs` at 60 seconds or below, and add a `maxMs` of at least ten and at most fifteen minutes.',
  ],
  keep: 'Progress goes only to requests with a `progressToken`, and its number rises strictly. It MAY reset the Client’s limit, and there SHOULD be a hard limit that nothing moves; so in 2025-11-25 and in 2026-07-28. The 60 seconds are not the specification’s but the default of the TypeScript SDK.',
}
