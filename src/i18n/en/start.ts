/** The start page. */
export const start = {
  title: 'One tool call:\nwhat really crosses the wire',
  lead: 'Every frame is produced by running the protocol and compared with the bytes of the official SDK. Go forward, go back, break it.',
  stage: 'A step of a run',
  client: 'Client',
  clientWhere: 'inside the Host',
  server: 'Server',
  serverWhere: { stdio: 'a child process', http: 'across the network' },
  bytes: 'What is sent in this step',
  go: 'Take the next step',
  doors: 'Where to begin',
  walk: { title: 'Walk through', text: '{count} steps, from one sentence to one report.' },
  break: {
    title: 'Break it',
    text: 'One wrong argument: see on which channel the error comes back.',
  },
  practise: {
    title: 'Solve one',
    text: 'Put a handshake in order: it is right when it runs.',
    more: 'Your progress stays in this browser',
  },
  promise: 'No account, no telemetry, nothing sent anywhere',
  simulated: 'What is simulated',
  keys: '<kbd>→</kbd> goes on',
} as const
