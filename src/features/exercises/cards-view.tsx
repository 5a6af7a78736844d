import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CATALOGUE } from '../../content/exercises/catalogue.ts'
import { AVAILABLE, loadProse } from '../../content/exercises/library.ts'
import { TITLES } from '../../content/exercises/titles.ts'
import type { ExerciseProse } from '../../exercise/prose.ts'
import { useExercises } from '../../store/exercises.ts'
import { Badges } from './badges.tsx'
import { Words } from './words.tsx'

/** One card for each solved exercise: what to keep in mind. Made for printing. */
export function CardsView() {
  const t = useTranslations('exercises')
  const locale = useLocale()
  const records = useExercises((state) => state.records)
  const solved = AVAILABLE.filter((id) => (records[id]?.holes ?? null) !== null)
  const wanted = solved.join()
  const [prose, setProse] = useState<Readonly<Record<string, ExerciseProse | null>>>({})
  useEffect(() => {
    let isCurrent = true
    const ids = wanted === '' ? [] : wanted.split(',')
    Promise.all(ids.map(async (id) => [id, await loadProse(id, locale)] as const)).then(
      (pairs) => isCurrent && setProse(Object.fromEntries(pairs)),
    )
    return () => {
      isCurrent = false
    }
  }, [wanted, locale])
  return (
    <main className="ex-page" id="main" tabIndex={-1}>
      <header className="ex-page-head">
        <a href="#/exercises">{t('back')}</a>
        <h1>{t('cards')}</h1>
        <p>{solved.length > 0 ? t('cardsIntro') : t('cardsEmpty')}</p>
        <button type="button" className="btn" onClick={() => window.print()}>
          {t('print')}
        </button>
      </header>
      <div className="ex-cards">
        {CATALOGUE.filter(({ id }) => solved.includes(id)).map((entry) => (
          <article key={entry.id} className="ex-keep">
            <h2>
              <span className="ex-no">{entry.id}</span> {TITLES[locale].exercises[entry.id]}
            </h2>
            <p>
              <Words text={prose[entry.id]?.keep ?? ''} />
            </p>
            <Badges entry={entry} />
          </article>
        ))}
      </div>
    </main>
  )
}
