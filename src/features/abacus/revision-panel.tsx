import { useTranslations } from 'use-intl'
import { type AbacusSize, touchingTool } from '../../exercise/abacus-model.ts'
import { revisionChange } from '../../exercise/abacus-revision.ts'
import { REVISION_IDS } from '../../protocol/revision.ts'
import { CountControl } from './count-control.tsx'

interface Props {
  readonly size: AbacusSize
  /** Clients that speak both revisions, 0 to N. */
  readonly dual: number
  readonly onDual: (dual: number) => void
}

/** How many pieces change with the protocol, and with one tool's own interface. */
export function RevisionPanel({ size, dual, onDual }: Props) {
  const t = useTranslations('abacus.revision')
  const [to = '', from = ''] = REVISION_IDS
  const cases = [
    { id: 'none', name: t('none'), change: revisionChange(size, 0) },
    { id: 'some', name: t('some', { count: dual }), change: revisionChange(size, dual) },
    { id: 'all', name: t('all', { count: size.apps }), change: revisionChange(size, size.apps) },
  ]
  const tool = touchingTool(size, 1)

  return (
    <>
      <h2>{t('title')}</h2>
      <p>{t('text', { from, to })}</p>
      <div className="abacus-counts">
        <CountControl
          label={t('dual')}
          numberLabel={t('dualNumber', { max: size.apps })}
          rodLabel={t('dualRod')}
          value={dual}
          min={0}
          max={size.apps}
          onChange={onDual}
        />
      </div>
      <table className="abacus-table cases">
        <caption className="vh">{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dual')}</th>
            {cases.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="main">
            <th scope="row">{t('together')}</th>
            {cases.map(({ id, change }) => (
              <td key={id} className={id}>
                {change.together.length}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('broken')}</th>
            {cases.map(({ id, change }) => (
              <td key={id} className={id}>
                {change.broken.length}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('before')}</th>
            {cases.map(({ id, change }) => (
              <td key={id} className={id}>
                {change.prepared.length}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="note">{t('note')}</p>
      <section className="abacus-add">
        <h2>{t('toolTitle')}</h2>
        <p>
          <span className="mono">{tool.without}</span> {t('toolWithout')}
        </p>
        <p>
          <span className="mono">{tool.with}</span> {t('toolWith')}
        </p>
      </section>
    </>
  )
}
