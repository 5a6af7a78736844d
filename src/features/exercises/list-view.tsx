import { useLocale, useTranslations } from 'use-intl'
import { CATALOGUE, CHAPTERS } from '../../content/exercises/catalogue.ts'
import { AVAILABLE } from '../../content/exercises/library.ts'
import { TITLES } from '../../content/exercises/titles.ts'
import { useExercises } from '../../store/exercises.ts'
import { Badges } from './badges.tsx'
import { ProgressTools } from './progress-tools.tsx'
import { PunchTicket } from './punch-ticket.tsx'

/** All exercises by chapter, as plain links; those that are still to come are named too. */
export function ListView({ say }: { readonly say: (text: string) => void }) {
  const t = useTranslations('exercises')
  const locale = useLocale()
  const records = useExercises((state) => state.records)
  const solved = AVAILABLE.filter((id) => (records[id]?.holes ?? null) !== null).length
  return (
    <main className="ex-page" id="main" tabIndex={-1}>
      <header className="ex-page-head">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <p className="ex-count">
          {t('solvedCount', { solved: String(solved), all: String(AVAILABLE.length) })}
        </p>
        <nav aria-label={t('title')}>
          <a href="#/exercises/bench">{t('openBench')}</a>
          <a href="#/exercises/cards">{t('openCards')}</a>
          <a href="#/exercises/report">{t('openReport')}</a>
          <a href="#/exercises/class">{t('openClass')}</a>
        </nav>
        <ProgressTools say={say} />
      </header>
      <div className="ex-chapters">
        {CHAPTERS.map((chapter) => (
          <section key={chapter} aria-labelledby={`chapter-${chapter}`}>
            <h2 id={`chapter-${chapter}`}>
              {t('chapter', {
                n: String(chapter),
                name: TITLES[locale].chapters[chapter - 1] ?? '',
              })}
            </h2>
            <ul>
              {CATALOGUE.filter((entry) => entry.chapter === chapter).map((entry) => {
                const record = records[entry.id]
                const holes = record?.holes ?? null
                const title = TITLES[locale].exercises[entry.id]
                if (!AVAILABLE.includes(entry.id))
                  return (
                    <li key={entry.id} className="coming">
                      <span className="ex-no">{entry.id}</span>
                      <span>{title}</span>
                      <span>{t('coming')}</span>
                    </li>
                  )
                return (
                  <li key={entry.id}>
                    <span className="ex-no">{entry.id}</span>
                    <a href={`#/exercises/${entry.id}`}>{title}</a>
                    <Badges entry={entry} />
                    <span className="ex-state">
                      {holes === null ? (
                        t(record && record.tries > 0 ? 'status.started' : 'status.new')
                      ) : (
                        <PunchTicket holes={holes} />
                      )}
                    </span>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}
