import { useTranslations } from 'use-intl'
import type { ImportProblem } from '../../trace/import/imported.ts'

/** So many are listed; of the others the number is told. */
const LISTED = 200

/** What could not be read, line by line. */
export function Problems({ problems }: { readonly problems: readonly ImportProblem[] }) {
  const t = useTranslations('transcript')
  if (problems.length === 0) return <p>{t('allRead')}</p>
  return (
    <>
      <h2>{t('problems', { count: String(problems.length) })}</h2>
      <ol className="tr-problems">
        {problems.slice(0, LISTED).map(({ line, column, reason, json }) => (
          <li key={`${line} ${column} ${reason}`}>
            <span className="mono">
              {column === undefined
                ? t('line', { line: String(line) })
                : t('lineColumn', { line: String(line), column: String(column) })}
            </span>{' '}
            {t(`reasons.${reason}`)}
            {json === undefined ? null : <code>{` ${json}`}</code>}
          </li>
        ))}
      </ol>
      {problems.length > LISTED ? (
        <p>{t('moreProblems', { count: String(problems.length - LISTED) })}</p>
      ) : null}
    </>
  )
}
