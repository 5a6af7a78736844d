import { useLocale, useTranslations } from 'use-intl'
import { AVAILABLE } from '../../content/exercises/library.ts'
import { TITLES } from '../../content/exercises/titles.ts'
import type { ExerciseId } from '../../exercise/exercise.ts'

/** Back to the list, and on to the next exercise; after the last one only back. */
export function WayOn({ id }: { readonly id: ExerciseId }) {
  const t = useTranslations('exercises')
  const titles = TITLES[useLocale()].exercises
  const next = AVAILABLE[AVAILABLE.indexOf(id) + 1]
  return (
    <nav className="ex-way" aria-label={t('way')}>
      <a href="#/exercises">{t('back')}</a>
      {next && (
        <a href={`#/exercises/${next}`}>{t('next', { id: next, title: titles[next] ?? '' })}</a>
      )}
    </nav>
  )
}
