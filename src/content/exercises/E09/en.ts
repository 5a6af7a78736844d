import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'These four lines a Client wrote to a Server in a session of 2025-11-25: two for the handshake, one to list tools, one to file a report. The Server on the other side now knows 2026-07-28 only. Change the lines so that they work.',
    'One message a line. Each line is sent in turn, and the answer of the Server counts. The tools have to be listed, and the report has to hit `BUG-001`. The fewer frames the better: two frames earn the star, more still solve it.',
  ],
  assertions: {
    readable: 'Every line is a JSON-RPC message',
    M16: 'There is no `initialize`, `notifications/initialized` or `ping`, which 2026-07-28 removed',
    accepted: 'The Server answers every request with a `result`',
    listed: 'One of them is a `tools/list` that lists tools',
    hits: 'One of them is a `tools/call` that hits `BUG-001`',
    fewest: 'There are two frames in all',
  },
  texts: {
    session: 'The lines that the Client writes',
    'a-message': 'a request, a response or a notification',
    'all-results': 'at least one request, and a `result` for each',
    count: 'frames: {n}',
  },
  hints: [
    'What did the two lines of the handshake carry for all the requests after them? A version, and what the Client can do.',
    'In 2026-07-28 there is no session, the Server remembers no line before this one. What the handshake carried goes into `params._meta` of every request.',
    'Two keys of `_meta` are required: `io.modelcontextprotocol/protocolVersion` is `"2026-07-28"`, `io.modelcontextprotocol/clientCapabilities` is `{}`. A `server/discover` may be sent or not.',
  ],
  keep: 'In 2025-11-25 a handshake comes first, and the session remembers version and capabilities. 2026-07-28 has neither: every request carries `protocolVersion` and `clientCapabilities` in its own `_meta`, no order binds them, and `server/discover` is optional for the Client.',
}
