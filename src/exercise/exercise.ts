/**
 * An exercise as data with a grader that runs the engine. How to write one stands in
 * `src/content/exercises/how-to-write-one.md`; two to copy from are E04 and E06 there.
 */
import type { Trace } from '../trace/trace.ts'
import type { Answers } from './answers.ts'
import type { Engine } from './engine.ts'
import type { Part } from './parts.ts'
import type { Params, Said } from './prose.ts'

export type ExerciseId = `E${number}${number}`

/** One claim about the answer. */
export interface AssertionSpec {
  /** Stable; unique in the exercise. A rule of the wire carries its id of `checks/` (`G5`). */
  readonly id: string
  /** Not reached unless all of these pass. What follows a failed liveness needs nothing more than its id here. */
  readonly needs?: readonly string[]
  /** Does not keep the exercise from being solved; without it one hole stays unpunched. */
  readonly bonus?: true
}

/** A frame that shows it, to be opened in the stepper. */
export interface Evidence {
  readonly trace: Trace
  readonly seq: number
}

/** The place in the answer that is judged; the verdict stands beside it. */
export interface Place {
  readonly part: string
  /** Item, card, row or `<row>.<column>`. */
  readonly item?: string
  /** The run stopped at this card. */
  readonly stops?: true
  /** edit-json: RFC 6901 pointer; with `lines`, counted from 0, the line it is in. */
  readonly pointer?: string
  readonly line?: number
}

/** What a grader finds for one assertion. */
export interface Finding {
  readonly id: string
  readonly passed: boolean
  readonly expected?: Said
  readonly got?: Said
  readonly frame?: Evidence
  readonly places?: readonly Place[]
}

/** Something to read before answering: words of the wire (a schema, a frame, a run) under a heading of the prose. */
export interface Exhibit {
  /** Key of the heading in the prose's texts. */
  readonly id: string
  readonly raw?: string
  /** A recording to step through. */
  readonly frame?: Evidence
}

export interface WrongAnswer {
  /** What the learner had in mind, as a short stable name. */
  readonly name: string
  readonly answer: Answers
  /** The first assertion that fails. */
  readonly fails: string
}

/** `engine` is given so that parts and answers can be made of real runs; `seed` is 1 unless the exercise has `seeded`. */
export type Made<T> = T | ((engine: Engine, seed: number) => T)

export interface Exercise {
  readonly id: ExerciseId
  /** Numbers come from a seed, and the page offers new ones. */
  readonly seeded?: true
  /** In the order in which verdicts are shown. */
  readonly assertions: readonly AssertionSpec[]
  readonly parts: Made<readonly Part[]>
  readonly exhibits?: Made<readonly Exhibit[]>
  /** Values for the prompt, the claims and the labels. */
  readonly params?: Made<Params>
  /**
   * Runs the answer. Returns findings for the assertions it came to, in any order; those it does not name were
   * not reached. Never throws for any answer; never compares text with text.
   */
  grade(answers: Answers, engine: Engine, seed: number): readonly Finding[]
  /** For each hint, the assertions it helps with; [] helps always. */
  readonly hints: readonly [readonly string[], readonly string[], readonly string[]]
  readonly solution: Made<Answers>
  /** At least two; they differ from the solution in approach, order or values. */
  readonly alsoRight: Made<readonly Answers[]>
  /** At least three; together they trip every assertion. */
  readonly wrong: Made<readonly WrongAnswer[]>
}

/** The value for this seed. */
export function made<T>(value: Made<T>, engine: Engine, seed: number): T {
  return typeof value === 'function'
    ? (value as (engine: Engine, seed: number) => T)(engine, seed)
    : value
}

/** Shorthand for graders. */
export function pass(id: string, more: Omit<Finding, 'id' | 'passed'> = {}): Finding {
  return { id, passed: true, ...more }
}

export function fails(
  id: string,
  expected: Said,
  got: Said,
  more: Omit<Finding, 'id' | 'passed' | 'expected' | 'got'> = {},
): Finding {
  return { id, passed: false, expected, got, ...more }
}

/** `pass` or `fails` by a condition. */
export function holds(
  id: string,
  condition: boolean,
  expected: Said,
  got: Said,
  more: Omit<Finding, 'id' | 'passed' | 'expected' | 'got'> = {},
): Finding {
  return { id, passed: condition, expected, got, ...more }
}
