import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'Nine requests go to a Server of 2026-07-28. Predict what comes back: which channel, which code, which HTTP status, and whether the error carries `data.supported`.',
    'The first eight go to a Server made with the official Python SDK, the last to one made after the examples of the specification. A request may be wrong in several places: the answer is about the first one that is found. All requests stand below.',
  ],
  assertions: {
    'all-answered': 'All nine questions have an answer',
    M3: 'The request without `_meta`: the choice is what the Server answered',
    H8: 'The two requests whose header and body differ: the choice is what the Server answered',
    M9: 'The request with an unsupported version: the choice is what the Server answered',
    M17: 'The two requests with an unknown method (stdio and HTTP): the choice is what the Server answered',
    T8: 'The call that breaks the enum: the choice is what the Server answered',
    T7: 'The two calls of an unknown tool (two Servers): the choice is what the Server answered',
  },
  texts: {
    answers: 'What comes back',
    'answers.no-meta': 'HTTP: all headers, no `_meta` in the body',
    'answers.header-old': 'HTTP: the header alone says version `1900-01-01`',
    'answers.both-old': 'HTTP: header and body both say version `1900-01-01`',
    'answers.method-stdio': 'stdio: method `bugs/close`, which does not exist',
    'answers.method-http': 'HTTP: method `bugs/close`, which does not exist',
    'answers.other-name': 'HTTP: `Mcp-Name` and the `name` in the body are two tools',
    'answers.critical': 'HTTP: `severity` is `critical`, which the enum does not have',
    'answers.tool-sdk': 'HTTP: there is no tool `close_bug` (Python SDK)',
    'answers.tool-spec': 'HTTP: there is no tool `close_bug` (Server after the specification)',
    count: 'questions with an answer: {n}',
    'as-answered': 'the same as the frame that came in this run (open it)',
  },
  hints: [
    'Go layer by layer: envelope (`_meta`), headers, version, method, params, tool. The layer that notices first gives the answer.',
    'This Server looks whether the envelope is whole, then holds the headers against the body, and asks about the version last; when it does not support it, the error lists what it does.',
    'Over HTTP an unknown method is 404, the layers before it give 400. What goes wrong inside a tool travels as `isError` with 200; about an unknown tool the two Servers disagree.',
  ],
  keep: '2026-07-28: no `_meta` is `-32602`, header against body `-32020`, an unsupported version `-32022` with `data.supported`, all three with 400 over HTTP; an unknown method is 404 with `-32601`. Arguments that break the schema come back as `isError`. For an unknown tool the specification’s example has `-32602`, the Python SDK answers `isError`. Whether headers or version are looked at first, the specification leaves open.',
}
