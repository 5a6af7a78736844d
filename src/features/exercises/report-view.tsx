import { useLocale, useTranslations } from 'use-intl'
import { CATALOGUE } from '../../content/exercises/catalogue.ts'
import { AVAILABLE } from '../../content/exercises/library.ts'
import { TITLES } from '../../content/exercises/titles.ts'
import { FULL_SCORE } from '../../exercise/score.ts'
import { exercises, useExercises } from '../../store/exercises.ts'
import { saveFile } from '../../ui/save-file.ts'

/** What one learner has done, for the instructor: on paper, or as a file that the class table reads. */
export function ReportView() {
  const t = useTranslations('exercises')
  const locale = useLocale()
  const learner = useExercises((state) => state.learner)
  const records = useExercises((state) => state.records)
  const entries = CATALOGUE.filter(({ id }) => AVAILABLE.includes(id))
  const holes = entries.reduce((sum, { id }) => sum + (records[id]?.holes ?? 0), 0)
  return (
    <main className="ex-page" id="main" tabIndex={-1}>
      <header className="ex-page-head">
        <a href="#/exercises">{t('back')}</a>
        <h1>{t('report')}</h1>
        <p>{t('reportIntro')}</p>
        <label className="ex-field">
          <span>{t('learner')}</span>
          <input
            type="text"
            autoComplete="name"
            value={learner}
            maxLength={200}
            onChange={(event) => exercises.setLearner(event.target.value)}
          />
        </label>
        <p className="ex-buttons">
          <button
            type="button"
            className="btn"
            onClick={() =>
              saveFile(`wirelab-report-${fileName(learner)}.json`, exercises.exportText())
            }
          >
            {t('reportFile')}
          </button>
          <button type="button" className="btn" onClick={() => window.print()}>
            {t('print')}
          </button>
        </p>
      </header>
      <div className="ex-scroll">
        <table className="ex-table">
          <thead>
            <tr>
              {(
                [
                  'colExercise',
                  'colTries',
                  'colHints',
                  'colSolution',
                  'colHoles',
                  'colSolvedOn',
                ] as const
              ).map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id }) => {
              const record = records[id]
              return (
                <tr key={id}>
                  <th scope="row">
                    <span className="ex-no">{id}</span> {TITLES[locale].exercises[id]}
                  </th>
                  <td className="mono">{record?.tries ?? 0}</td>
                  <td className="mono">{record?.hints.length ?? 0}</td>
                  <td>{t(record?.solutionSeen ? 'yes' : 'no')}</td>
                  <td className="mono">{record?.holes ?? '–'}</td>
                  <td className="mono">{record?.solvedOn ?? '–'}</td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td />
              <td />
              <td />
              <td className="mono">
                {holes}/{entries.length * FULL_SCORE}
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </main>
  )
}

/** A name that every file system takes. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}_-]+/gu, '-').slice(0, 40) || 'learner'
}
