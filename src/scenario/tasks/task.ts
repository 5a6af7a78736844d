/** What a run is about: a goal for the Model, calls that the Host has planned, or a script of raw lines that the Client writes unchecked. */
import type { JsonObject } from '../../protocol/json.ts'
import type { RevisionId } from '../../protocol/revision.ts'
import type { HttpRequest, TransportId } from '../../transport/wire.ts'
import type { TaskId } from '../scenario.ts'

export interface GoalTask {
  readonly kind: 'goal'
  readonly id: TaskId
  /** Id of the wish, worded by the page. */
  readonly goal: string
  /** What the user knows; the only values that the Model can put into arguments. */
  readonly facts: JsonObject
  /** Address of a resource that the Host is set to put before the Model. */
  readonly mounts?: string
  /** A prompt that the user has picked. */
  readonly prompt?: { readonly name: string; readonly arguments: JsonObject }
}

/** One thing that the Client writes. `ref` names it in step keys (`call-1`). */
export type ScriptLine = {
  readonly ref: string
  /** Whether the next line waits for an answer to this one; a notification gets none. */
  readonly awaits: boolean
} & (
  | { readonly kind: 'stdin'; readonly text: string }
  | { readonly kind: 'http'; readonly request: HttpRequest }
)

/** A script fixes what its lines were written for; the server always has all three tools. */
export interface ScriptTask {
  readonly kind: 'script'
  readonly id: TaskId
  readonly revision: RevisionId
  readonly transport: TransportId
  readonly lines: readonly ScriptLine[]
}

/** How the Client is to wait for a call, beside its limit; `client/port.ts` says what each means. */
export interface WaitOptions {
  readonly progress?: true
  readonly resetOnProgress?: true
  /** ms */
  readonly maxMs?: number
}

/** `ref` names the call in step keys (`call-1`). */
export interface PlannedCall extends WaitOptions {
  readonly ref: string
  readonly tool: string
  readonly arguments: JsonObject
}

/** Calls one after the other, each when the one before has ended. No Model is asked; the server has the long job too. */
export interface CallsTask {
  readonly kind: 'calls'
  readonly id: TaskId
  readonly calls: readonly PlannedCall[]
}

export type Task = GoalTask | ScriptTask | CallsTask
