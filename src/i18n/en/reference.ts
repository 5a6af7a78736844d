/** Five tables and five misconceptions. */
export const reference = {
  title: 'To look things up',
  intro: 'Each row opens the step of a run that shows it.',
  run: 'Run',
  see: 'see it',
  seeRow: 'See it in a run: {row}',
  seeMyth: 'See the run that refutes it: {myth}',
  roles: {
    title: 'Three roles',
    columns: { name: 'Role', who: 'What it is', does: 'What it does' },
    host: {
      name: 'Host',
      who: 'the AI application; it owns the Model, the page and consent',
      does: 'asks the Model, lets calls pass, keeps one Client per Server',
    },
    client: {
      name: 'Client',
      who: 'the Host’s end of one connection',
      does: 'gives ids, waits, gives up; speaks the protocol',
    },
    server: {
      name: 'Server',
      who: 'a program that offers tools, resources and prompts',
      does: 'answers; it sees neither the Model nor the conversation',
    },
  },
  kinds: {
    title: 'Three kinds of message',
    columns: { name: 'Kind', id: '`id`', answer: 'Answer', example: 'Example' },
    request: { name: 'Request', id: 'yes', answer: 'exactly one', example: '`tools/call`' },
    response: {
      name: 'Response',
      id: 'the request’s',
      answer: 'none',
      example: '`result` or `error`, never both',
    },
    notification: {
      name: 'Notification',
      id: 'no',
      answer: 'none, not even an error',
      example: '`notifications/cancelled`',
    },
  },
  primitives: {
    title: 'Three primitives',
    columns: {
      name: 'Primitive',
      decides: 'Who decides to use it',
      for: 'For',
      methods: 'Methods',
    },
    tools: {
      name: 'Tools',
      decides: 'the Model',
      for: 'doing something',
      methods: '`tools/list`, `tools/call`',
    },
    resources: {
      name: 'Resources',
      decides: 'the application (Host)',
      for: 'material to read',
      methods: '`resources/list`, `resources/read`, `resources/templates/list`',
    },
    prompts: {
      name: 'Prompts',
      decides: 'the User',
      for: 'ready-made requests',
      methods: '`prompts/list`, `prompts/get`',
    },
  },
  transports: {
    title: 'Two transports',
    columns: {
      name: 'Transport',
      starts: 'Starts',
      frame: 'One frame is',
      metadata: 'Metadata',
      logs: 'Logs',
      cancel: 'Cancelling',
    },
    stdio: {
      name: 'stdio',
      starts: 'the Client starts the Server as a child process',
      frame: 'one line and a newline',
      metadata: 'in the body only',
      logs: 'stderr',
      cancel: '`notifications/cancelled`',
    },
    http: {
      name: 'Streamable HTTP',
      starts: 'the Server is running already',
      frame: 'a POST; the answer is JSON or an event of SSE',
      metadata: 'in the body, and from 2026-07-28 on again in headers',
      logs: 'the Server’s own',
      cancel: '2026-07-28: close the stream; 2025-11-25: POST `notifications/cancelled`',
    },
  },
  channels: {
    title: 'Two error channels for tools, and two that are not the Server’s',
    columns: {
      name: 'Channel',
      where: 'Where it stands',
      means: 'What it means',
      reader: 'For whom',
    },
    protocol: {
      name: 'Protocol error',
      where: 'JSON-RPC `error` with a code',
      means: 'the request does not hold; no tool ran',
      reader: 'the Client; the Host may tell the Model',
    },
    tool: {
      name: 'Tool error',
      where: '`result` with `isError: true`',
      means: 'the tool failed, or refused its arguments',
      reader: 'the Model, which can try again',
    },
    transport: {
      name: 'Transport error',
      where: 'a status, a broken connection, a dead process',
      means: 'no answer came',
      reader: 'the Host',
    },
    local: {
      name: 'Local error',
      where: 'nowhere on the wire',
      means: 'the Client gave up by itself',
      reader: 'the Host',
    },
  },
  myths: {
    title: 'Five misconceptions, each refuted by a run',
    'server-calls-model': {
      says: 'The Server calls the Model.',
      truth: 'Only the Host talks to the Model. No frame goes between Server and Model.',
    },
    'always-initialize': {
      says: 'A session always begins with `initialize`.',
      truth:
        'In 2025-11-25 it does. In 2026-07-28 there is no handshake: every request stands alone.',
    },
    'timeout-code': {
      says: 'On a timeout the Server answers −32001.',
      truth: 'The Client of the Python SDK makes that number itself. Nothing on the wire says so.',
    },
    'print-is-fine': {
      says: 'A print in a stdio Server does no harm.',
      truth:
        'stdout belongs to the protocol. A line that is no message is a broken frame; logs go to stderr.',
    },
    'description-is-comment': {
      says: 'A tool’s description is a comment for people.',
      truth:
        'It goes into the Model’s context word by word, and the Server wrote it: untrusted text.',
    },
  },
} as const
