/** The five tables a learner needs and the five misconceptions, as data: each row opens the run that shows it. */
import { DEFAULT_SCENARIO, type Scenario } from '../../scenario/scenario.ts'

export interface Showing {
  readonly scenario: Scenario
  /** Key of the step. */
  readonly at: string
}

export interface ReferenceTable {
  readonly id: 'roles' | 'kinds' | 'primitives' | 'transports' | 'channels'
  readonly columns: readonly string[]
  readonly rows: readonly { readonly id: string; readonly shows: Showing }[]
}

const at = (key: string, change: Partial<Scenario> = {}): Showing => ({
  scenario: { ...DEFAULT_SCENARIO, ...change },
  at: key,
})

/** In the order of the page. Facts: specification of both revisions, as the texts name them. */
export const TABLES: readonly ReferenceTable[] = [
  {
    id: 'roles',
    columns: ['who', 'does'],
    rows: [
      { id: 'host', shows: at('model-1.context') },
      { id: 'client', shows: at('call-1.request') },
      { id: 'server', shows: at('call-1.response') },
    ],
  },
  {
    id: 'kinds',
    columns: ['id', 'answer', 'example'],
    rows: [
      { id: 'request', shows: at('call-1.request') },
      { id: 'response', shows: at('call-1.response') },
      { id: 'notification', shows: at('call-1.cancel', { fault: 'timeout' }) },
    ],
  },
  {
    id: 'primitives',
    columns: ['decides', 'for', 'methods'],
    rows: [
      { id: 'tools', shows: at('call-1.request') },
      { id: 'resources', shows: at('read.request', { task: 'read-resources' }) },
      { id: 'prompts', shows: at('get.request', { task: 'use-prompt' }) },
    ],
  },
  {
    id: 'transports',
    columns: ['starts', 'frame', 'metadata', 'logs', 'cancel'],
    rows: [
      { id: 'stdio', shows: at('call-1.request') },
      { id: 'http', shows: at('call-1.request', { transport: 'http' }) },
    ],
  },
  {
    id: 'channels',
    columns: ['where', 'means', 'reader'],
    rows: [
      { id: 'protocol', shows: at('call-1.response', { fault: 'unknown-tool', server: 'spec' }) },
      { id: 'tool', shows: at('call-1.response', { fault: 'bad-args' }) },
      { id: 'transport', shows: at('shutdown.exit', { fault: 'crash' }) },
      { id: 'local', shows: at('call-1.timeout', { fault: 'timeout' }) },
    ],
  },
]

export const MYTHS = [
  { id: 'server-calls-model', shows: at('model-1.context') },
  { id: 'always-initialize', shows: at('list.request') },
  { id: 'timeout-code', shows: at('call-1.timeout', { fault: 'timeout' }) },
  { id: 'print-is-fine', shows: at('server.stray', { fault: 'stray-print', server: 'spec' }) },
  { id: 'description-is-comment', shows: at('model-1.context') },
] as const satisfies readonly { readonly id: string; readonly shows: Showing }[]
