import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'The Client has written five lines: `server/discover` as 1, a bug report each as 2 and 4, a replay of steps as 3, and then a notification that cancels 3 (2026-07-28, stdio). The four lines of the Server have four faults: a missing `resultType`, an `id` that fits no request, a reply to a notification, `result` beside `error`.',
    'Mend them: your draft is read line by line by a real Client. Each of the three requests that still wait ends exactly once; 1 and 2 get what they were given, 4 may succeed or fail; any order will do. The cancelled 3 and the notification get no reply, and nothing else is said.',
    'Then foretell what the Client does with a `result` that has no `resultType`, one it does not know, or `input_required`.',
  ],
  assertions: {
    readable: 'Every line is one JSON object',
    G7: 'Every response has either `result` or `error`',
    G5: 'Every response has the `id` of a request that waits, of the same type',
    G6: 'No request gets more than one response',
    G8: 'The notification gets no reply',
    C2: 'Nothing more is said about 3 once it is cancelled',
    M4: 'Every `result` has a `resultType`',
    clean: 'No other rule is broken',
    settled: 'All three requests that waited have ended',
    kept: '1 and 2 got what they were given; so did 4 if it succeeded',
    absent: 'Foretold: no `resultType`',
    unknown: 'Foretold: a `resultType` that is not known',
    'input-required': 'Foretold: `input_required`',
  },
  texts: {
    sent: 'The five lines of the Client',
    replies: 'The Server’s replies, one a line',
    foresee: 'What the Client does',
    'foresee.absent': 'The `result` has no `resultType` (old servers send it so)',
    'foresee.unknown': '`resultType` is `later`, which the Client does not know',
    'foresee.input-required':
      '`resultType` is `input_required`, with `inputRequests` and `requestState`',
    'foresee.complete': 'Takes it for `complete` and accepts it',
    'foresee.refused': 'Takes it for an invalid response and refuses it',
    'foresee.waiting': 'Waits for another response with the same `id`',
    'foresee.final': 'This is the end; it hands the result to the Host',
    'foresee.same-id': 'Gathers the input and sends it again under the same `id`',
    'foresee.new-id':
      'Gathers the input and sends it again under a new `id`, `requestState` unchanged',
    'an-object': 'one object a line',
    'no-line': 'no line that breaks this rule',
    breaks: 'line {line} breaks it (rule {rule})',
    ended: 'requests that ended: {n}',
  },
  hints: [
    'Join every response to its request: the `id` has to agree in value and type; `2` is not `"2"`.',
    'A notification is met with silence: the line whose `id` is `null` has to go, not to change. Where there are two outcomes, keep one.',
    'Where `resultType` is missing write `complete`; a reader takes its absence for that too, and refuses only what it does not know. `input_required` is not the end: ask again under a new `id`.',
  ],
  keep: 'A response names its request by `id`, value and type; one response a request, none for a notification. In 2026-07-28 every `result` has a `resultType`; without one it reads as `complete` (2025-11-25 has no such member), and `input_required` means to ask again under a new `id` with the `requestState` returned.',
}
