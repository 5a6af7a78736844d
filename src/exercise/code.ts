/** The port for learners' code. `src/sandbox` implements it with QuickJS; graders use nothing else. */
import type { JsonValue } from '../protocol/json.ts'
import type { Outcome } from '../protocol/outcome.ts'

/** Bounds of one graded answer; all its programs share them. */
export interface CodeLimits {
  /** Units of work: ten thousand calls and turns of loops, or a hundred continuations of promises. */
  readonly steps: number
  readonly memoryBytes: number
  readonly stackBytes: number
  /** Lines that `console` takes, and characters of all of them. */
  readonly printLines: number
  readonly printChars: number
}

export const DEFAULT_LIMITS: CodeLimits = {
  steps: 5_000,
  memoryBytes: 64 * 1024 * 1024,
  stackBytes: 64 * 1024,
  printLines: 500,
  printChars: 50_000,
}

export type CodeFailureKind =
  /** It does not parse. */
  | 'syntax'
  /** It threw, or its promise was rejected. */
  | 'thrown'
  /** No function of that name is exported. */
  | 'missing'
  /** What it returned is no JSON. */
  | 'not-json'
  /** It waits for something that never comes. */
  | 'stuck'
  | 'steps'
  | 'memory'
  | 'stack'
  | 'output'

export interface CodeFailure {
  readonly kind: CodeFailureKind
  /** The engine's own words, English. */
  readonly message: string
  /** 1-based line in the learner's source, where known. */
  readonly line?: number
  /** The class of what was thrown: `TypeError`, `ToolError` … */
  readonly name?: string
}

/**
 * What the code can reach beside the language itself and `console.log`: globals. A name with a dot
 * (`wire.send`) is a member of a global object. Arguments and values are JSON.
 */
export interface HostFunctions {
  /** JavaScript that runs before the learner's source, in the same globals. */
  readonly prelude?: string
  /** Answered at once. A throw becomes an `Error` inside the program. */
  readonly now?: {
    readonly [name: string]: (...args: readonly JsonValue[]) => JsonValue | undefined
  }
  /** Names of functions that return a promise; the grader settles it (`Task`). */
  readonly later?: readonly string[]
}

/** A promise that the program waits for. */
export interface PendingCall {
  readonly id: number
  readonly name: string
  readonly args: readonly JsonValue[]
}

/** A call in progress. It runs only while one of these functions runs, so virtual time is the grader's. */
export interface Task {
  /** null while it waits. */
  result(): Outcome<JsonValue, CodeFailure> | null
  /** In the order in which they were made. */
  pending(): readonly PendingCall[]
  resolve(id: number, value: JsonValue): void
  reject(id: number, message: string): void
}

export interface Program {
  readonly exports: readonly string[]
  /** Calls an exported function that answers at once; a promise that does not settle by itself is `stuck`. */
  call(name: string, ...args: readonly JsonValue[]): Outcome<JsonValue, CodeFailure>
  /** Calls an exported function that may wait. */
  start(name: string, ...args: readonly JsonValue[]): Task
}

export interface CodeRunner {
  /** Strips the types, evaluates the module, and gives its exports. */
  load(source: string, host?: HostFunctions): Outcome<Program, CodeFailure>
  /** Ends all programs and gives the next answer its limits afresh. */
  reset(): void
  /** What has been printed since `reset`, line by line. */
  printed(): readonly string[]
}

/**
 * The expected/got of an assertion "the code runs": keys of the shared texts in `content/exercises/shared-prose.ts`,
 * so that an exercise need not word them.
 */
export function saidOfFailure(failure: CodeFailure): {
  readonly say: string
  readonly with: { readonly message: string; readonly line: number | string }
} {
  return {
    say: `code.${failure.kind}`,
    with: { message: failure.message, line: failure.line ?? '?' },
  }
}
