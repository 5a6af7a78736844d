import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'How can a request fail? All twelve below are really run (2026-07-28). Say through which channel each failure reaches the Host.',
    'Protocol error: a JSON-RPC `error` with the `id` of the request. Tool error: a `result` with `isError: true`. Transport error: the request ended without a response of its own. Local error: made by the Client, there is no such frame on the wire.',
  ],
  assertions: {
    'all-labelled': 'All twelve failures have a channel',
    'protocol-error': 'Every protocol error is found, and nothing else is called one',
    'tool-error': 'Every tool error is found, and nothing else is called one',
    'transport-error': 'Every transport error is found, and nothing else is called one',
    'local-error': 'Every local error is found, and nothing else is called one',
  },
  texts: {
    failures: 'Twelve failures',
    'failures.protocol-error': 'Protocol error',
    'failures.tool-error': 'Tool error',
    'failures.transport-error': 'Transport error',
    'failures.local-error': 'Local error',
    'failures.http-404':
      'HTTP: the method `bugs/close` does not exist; 404, and a body with the `id` and a code',
    'failures.unknown-module':
      'The arguments fit the schema, but the tested app has no module `checkout`, and the tool refuses',
    'failures.bad-gateway': 'HTTP: a proxy on the way answers 502 and a page of HTML',
    'failures.timeout': 'The tool takes 2 seconds, the Client waits for half a second',
    'failures.unknown-tool-spec':
      'There is no tool `close_bug`; the Server follows the specification’s example',
    'failures.cut-stream': 'HTTP: the event stream begins, and breaks off before the response',
    'failures.bad-enum': '`severity` is `critical`, which the enum does not have (Python SDK)',
    'failures.given-up': 'The user closes the window, and the Host waits no longer',
    'failures.unknown-tool-sdk':
      'There is no tool `close_bug`; the Server is made with the Python SDK',
    'failures.process-exit': 'stdio: the process of the Server ends in the middle of the call',
    'failures.foreign-result':
      'A `result` comes whose `resultType` is `later`, which the Client does not know',
    'failures.no-name': 'The `params` of `tools/call` have no `name`',
    count: 'failures with a channel: {n}',
    family: 'failures of this channel: {n}',
    mixed: 'failures in the wrong place: {n}',
  },
  hints: [
    'Ask first: could the Model read this error and do better? If so it is most likely a tool error.',
    'Look for a `result`, or for an `error` with the `id`. The HTTP status does not count: a 404 may hold a whole JSON-RPC error.',
    'Timing out, giving up, not understanding a result: these are judgements of the Client. Some SDKs made up `-32001` for a timeout; that number was never on the wire.',
  ],
  keep: 'A failure has one of four channels. What the Model can mend (arguments, business rules) comes as `isError`; a request that cannot stand as a JSON-RPC `error`; no response of its own is a transport error; timeout and cancel are local errors of the Client, and no code of the specification. For an unknown tool the specification’s example has `-32602`, the Python SDK `isError`, in both revisions.',
}
