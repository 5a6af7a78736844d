import type { FieldTexts } from '../note-types.ts'

/** `margin` stands beside the line, `text` is the whole explanation; the era is named where it matters. */
export const fields: FieldTexts = {
  'field.jsonrpc': {
    margin: 'JSON-RPC 2.0',
    text: 'Every MCP message is JSON-RPC 2.0; the value is always the string "2.0". Both revisions agree.',
  },
  'field.id': {
    margin: 'reply carries this id',
    text: 'The number of the request: a string or an integer, never null or a fraction; the response copies it. 2026-07-28 only forbids the id of a request still unanswered, 2025-11-25 forbids reuse in the whole session. 1 and "1" are two ids.',
  },
  'field.method': {
    margin: 'what to do',
    text: 'The method to run. With an id it is a request and must be answered; without one it is a notification and must not be.',
  },
  'field.params': {
    margin: 'its parameters',
    text: 'Always an object. Every request of 2026-07-28 has params, because `_meta` stands in it; a list request of 2025-11-25 may go without.',
  },
  'envelope.meta': {
    margin: 'version, capabilities, every time',
    text: '2026-07-28 has no handshake: each request carries version and capabilities in `_meta`, and the Server must not infer them from earlier requests. If a required key is missing the Server must answer −32602, over HTTP with status 400.',
  },
  'envelope.protocol-version': {
    margin: 'version of this request',
    text: 'Required on every request of 2026-07-28. Over HTTP it must equal the `MCP-Protocol-Version` header, else −32020; a version the Server does not support is −32022.',
  },
  'envelope.client-info': {
    margin: "the Client's own name",
    text: 'Only a SHOULD in 2026-07-28. A name that somebody gives himself is for display and logs, never for identity or behaviour.',
  },
  'envelope.client-capabilities': {
    margin: 'what the Client can do',
    text: 'Required on every request of 2026-07-28; an empty object is fine. The Server may ask only for what is declared here; if it needs more it answers −32021.',
  },
  'envelope.log-level': {
    margin: 'logs wanted?',
    text: 'Optional and deprecated in 2026-07-28. Without it the Server must not send `notifications/message` for this request.',
  },
  'meta.progress-token': {
    margin: 'progress, under this token',
    text: 'Optional in both revisions, without a prefix. With it the Server may send `notifications/progress`; over HTTP in 2026-07-28 the response then becomes SSE.',
  },
  'meta.subscription-id': {
    margin: 'of which subscription',
    text: '2026-07-28: the id of the `subscriptions/listen` request, same type. It stands only on that stream and in its closing result.',
  },
  'meta.server-info': {
    margin: "the Server's own name",
    text: '2026-07-28: every result SHOULD carry it. It replaces `serverInfo` of the handshake; for display and logs only.',
  },
  'call.name': {
    margin: 'which tool',
    text: 'A name from `tools/list`, case-sensitive. Over HTTP 2026-07-28 repeats it in the `Mcp-Name` header. For a tool that does not exist the specification shows −32602, the Python SDK answers `isError`.',
  },
  'call.arguments': {
    margin: 'filled by Model',
    text: 'Filled in by the Model after `inputSchema` and passed on untouched. The Server must validate; by the text of the specification a failed check is `isError`, so that the Model can mend it.',
  },
  'list.cursor': {
    margin: 'goes on from the last page',
    text: 'An opaque cursor. In 2026-07-28 an empty string is a cursor too; only a missing `nextCursor` is the end.',
  },
  'initialize.protocol-version': {
    margin: 'the version wanted',
    text: '2025-11-25: what the Client proposes. A Server that supports it copies it; one that does not names another version in a successful result, not in an error.',
  },
  'initialize.capabilities': {
    margin: 'for the whole session',
    text: '2025-11-25: the Client says what it can do once, in the handshake, and the session goes by it.',
  },
  'initialize.client-info': {
    margin: "the Client's own name",
    text: '2025-11-25: required in the handshake, name and version. For display and logs only.',
  },
  'cancelled.request-id': {
    margin: 'which request',
    text: 'The id of the request given up. Only an own request that is still unanswered; `initialize` of 2025-11-25 can not be cancelled.',
  },
  'cancelled.reason': {
    margin: 'why, for people',
    text: 'Optional text for logs. The Server must not depend on it.',
  },
  'progress.progress-token': {
    margin: 'progress of which request',
    text: 'Copied from `progressToken` of the request. Without one there is no progress.',
  },
  'progress.progress': {
    margin: 'only ever grows',
    text: 'Each value is greater than the last; none follows the end of the request.',
  },
  'progress.total': {
    margin: 'if it is known',
    text: 'Optional; left out when nobody knows the total.',
  },
  'progress.message': { margin: 'a word for people', text: 'Optional words for people.' },
  'handshake.protocol-version': {
    margin: 'the version chosen',
    text: '2025-11-25: the session goes by this version. A Client that does not speak it disconnects: SHOULD on the page, MUST in the schema comment.',
  },
  'handshake.capabilities': {
    margin: 'what the Server can do',
    text: '2025-11-25: negotiated once; both sides use only what was negotiated.',
  },
  'handshake.server-info': {
    margin: "the Server's own name",
    text: '2025-11-25: required in the handshake. 2026-07-28 moves it into `_meta` of each result.',
  },
  'handshake.instructions': {
    margin: 'advice for the Model',
    text: "Optional. A Host may put it into the Model's context; it comes from the Server and is not to be trusted.",
  },
  'discover.supported-versions': {
    margin: 'versions it speaks',
    text: 'Required in 2026-07-28. The Python SDK lists modern versions only, although the same server accepts `initialize`; the example of the specification lists both eras.',
  },
  'discover.capabilities': {
    margin: 'what the Server can do',
    text: 'Required in 2026-07-28. It tells, it does not negotiate: a Client may call without asking, and a method that is not there is −32601.',
  },
  'discover.instructions': {
    margin: 'advice for the Model',
    text: "Optional. A Host may put it into the Model's context; it comes from the Server and is not to be trusted.",
  },
  'result.result-type': {
    margin: 'new in 2026: complete',
    text: 'Required on every result of 2026-07-28: `complete`, or `input_required` when the user must add something. An older server sends none, which reads as `complete`.',
  },
  'result.ttl-ms': {
    margin: 'fresh for so many ms',
    text: '2026-07-28: required on lists and discover, an integer in ms. 0 is stale on arrival; it is no polling interval.',
  },
  'result.cache-scope': {
    margin: 'may others use it?',
    text: 'Required in 2026-07-28: a `private` result must not cross authorization contexts, a `public` one may.',
  },
  'result.next-cursor': {
    margin: 'there is another page',
    text: 'Present: another page follows; missing: the end. In 2026-07-28 an empty string is a cursor, so test for presence, not truth.',
  },
  'result.content': {
    margin: 'for the Model',
    text: 'Content blocks, possibly none. `text` goes to the Model as the tool result; there are image, audio, resource_link and resource too.',
  },
  'result.structured-content': {
    margin: 'for programs',
    text: 'The value for programs, after `outputSchema`; the specification advises the same as text for older clients. An object in 2025-11-25, any JSON value in 2026-07-28.',
  },
  'result.is-error': {
    margin: 'did the tool succeed?',
    text: 'true: the tool failed. It is still a result, no JSON-RPC error, and HTTP still says 200; the text SHOULD go to the Model so that it can mend the call. Absent means false.',
  },
  'result.tools': {
    margin: 'the tools',
    text: 'What the Server offers. 2026-07-28: the order SHOULD be stable, and nothing may depend on the connection or on earlier requests.',
  },
  'tool.name': {
    margin: 'the name to call',
    text: 'Unique within a server, case-sensitive. SHOULD be letters, digits, _ - and dots, 128 at most.',
  },
  'tool.title': {
    margin: 'a name for people',
    text: 'Optional, for display; without it the name serves.',
  },
  'tool.description': {
    margin: 'how the Model chooses',
    text: 'The Model decides by it. Optional in the specification; it comes from the Server and is not to be trusted.',
  },
  'tool.input-schema': {
    margin: 'shape of the arguments',
    text: 'A JSON Schema with root `type: object`, dialect 2020-12 by default. The Model fills it in, the Server checks against it.',
  },
  'tool.output-schema': {
    margin: 'shape of the result',
    text: 'Optional. With it the Server must return `structuredContent` that fits. The root is an object in 2025-11-25, anything in 2026-07-28.',
  },
  'tool.annotations': {
    margin: 'hints, not promises',
    text: 'Four hints: read-only, destructive, idempotent, open world; by default no, yes, no, yes. Untrusted unless the server is trusted.',
  },
  'error.code': {
    margin: 'the number',
    text: 'An integer. −32700 no JSON, −32600 no request, −32601 no such method, −32602 wrong parameters, −32603 internal; −32020 to −32022 are new in 2026-07-28.',
  },
  'error.message': {
    margin: 'one sentence',
    text: 'A short sentence for people. Decide by the code: the words differ between implementations.',
  },
  'error.data': {
    margin: 'more about it',
    text: 'Optional, any JSON. −32022 must carry `supported` and `requested`; otherwise the implementation decides.',
  },
  'header.host': {
    margin: 'to whom',
    text: 'A header of HTTP itself. A local server checks it against DNS rebinding.',
  },
  'header.content-type': {
    margin: 'the body is JSON',
    text: 'The request body is one JSON message. A response is `application/json` or `text/event-stream`, as the Server decides.',
  },
  'header.accept': {
    margin: 'either is welcome',
    text: 'The Client must list both JSON and SSE, because the Server chooses. Both revisions agree.',
  },
  'header.content-length': {
    margin: 'bytes of the body',
    text: 'A header of HTTP itself; it counts UTF-8 bytes, not characters.',
  },
  'header.mcp-protocol-version': {
    margin: 'which version',
    text: '2026-07-28: required on every POST and equal to the version in `_meta`. 2025-11-25: required after the handshake, with the version negotiated.',
  },
  'header.mcp-method': {
    margin: 'equals method',
    text: 'Required in 2026-07-28 and equal to `method` of the body. A gateway routes by it without reading the body; if they differ the Server must answer 400 and −32020.',
  },
  'header.mcp-name': {
    margin: 'equals params.name',
    text: '2026-07-28: the name for `tools/call` and `prompts/get`, the uri for `resources/read`. Beyond ASCII it is wrapped as `=?base64?…?=`; a difference is −32020.',
  },
  'header.mcp-param': {
    margin: 'equals that argument',
    text: '2026-07-28: an argument that the tool marks with `x-mcp-header`. HTTP clients must support it; null and absent values have no header.',
  },
  'header.mcp-session-id': {
    margin: 'the session, every time',
    text: '2025-11-25: the Server issues it with the handshake, and every later request carries it. 2026-07-28 has no sessions and ignores it.',
  },
  'header.cache-control': {
    margin: 'never cache a stream',
    text: 'A header of HTTP itself: nothing in between may cache or change an SSE stream.',
  },
  'header.x-accel-buffering': {
    margin: 'proxies, do not wait',
    text: '2026-07-28: an SSE response SHOULD carry it with `no`, so that proxies such as nginx pass each event on at once.',
  },
  'header.allow': {
    margin: 'only these verbs',
    text: 'Comes with HTTP 405: what this address accepts. A 2026-07-28 server takes POST only.',
  },
}
