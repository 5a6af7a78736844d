/** All inputs of one run, as plain JSON. The same scenario always gives the same trace. */
import type { RevisionId } from '../protocol/revision.ts'
import type { TransportId } from '../transport/wire.ts'

export type ServerId = 'python-sdk' | 'spec' | 'typescript-sdk'
/** Servers that `simulate` can run; `typescript-sdk` is live and comes through `live/`. */
export const SIMULATED_SERVER_IDS = ['python-sdk', 'spec'] as const
export const SERVER_IDS: readonly ServerId[] = [...SIMULATED_SERVER_IDS, 'typescript-sdk']
/** The first shelf: none, and the three faults that the story is about. */
export const FAULT_IDS = ['none', 'unknown-tool', 'bad-args', 'timeout'] as const
/** The second shelf; `fault-places.ts` says where each can happen. */
export const SECOND_SHELF = [
  'missing-meta',
  'unsupported-version',
  'header-mismatch',
  'unknown-method',
  'stray-print',
  'crlf',
  'crash',
  'silent',
  'blocking',
  'origin',
  'unauthorized',
  'stream-closed',
  'late-answer',
  'legacy-only',
] as const
export type FaultId = (typeof FAULT_IDS)[number] | (typeof SECOND_SHELF)[number]
export const ALL_FAULT_IDS: readonly FaultId[] = [...FAULT_IDS, ...SECOND_SHELF]
export type TaskId =
  | 'report-quantity-zero'
  | 'course-modern'
  | 'course-legacy'
  | 'course-http'
  | 'forgotten-envelope'
  | 'read-resources'
  | 'use-prompt'
  | 'replay-progress'
export const TASK_IDS: readonly TaskId[] = [
  'report-quantity-zero',
  'course-modern',
  'course-legacy',
  'course-http',
  'forgotten-envelope',
  'read-resources',
  'use-prompt',
  'replay-progress',
]
/** `agent`: what the tested agent is offered; `all` adds the grader's tool (open book). */
export type ToolSet = 'agent' | 'all'

export interface Scenario {
  readonly revision: RevisionId
  readonly transport: TransportId
  readonly server: ServerId
  readonly fault: FaultId
  readonly task: TaskId
  readonly tools: ToolSet
  /** The Client's limit for a tool call in virtual ms; absent: the fault's or the task's own. */
  readonly limitMs?: number
  /** One-way latency of every link. */
  readonly latencyMs: number
  readonly seed: number
  /** How often the task is done in one connection (for long traces); 1 … 10,000. */
  readonly repeat: number
}

export const DEFAULT_SCENARIO: Scenario = {
  revision: '2026-07-28',
  transport: 'stdio',
  server: 'python-sdk',
  fault: 'none',
  task: 'report-quantity-zero',
  tools: 'agent',
  latencyMs: 5,
  seed: 1,
  repeat: 1,
}

/** The same with a server that `simulate` can run: where nothing can wait for a live one, the usual server takes its place. */
export function simulable(scenario: Scenario): Scenario {
  const { server } = scenario
  return server === 'typescript-sdk' ? { ...scenario, server: DEFAULT_SCENARIO.server } : scenario
}
