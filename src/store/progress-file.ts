/** Progress as a file: what export writes, import reads, and an instructor collects. */
import { isRecord } from '../protocol/json.ts'
import type { ExerciseRecord } from './exercise-record.ts'

export interface ProgressFile {
  readonly learner: string
  readonly exercises: Readonly<Record<string, ExerciseRecord>>
}

export const PROGRESS_FORMAT = 'wirelab-progress'
export const PROGRESS_VERSION = 1

/** Larger files are not looked at. */
const MAX_CHARS = 5_000_000
const MAX_ANSWER_CHARS = 200_000

export function writeProgress({ learner, exercises }: ProgressFile): string {
  return JSON.stringify({ format: PROGRESS_FORMAT, version: PROGRESS_VERSION, learner, exercises })
}

/**
 * The file, field by field, or null when it is none. A field that is not as it should be costs that field;
 * exercises that this version does not know stay, so that an older page loses nothing of a newer one's.
 */
export function readProgress(text: string): ProgressFile | null {
  if (text.length > MAX_CHARS) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(value) || value.format !== PROGRESS_FORMAT || !isRecord(value.exercises))
    return null
  const learner = typeof value.learner === 'string' ? value.learner.slice(0, 200) : ''
  const exercises = Object.entries(value.exercises)
    .filter(([id, record]) => /^E\d\d$/.test(id) && isRecord(record))
    .map(([id, record]) => [id, readRecord(record as Record<string, unknown>)] as const)
  return { learner, exercises: Object.fromEntries(exercises) }
}

function readRecord(given: Record<string, unknown>): ExerciseRecord {
  const { answers, seed, tries, hints, solutionSeen, holes, solvedOn } = given
  return {
    // Read as answers of this exercise's parts when it is opened.
    answers:
      isRecord(answers) && JSON.stringify(answers).length <= MAX_ANSWER_CHARS
        ? (answers as ExerciseRecord['answers'])
        : {},
    seed: whole(seed, 1, 2 ** 31, 1),
    tries: whole(tries, 0, 1e6, 0),
    hints: Array.isArray(hints)
      ? [...new Set(hints.filter((one) => one === 0 || one === 1 || one === 2))]
      : [],
    solutionSeen: solutionSeen === true,
    holes: holes === null || holes === undefined ? null : whole(holes, 1, 3, 1),
    solvedOn: typeof solvedOn === 'string' && /^\d{4}-\d\d-\d\d/.test(solvedOn) ? solvedOn : null,
  }
}

function whole(value: unknown, min: number, max: number, otherwise: number): number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
    ? (value as number)
    : otherwise
}
