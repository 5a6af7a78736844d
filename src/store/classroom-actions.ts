/** What a class has around the run. The first load knows only the switches; everything they open is fetched. */
import type { Lesson } from '../content/lessons/lesson.ts'

export interface Classroom {
  /** The next step is asked for before it is shown. */
  readonly predicts: boolean
  /** Hands shown for each kind, in the order of `FORETOLD_KINDS`; null: nobody counts. */
  readonly hands: readonly number[] | null
  /** The list of lessons is open. */
  readonly chooses: boolean
  readonly lesson: Lesson | null
  /** Index of the lesson's step. */
  readonly place: number
  readonly showsCode: boolean
  readonly black: boolean
  /** The fields to light are offered beside the run. */
  readonly lights: boolean
  /** The field in the spotlight: a JSON Pointer or `header:Name`. */
  readonly spot: string | null
}

/** By identity: nothing of a class has been asked for. */
export const NO_CLASS: Classroom = {
  predicts: false,
  hands: null,
  chooses: false,
  lesson: null,
  place: 0,
  showsCode: false,
  black: false,
  lights: false,
  spot: null,
}

/** `get` and `set` are those of the store that holds it. */
export function classroomActions(
  set: (part: { readonly classroom: Classroom }) => void,
  get: () => { readonly classroom: Classroom },
) {
  return {
    setClass: (change: Partial<Classroom>): void =>
      set({ classroom: { ...get().classroom, ...change } }),
  }
}
