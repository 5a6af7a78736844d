export const scenario = {
  bar: 'Scenario',
  revision: 'Revision',
  transport: 'Transport',
  transports: { stdio: 'stdio', http: 'HTTP' },
  server: 'Server',
  servers: { 'python-sdk': 'Python SDK', spec: 'Spec', 'typescript-sdk': 'TypeScript SDK' },
  fault: 'Fault',
  faults: {
    none: 'None',
    'unknown-tool': 'Unknown tool',
    'bad-args': 'Bad args',
    timeout: 'Timeout',
  },
} as const
