/** What is kept of one exercise. */
import type { Answers } from '../exercise/answers.ts'

/** One exercise. Everything is plain JSON and bounded. */
export interface ExerciseRecord {
  readonly answers: Answers
  readonly seed: number
  /** Gradings so far. */
  readonly tries: number
  /** Indices of opened hints, in the order of opening. */
  readonly hints: readonly number[]
  readonly solutionSeen: boolean
  /** Holes of the best solved try; null while unsolved. */
  readonly holes: number | null
  /** ISO date of the first solved try. */
  readonly solvedOn: string | null
}

export const NEW_RECORD: ExerciseRecord = {
  answers: {},
  seed: 1,
  tries: 0,
  hints: [],
  solutionSeen: false,
  holes: null,
  solvedOn: null,
}
