/** What grading costs: all answers that ship with the exercises, and the abacus at its largest. */
import { readdirSync } from 'node:fs'
import { migrationSteps } from '../../src/exercise/abacus-migration.ts'
import { MAX_COUNT, payoffTable } from '../../src/exercise/abacus-model.ts'
import { createEngine } from '../../src/exercise/engine.ts'
import { type Exercise, made } from '../../src/exercise/exercise.ts'
import { grade } from '../../src/exercise/grade.ts'
import { createCodeRunner } from '../../src/sandbox/code-runner.ts'
import { bestMs, type Row, worstMs } from './row.ts'

/** One frame of a screen at 60 Hz, ms. */
const FRAME_MS = 16
/** A learner waits for a verdict without wondering, ms. */
const VERDICT_MS = 1000

export async function exerciseRows(): Promise<readonly Row[]> {
  const engine = createEngine(await createCodeRunner())
  const times: { readonly name: string; readonly ms: number }[] = []
  for (const exercise of await allExercises()) {
    const answers = [
      made(exercise.solution, engine, 1),
      ...made(exercise.alsoRight, engine, 1),
      ...made(exercise.wrong, engine, 1).map(({ answer }) => answer),
    ]
    for (const answer of answers)
      times.push({
        name: exercise.id,
        ms: bestMs(1, () => void grade(exercise, answer, engine, 1)),
      })
  }
  const slowest = times.toSorted((a, b) => a.ms - b.ms).at(-1)
  const total = times.reduce((sum, { ms }) => sum + ms, 0)
  return [
    { name: `grading, ${times.length} answers`, value: total, unit: 'ms' },
    {
      name: 'grading, slowest answer',
      value: slowest?.ms ?? 0,
      unit: 'ms',
      budget: VERDICT_MS,
      note: slowest?.name ?? '',
    },
  ]
}

/** What one move of a bead has the abacus work out at 50 × 50. */
export function abacusRows(): readonly Row[] {
  const size = { apps: MAX_COUNT, tools: MAX_COUNT }
  const work = () => {
    payoffTable(MAX_COUNT)
    migrationSteps(size)
  }
  work()
  return [
    {
      name: `abacus, ${MAX_COUNT} × ${MAX_COUNT}`,
      value: worstMs(21, work),
      unit: 'ms',
      budget: FRAME_MS,
    },
  ]
}

async function allExercises(): Promise<readonly Exercise[]> {
  const folder = new URL('../../src/content/exercises/', import.meta.url)
  const ids = readdirSync(folder).filter((name) => /^E\d\d$/.test(name))
  return Promise.all(
    ids.map(async (id) => {
      const file = (await import(new URL(`${id}/exercise.ts`, folder).href)) as {
        readonly exercise: Exercise
      }
      return file.exercise
    }),
  )
}
