export const scenario = {
  bar: 'Scenario',
  revision: 'Revision',
  transport: 'Transport',
  transports: { stdio: 'stdio', http: 'HTTP' },
  server: 'Server',
  servers: { 'python-sdk': 'Python SDK', spec: 'Spec', 'typescript-sdk': 'TypeScript SDK' },
  loading:
    'Fetching the official TypeScript SDK; its run comes as soon as it is here, at the same step.',
  fault: 'Fault',
  faults: {
    none: 'None',
    'unknown-tool': 'Unknown tool',
    'bad-args': 'Bad args',
    timeout: 'Timeout',
  },
  details: 'Details',
  share: 'Share',
  shared: 'Copied',
  openBook: 'Open book',
  openBookWhy:
    'Offers <code>list_injected_bugs</code> to the tested agent. It lists the answers, so the run no longer measures finding bugs.',
  limit: 'Client limit',
  ms: '{ms} ms',
  limitShort: 'The answer needs {edge} ms: timeout',
  limitEnough: 'The answer needs {edge} ms: it arrives',
} as const
