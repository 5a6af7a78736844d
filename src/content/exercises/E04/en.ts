import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'Ten lines arrive. Give each a label: request, response, notification, or none of these.',
    'Both revisions agree: one JSON-RPC message a line and no batches; an `id` is a string or an integer; a response has either `result` or `error`.',
  ],
  assertions: {
    'all-labelled': 'All ten lines have a label',
    requests: 'Every request is found, and nothing else is called one',
    responses: 'Every response is found, and nothing else is called one',
    notifications: 'Every notification is found, and nothing else is called one',
    none: 'Every illegal line is under “none of these”',
  },
  texts: {
    lines: 'Ten lines as they came',
    'lines.request': 'Request',
    'lines.response': 'Response',
    'lines.notification': 'Notification',
    'lines.none': 'None of these',
    count: 'lines with a label: {n}',
    family: 'lines of this kind: {n}',
    mixed: 'lines in the wrong place: {n}',
  },
  hints: [
    'Look at two places first: is there an `id`, is there a `method`.',
    'A notification has a `method` and no `id`; `"id":null` is not the same as no `id`.',
    'A line with `result` and `error` together, or with square brackets around it, is read by neither side.',
  ],
  keep: 'With `method` and `id` it is a request, with `method` alone a notification, with `id` and one of `result` or `error` a response. Batches were removed in 2025-06-18; neither revision here takes them.',
}
