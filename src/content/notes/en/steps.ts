import type { DisputeTexts, StepTexts } from '../note-types.ts'

/** Who did what (14 words at most), and the cause (26 words at most). */
export const steps: StepTexts = {
  'user.task': {
    what: 'The User gives the Host a task.',
    why: 'It all begins with a sentence. The User talks to the Host only and knows nothing of MCP.',
  },
  'user.task@script': {
    what: 'The User has the Host play a script.',
    why: 'The lines of a script go out unchecked, so it can send wrong ones too.',
  },
  'launch.spawn': {
    what: 'The Client starts the Server as a child process with three pipes.',
    why: 'Over stdio the Server is a child of the Client: stdin in, stdout out, stderr for logs.',
  },
  'discover.request': {
    what: 'The Client asks which versions the Server speaks and what it can do.',
    why: '2026-07-28 has no handshake. Nobody has to ask, but the Server must be able to answer.',
  },
  'discover.request@injected': {
    what: 'The Client asks, and the fault has changed this frame.',
    why: 'This is the fault you chose. Compare with a run without it to see the difference.',
  },
  'discover.request@http': {
    what: 'The Client posts the question what the Server can do.',
    why: 'Each message is a POST of its own. The Server was running before; no Client starts it.',
  },
  'discover.head': {
    what: 'The Server opens a stream to answer on.',
    why: 'JSON or SSE is the choice of the Server; the Client must accept both.',
  },
  'discover.response': {
    what: 'The Server tells its versions and capabilities.',
    why: 'The Client picks a version by it. The Server forgets at once, so the next request says it again.',
  },
  'discover.response@protocol-error': {
    what: 'The Server refuses with error `{code}`.',
    why: 'No version is agreed. By the code the Client tries another version, falls back to the handshake, or gives up.',
  },
  'discover.response@transport-error': {
    what: 'HTTP answers {status}; the question is not answered.',
    why: 'The request was turned away at the door and never reached its method.',
  },
  'discover.timeout': {
    what: 'The Client has waited {limit} ms and got no answer.',
    why: 'An older server may ignore messages before the handshake. The Client falls back to `initialize`.',
  },
  'initialize.request': {
    what: 'The Client opens the handshake: version, capabilities, name.',
    why: '2025-11-25 is stateful: these are said once, and the whole session goes by them.',
  },
  'initialize.request@injected': {
    what: 'The Client opens the handshake, and the fault has changed this frame.',
    why: 'This is the fault you chose. Compare with a run without it to see the difference.',
  },
  'initialize.request@http': {
    what: 'The Client posts the handshake; there is no session id yet.',
    why: 'The Server issues the session in the headers of its answer, so the first request has none.',
  },
  'initialize.head': {
    what: 'The Server opens an SSE stream; the session id is a header.',
    why: 'It chose a stream for its answer. Every later request must carry this session id.',
  },
  'initialize.head@no-session': {
    what: 'The Server answers on an SSE stream and hands out no session id.',
    why: 'A session id is optional. The TypeScript SDK keeps no session by default: each request gets a new instance.',
  },
  'initialize.response': {
    what: 'The Server settles the version and tells its capabilities.',
    why: 'The version is negotiated once. A Client that does not speak it disconnects.',
  },
  'initialize.response@transport-error': {
    what: 'HTTP answers {status}; the handshake never begins.',
    why: 'The request was turned away at the door and never reached its method.',
  },
  'initialized.notification': {
    what: 'The Client notifies the Server: the handshake is done.',
    why: 'There is no id, so it is a notification and waits for nothing. Now the Server may send requests.',
  },
  'initialized.notification@no-session': {
    what: 'The Client posts that the handshake is done.',
    why: 'The Server handed out no session id, so it cannot tell which handshake this belongs to.',
  },
  'initialized.notification@http': {
    what: 'The Client posts that the handshake is done, with the session id.',
    why: 'A notification takes a POST too. HTTP must answer it, and JSON-RPC must not.',
  },
  'initialized.accepted': {
    what: 'The Server answers 202 with an empty body.',
    why: '202 only says received. A notification has no JSON-RPC response, so there is nothing to write.',
  },
  'listen.get': {
    what: 'The Client opens a stream to listen on, by GET.',
    why: 'A Server of 2025-11-25 sends requests and notifications of its own, and needs a stream for them.',
  },
  'listen.head': {
    what: 'The Server agrees; this stream stays open.',
    why: 'What the Server sends of its own accord comes here; responses to requests do not.',
  },
  'listen.refused': {
    what: 'The Server answers 405: there is no such stream.',
    why: 'No error: the specification lets a server go without, and the Client goes on.',
  },
  'listen.stream-close': {
    what: 'The Client closes the listening stream.',
    why: 'The session is about to end, so there is nothing left to hear.',
  },
  'listen.stream-end': {
    what: 'The Server ends the listening stream.',
    why: 'The session is over, so nothing more will be sent on it.',
  },
  'list.request': {
    what: 'The Client asks which tools there are.',
    why: 'The Server remembers no earlier request, so `_meta` tells version and capabilities once more.',
  },
  'list.request@2025': {
    what: 'The Client asks which tools there are, without `_meta`.',
    why: 'Version and capabilities were settled in the handshake; requests of 2025-11-25 do not repeat them.',
  },
  'list.request@http-2026': {
    what: 'The Client posts `tools/list`; a header repeats the method.',
    why: 'A gateway routes without reading the body. The price is that header and body must agree.',
  },
  'list.request@no-session': {
    what: 'The Client posts `tools/list` with the version and no session id.',
    why: 'The Server handed out no session id: it cannot tell who asks and reads the version header only.',
  },
  'list.request@http': {
    what: 'The Client posts `tools/list` with session id and version.',
    why: 'The session says who, the version header what was negotiated. The method stands in the body only.',
  },
  'list.head': {
    what: 'The Server opens a stream to answer on.',
    why: 'JSON or SSE is the choice of the Server; the response will be one event of the stream.',
  },
  'list.response': {
    what: 'The Server hands over its tools and how long to cache them.',
    why: 'Names, descriptions and schemas are all that the Model will ever know of the tools.',
  },
  'list.response@untyped': {
    what: 'The Server lists its tools, without `resultType` and how long to cache.',
    why: 'An earlier request came without its envelope, so it takes the connection for a 2025-11-25 one.',
  },
  'list.response@2025': {
    what: 'The Server hands over its tools.',
    why: 'Names, descriptions and schemas are all that the Model will ever know of the tools.',
  },
  'resources.request': {
    what: 'The Client asks which resources there are.',
    why: 'The Host is set to use a document. It looks at the list before it reads.',
  },
  'resources.head': {
    what: 'The Server opens a stream to answer on.',
    why: 'JSON or SSE is the choice of the Server; the response will be one event of the stream.',
  },
  'resources.response': {
    what: 'The Server lists its resources: address, name, type.',
    why: 'No text yet. Whether to read, and which, is decided by the application and not by the Model.',
  },
  'read.request': {
    what: 'The Client reads one resource by its address.',
    why: 'Nobody asked for it by name: the Host’s settings put this document into the context.',
  },
  'read.head': {
    what: 'The Server opens a stream to answer on.',
    why: 'JSON or SSE is the choice of the Server; the response will be one event of the stream.',
  },
  'read.response': {
    what: 'The Server hands over the text of the resource.',
    why: 'Reading changes nothing. The Host puts the text before the Model, right behind the wish.',
  },
  'prompts.request': {
    what: 'The Client asks which prompts there are.',
    why: 'The user has picked a name from a menu; the Host makes sure that the list has it.',
  },
  'prompts.head': {
    what: 'The Server opens a stream to answer on.',
    why: 'JSON or SSE is the choice of the Server; the response will be one event of the stream.',
  },
  'prompts.response': {
    what: 'The Server lists its prompts and the arguments to fill in.',
    why: 'From this the Host draws its menu of slash commands. The user picks; the Model does not.',
  },
  'get.request': {
    what: 'The Client gets the prompt that the user picked, with its arguments.',
    why: 'This step began with the user. The Model has not been asked yet.',
  },
  'get.head': {
    what: 'The Server opens a stream to answer on.',
    why: 'JSON or SSE is the choice of the Server; the response will be one event of the stream.',
  },
  'get.response': {
    what: 'The Server fills in the prompt and hands over words for the Model.',
    why: 'A prompt is only words. To get anything done the Model still has to call a tool.',
  },
  'model.context': {
    what: 'The Host gives the Model the task and the tools.',
    why: 'The Host runs the Model. The Server never sees the Model, nor the Model the Server.',
  },
  'model.context@again': {
    what: 'The Host asks the Model again, with what came back.',
    why: 'The Model remembers nothing. Each time the Host gives it the whole conversation and the tools.',
  },
  'model.turn': {
    what: 'The Model decides to call `{tool}`.',
    why: 'It only writes a name and arguments. Host and Client do the calling.',
  },
  'model.turn@injected': {
    what: 'The Model gets it wrong: it wants to call `{tool}`.',
    why: "This is the fault you chose; it changed the Model's words here. Everything after runs as usual.",
  },
  'model.turn@answer': {
    what: 'The Model has its answer for the User.',
    why: 'No tool is left to call. The rule that decided stands on the Model tab.',
  },
  'call.order': {
    what: 'The Host approves the call and gives it to the Client.',
    why: 'The specification wants a human who can say no. This Host approves by itself and counts.',
  },
  'call.request': {
    what: 'The Client writes the call to stdin: one JSON line.',
    why: 'The Server remembers no earlier request, so version and capabilities ride along again, folded in `_meta`.',
  },
  'call.request@2025': {
    what: 'The Client writes the call to stdin: one JSON line.',
    why: 'Version and capabilities were settled in the handshake, so the line holds the call alone.',
  },
  'call.request@injected': {
    what: 'The Client sends the call, and the fault has changed this frame.',
    why: 'This is the fault you chose. Compare with a run without it to see the difference.',
  },
  'call.request@http-2026': {
    what: 'The Client posts the call; headers name method and tool.',
    why: 'A gateway can route and limit by tool from the headers alone, so they must equal the body.',
  },
  'call.request@no-session': {
    what: 'The Client posts the call without a session id.',
    why: 'The Server remembers no handshake. The version header is enough for it to answer.',
  },
  'call.request@http': {
    what: 'The Client posts the call with the session id.',
    why: 'By the session id the Server finds the version and capabilities settled in the handshake.',
  },
  'call.head': {
    what: 'The Server sends status and headers; the stream stays open.',
    why: 'The tool is still at work. Progress may come first, the response comes last.',
  },
  'call.progress': {
    what: 'The Server reports progress.',
    why: 'It may, because the request carried a `progressToken`. The Client may start its limit afresh; a hard limit stays.',
  },
  'call.response': {
    what: 'The Server answers with a result under the id of the request.',
    why: 'The content stands twice: `content` for the Model, `structuredContent` for programs.',
  },
  'call.response@unknown-tool': {
    what: 'There is no such tool, yet a result comes back: `isError`.',
    why: 'This server looks up the name inside its tool layer, so the error arrives dressed as a result.',
  },
  'call.response@tool-error': {
    what: 'The response is a result, but the tool failed: `isError` is true.',
    why: 'A failed check counts as a failure of the tool. The text goes to the Model and names legal values.',
  },
  'call.response@missing-meta': {
    what: 'The Server refuses: −32602, `_meta` is missing.',
    why: 'Requests of 2026-07-28 carry version and capabilities. Without them the Server must refuse.',
  },
  'call.response@-32601': {
    what: 'The Server refuses: −32601, no such method.',
    why: 'No tool ran. Methods are named by the protocol and are not names of tools.',
  },
  'call.response@-32020': {
    what: 'The Server refuses: −32020, header and body differ.',
    why: 'A gateway trusts the header, the server the body. If they differ, a request could enter by the wrong door.',
  },
  'call.response@protocol-error': {
    what: 'The Server answers JSON-RPC error `{code}`: no such tool.',
    why: 'The request itself does not hold. No tool ran, so there is no result.',
  },
  'call.response@transport-error': {
    what: 'HTTP answers {status} and holds no response to this request.',
    why: 'The request never reached JSON-RPC; the status is all there is.',
  },
  'call.result': {
    what: 'The Client hands the result to the Host.',
    why: 'It found the waiting request by its id and struck it from the pending table.',
  },
  'call.result@tool-error': {
    what: 'The Client hands a result with an error to the Host.',
    why: 'For the Client this was a good round trip. The tool failed, and the Model has to deal with it.',
  },
  'call.result@protocol-error': {
    what: 'The Client hands the protocol error to the Host.',
    why: 'By the specification a Host may show such an error to the Model or keep it. This one shows it.',
  },
  'call.result@transport-error': {
    what: 'The Client tells the Host that the request got lost.',
    why: 'No response of its own came, so only the Client can say it.',
  },
  'call.timeout': {
    what: 'The Client has waited {limit} ms and waits no longer.',
    why: 'The Client made this error itself. Nothing on the wire says so, and the Server is still working.',
  },
  'call.cancel': {
    what: 'The Client writes a cancel: stop working on id {request}.',
    why: 'All requests share the pipe, so it can not be closed; a notification must say it.',
  },
  'call.cancel@http': {
    what: 'The Client posts the cancel as a request of its own.',
    why: 'In 2025-11-25 a lost connection is no cancel; it has to be said.',
  },
  'call.cancel-accepted': {
    what: 'The Server answers 202: it has the cancel.',
    why: 'It only means received. Whether the work has stopped can not be seen here.',
  },
  'call.stream-close': {
    what: 'The Client closes the response stream and sends nothing.',
    why: 'Over HTTP in 2026-07-28 closing is the cancel, since each request has a stream of its own.',
  },
  'call.stream-end': {
    what: 'The Server ends the stream, and no response was in it.',
    why: 'The request was cancelled. The Server stops and says no more about it.',
  },
  'call.stream-end@transport-error': {
    what: 'The connection broke before the response came.',
    why: 'The work may be done all the same. The Client can not know, so it should not send it again by itself.',
  },
  'call.late': {
    what: 'A response comes for the request that was cancelled.',
    why: 'The Client has given this id up; it will drop the response and not tell the Model.',
  },
  'call.dropped': {
    what: 'The Client drops the response that came too late.',
    why: 'Nobody waits for it. By the specification late responses SHOULD be ignored.',
  },
  'call.closed': {
    what: 'The connection is gone, and the Client stops waiting.',
    why: 'The Client made this error itself; the Server can not speak any more.',
  },
  'script.request': {
    what: 'The Client writes a line of the script as it stands.',
    why: 'Unchecked, so that you can see how the Server treats a request that breaks the rules.',
  },
  'script.request@http': {
    what: 'The Client posts a request of the script as it stands.',
    why: 'Unchecked, so that you can see what happens when headers and body are wrong.',
  },
  'script.notification': {
    what: 'The Client writes a notification of the script as it stands.',
    why: 'It has no id, so no answer will come.',
  },
  'script.head': {
    what: 'The Server opens a stream to answer on.',
    why: 'JSON or SSE is the choice of the Server.',
  },
  'script.response': {
    what: 'The Server answers with a result under the id of the request.',
    why: 'The Server took this line of the script and answers as usual.',
  },
  'script.response@untyped': {
    what: 'The Server asks for no envelope and answers all the same.',
    why: 'This revision demands the envelope. The Server takes the connection for 2025-11-25 and leaves `resultType` out from here on.',
  },
  'script.response@-32602': {
    what: 'The Server refuses with −32602: `_meta` is missing.',
    why: 'A request of 2026-07-28 tells its own version and capabilities. Without them the Server must refuse.',
  },
  'script.response@-32601': {
    what: 'The Server refuses with −32601: no such method.',
    why: 'The envelope was fine, so the method came next. Over HTTP the status must be 404.',
  },
  'script.response@-32020': {
    what: 'The Server answers 400 and −32020: header and body differ.',
    why: 'A gateway believes the header, the Server the body. A difference could open the wrong door.',
  },
  'script.response@-32022': {
    what: 'The Server answers 400 and −32022: version not supported.',
    why: '`data` lists the versions it speaks, so the Client can try again with one.',
  },
  'script.response@unknown-tool': {
    what: 'There is no such tool, yet a result comes back: `isError`.',
    why: 'This server looks up the name inside its tool layer, so the error arrives dressed as a result.',
  },
  'script.response@tool-error': {
    what: 'The response is a result, but the tool failed: `isError` is true.',
    why: 'An argument failed its check, or a rule of the business forbids it. The text is for the Model.',
  },
  'server.stderr': {
    what: 'The Server writes a log line to stderr.',
    why: 'stderr is free and no channel of the protocol. A Client should not take it for an error.',
  },
  'server.stray': {
    what: 'A line that is no message comes out of stdout.',
    why: 'stdout belongs to the protocol. One stray print, and the Client can not read it.',
  },
  'server.notification': {
    what: 'The Server sends a notification.',
    why: 'It has no id, so the Client does not answer.',
  },
  'client.dropped': {
    what: 'The Client drops a message nobody waits for.',
    why: 'Its id is not in the pending table.',
  },
  'client.dropped@unreadable': {
    what: 'The Client drops a line that is no message.',
    why: 'It can not be read as JSON. Later messages are read as usual, but the specification forbids this line.',
  },
  answer: {
    what: 'The Host tells the User the answer.',
    why: 'It is all the User gets to see. Every frame before was in its service.',
  },
  'answer@script': {
    what: 'The Host tells the User that the script is done.',
    why: 'A script asks no Model, so there is no other answer.',
  },
  'session.delete': {
    what: 'The Client ends the session with DELETE.',
    why: 'In 2025-11-25 the Server keeps the session. It can let go once it is told.',
  },
  'session.deleted': {
    what: 'The Server confirms: the session is over.',
    why: 'From now on this session id only gets 404.',
  },
  'session.refused': {
    what: 'The Server answers 405: clients do not end sessions here.',
    why: 'No error: the specification lets a server decide by itself when a session ends.',
  },
  'session.stream-end': {
    what: 'DELETE gets no reply; the connection broke.',
    why: 'The Server process is gone, and the session with it.',
  },
  'shutdown.stdin-closed': {
    what: 'The Client closes stdin and waits for the Server to exit.',
    why: 'MCP has no message for goodbye. The end of stdin is the signal.',
  },
  'shutdown.exit': {
    what: 'The Server process exits with code {code}.',
    why: 'It should exit at the end of stdin. If it did not, the Client would end it by force.',
  },
  'shutdown.exit@transport-error': {
    what: 'The Server process dies in mid-call with code {code}.',
    why: 'Requests that still wait will get no response; all of them are lost on the way.',
  },
  other: {
    what: 'This step has no explanation of its own.',
    why: 'The run produced it, and the catalogue does not word it yet.',
  },
}

