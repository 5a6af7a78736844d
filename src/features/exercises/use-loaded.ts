import { useEffect, useState } from 'react'
import { loadExercise, loadProse } from '../../content/exercises/library.ts'
import type { Exercise } from '../../exercise/exercise.ts'
import type { ExerciseProse } from '../../exercise/prose.ts'
import type { Locale } from '../../i18n/locale.ts'

export type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ready'; readonly exercise: Exercise; readonly prose: ExerciseProse }

/** An exercise with its words; while another language is on its way the old one stays. */
export function useLoaded(id: string, locale: Locale): Loaded {
  const [loaded, setLoaded] = useState<Loaded & { readonly id?: string }>({ kind: 'loading' })
  useEffect(() => {
    let isCurrent = true
    Promise.all([loadExercise(id), loadProse(id, locale)]).then(([exercise, prose]) => {
      if (!isCurrent) return
      setLoaded(
        exercise && prose ? { kind: 'ready', exercise, prose, id } : { kind: 'unknown', id },
      )
    })
    return () => {
      isCurrent = false
    }
  }, [id, locale])
  return loaded.id === id ? loaded : { kind: 'loading' }
}
