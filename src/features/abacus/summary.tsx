import { useTranslations } from 'use-intl'
import type { Comparison } from '../../exercise/abacus-model.ts'

interface Added {
  readonly without: number
  readonly with: number
}
interface Props {
  readonly now: Comparison
  /** What one more app, or one more tool, adds on each side. */
  readonly app: Added
  readonly tool: Added
}

/** The drawings' numbers as a table, for screen readers and for paper. */
export function Summary({ now, app, tool }: Props) {
  const t = useTranslations('abacus')
  const rows = [
    { name: t('summary.count'), without: now.without, with: now.with },
    { name: t('summary.addApp'), without: `+${app.without}`, with: `+${app.with}` },
    { name: t('summary.addTool'), without: `+${tool.without}`, with: `+${tool.with}` },
  ]
  return (
    <div className="abacus-summary">
      <table className="abacus-table">
        <caption>{t('summary.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('preset', { apps: now.size.apps, tools: now.size.tools })}</th>
            <th scope="col">{t('without')}</th>
            <th scope="col">{t('with')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.without}</td>
              <td>{row.with}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