export const disputes: DisputeTexts = {
  'discover.response':
    'The example of the specification lists 2025-11-25 in `supportedVersions` too; the Python SDK lists modern versions only, although the same server accepts a handshake.',
  'call.response@unknown-tool':
    'The example of the specification answers an unknown tool with −32602, without MUST or SHOULD; the Python SDK 2.2.0 answers `isError`; the TypeScript SDK −32602.',
  'call.response@protocol-error':
    'The example of the specification and the TypeScript SDK say −32602; the Python SDK 2.2.0 answers `isError`. The HTTP status is not specified; here it is 200.',
  'call.response@tool-error':
    'The text of the specification says `isError` for arguments that fail a check; a schema comment of 2026-07-28 still shows −32602. Both official SDKs use `isError`.',
  'call.timeout':
    'The client of the Python SDK raises −32001 here. It makes that number itself; the specification gives local timeouts no code.',
  'call.cancel':
    'After a cancel the transport pages say that the Server MUST NOT send anything more; the cancellation page and 2025-11-25 only say SHOULD NOT.',
  'call.cancel@http':
    'The course says that closing the stream cancels over HTTP; that is 2026-07-28. In 2025-11-25 it is the opposite: a disconnect is no cancel, the notification is posted.',
  'call.stream-close':
    'In 2026-07-28 closing is the cancel, and the Server MUST NOT send more. In 2025-11-25 a disconnect is no cancel; a notification is posted.',
  'call.late':
    '2025-11-25 says SHOULD NOT answer after a cancel. The Python SDK still answers −32800 over HTTP, a code the specification does not have; the TypeScript SDK ignores a cancel over HTTP and answers with the result.',
  'script.response@unknown-tool':
    'The example of the specification answers an unknown tool with −32602, without MUST or SHOULD; the Python SDK 2.2.0 answers `isError`; the TypeScript SDK −32602.',
  'script.response@-32601':
    'The method name in `data` is what the Python SDK does; the specification does not say so.',
  'script.response@-32022':
    'The version in the body must change too, or −32020 comes first. That is the order both SDKs check in; the specification sets none.',
}
