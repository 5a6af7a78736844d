/** Finds exercises by their folders: a new folder is a new exercise, and nothing else has to be told. */
import type { Exercise, ExerciseId } from '../../exercise/exercise.ts'
import type { ExerciseProse } from '../../exercise/prose.ts'

type Locale = 'zh-CN' | 'en'
const EXERCISES = import.meta.glob<{ readonly exercise: Exercise }>('./E*/exercise.ts')
type ProseFile = { readonly prose: ExerciseProse }
const PROSE = {
  'zh-CN': import.meta.glob<ProseFile>('./E*/zh-CN.ts'),
  en: import.meta.glob<ProseFile>('./E*/en.ts'),
}

/** Ids of the exercises that exist, in order. */
export const AVAILABLE: readonly ExerciseId[] = Object.keys(EXERCISES)
  .map((path) => path.split('/')[1] as ExerciseId)
  .sort()

/** Loads one exercise; null when there is none of that id (yet). */
export async function loadExercise(id: string): Promise<Exercise | null> {
  const load = EXERCISES[`./${id}/exercise.ts`]
  return load ? (await load()).exercise : null
}

/** Loads the words of one exercise in one locale; null when there is none of that id. */
export async function loadProse(id: string, locale: Locale): Promise<ExerciseProse | null> {
  const load = PROSE[locale][`./${id}/${locale}.ts`]
  return load ? (await load()).prose : null
}
