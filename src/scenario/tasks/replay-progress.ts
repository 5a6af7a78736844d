/**
 * A job of 100 seconds, called three times with a limit of 60: without progress, with progress that starts the limit
 * afresh, and with a hard limit that no progress moves (spec 2026-07-28 basic/patterns/cancellation §Timeouts).
 */
import type { CallsTask, PlannedCall } from './task.ts'

const JOB = { tool: 'replay_suite', arguments: { parts: 5 } } as const

const CALLS: readonly PlannedCall[] = [
  { ref: 'call-1', ...JOB },
  { ref: 'call-2', ...JOB, progress: true, resetOnProgress: true },
  { ref: 'call-3', ...JOB, progress: true, resetOnProgress: true, maxMs: 90_000 },
]

export const REPLAY_PROGRESS: CallsTask = { kind: 'calls', id: 'replay-progress', calls: CALLS }
