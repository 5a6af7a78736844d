import { useTranslations } from 'use-intl'
import { NotePhrases } from './note-phrases.tsx'
import type { StepWords } from './step-sentence.ts'
import './step-words.css'

/** What, why, the section of the specification, and who disagrees. */
export function StepWordsView({
  words,
  revision,
}: {
  readonly words: StepWords
  readonly revision: string
}) {
  const t = useTranslations('sheet')
  return (
    <div className="step-words">
      <h1>
        <NotePhrases sentence={words.what} />
      </h1>
      <p>
        <NotePhrases sentence={words.why} />
      </p>
      {words.spec && (
        <p className="ref">
          {t('spec')}{' '}
          <a href={words.spec.url} target="_blank" rel="noopener noreferrer">
            <span className="mono">{revision}</span> <span lang="en">{words.spec.title}</span>
          </a>
        </p>
      )}
      {words.dispute !== null && (
        <details className="dispute">
          <summary>{t('disputed')}</summary>
          <p>
            <NotePhrases sentence={words.dispute} />
          </p>
        </details>
      )}
    </div>
  )
}
