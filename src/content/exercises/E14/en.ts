import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'What does a Server say about a tool that it does not have? The specification’s example is a JSON-RPC `error`, the Python SDK sends a `result` with `isError: true`. Below are two real replies (2026-07-28).',
    'Write `isUnknownTool(exchange)`: `true` when the call failed because the Server has no such tool, else `false`. It gets ten replies of live runs, among them: other words for the same thing, `-32602` for another reason, a tool whose own error says “Unknown tool”, and a tool that went live after the list was fetched.',
    'The bench has a strict expected failure (strict xfail) of its own: “an unknown tool is answered with a JSON-RPC `error`”, and it knows unknown tools by your function. When the Server becomes one made after the specification, the test should turn to unexpected pass.',
  ],
  assertions: {
    runs: 'The function returns a boolean for all ten replies',
    spec: 'Knows the shape of the specification’s example: an `error` with `-32602`',
    sdk: 'Knows the shape of the Python SDK: a `result` with `isError: true`',
    wording: 'Knows the same code in other words, too',
    'other-reason': 'No alarm for a `-32602` that has another reason',
    'own-words': 'No alarm for an error of the tool’s own, whatever it says',
    success: 'No alarm for a call that succeeded, even when the list is old',
    'other-code': 'A method that is missing as a whole (`-32601`) is no unknown tool',
    switch:
      'The strict expected failure is xfailed with the Python SDK and an unexpected pass with the specification’s Server',
  },
  texts: {
    code: 'isUnknownTool',
    'spec-unknown': 'A Server made after the specification',
    'sdk-unknown': 'A Server made with the Python SDK',
    boolean: '`true` or `false`',
  },
  hints: [
    'There are two shapes: one stands in `reply.error`, the other in `reply.result`. A reply has only one of them, so look before you read on.',
    'Words are not reliable: another Server words it otherwise, and a tool’s own error may happen to sound the same. A list of names is safer than words.',
    'Is the name in the last `tools/list`? Then it is not unknown. If not, see whether it failed in one of the two shapes; the list alone will not do, for lists grow old.',
  ],
  keep: 'A tool that is not there: the specification’s example is the JSON-RPC error `-32602`, the Python SDK sends a `result` with `isError: true`, both in 2025-11-25 and in 2026-07-28. Tell it by the shape and by the last `tools/list`, not by words. A known difference is kept as a strict expected failure: on the day the Server changes, the test speaks up.',
}
