/** The exercises of this page: what the learner has done, and the grader in its worker. Loaded only with them. */
import { useStore } from 'zustand'
import { createExerciseStore, type ExerciseState } from './exercise-slice.ts'
import { createGrading } from './grading.ts'

export const grading = createGrading()
export const exercises = createExerciseStore(browserStorage())

/** One value of what the learner has done; the component draws again when it changes. */
export function useExercises<T>(select: (state: ExerciseState) => T): T {
  return useStore(exercises.store, select)
}

/** Reading `localStorage` alone can throw, where storage is blocked. */
function browserStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
