/** The four error channels, the same words everywhere. */
export const channels = {
  map: 'Error channels',
  none: 'No error here',
  cameBack: 'Came back on',
  lit: '(this one)',
  unlit: '(unlit)',
  name: {
    'protocol-error': 'Protocol',
    'tool-error': 'Tool',
    'transport-error': 'Transport',
    'local-error': 'Local',
  },
  full: {
    'protocol-error': 'Protocol error',
    'tool-error': 'Tool error',
    'transport-error': 'Transport error',
    'local-error': 'Local error',
  },
  arrives: {
    'protocol-error': 'Protocol error, for the Client',
    'tool-error': 'Tool error, for the Model',
    'transport-error': 'Transport error, no answer came',
    'local-error': 'Local error, never on the wire',
  },
} as const
