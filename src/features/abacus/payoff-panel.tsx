import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import {
  type AbacusSize,
  type Comparison,
  MAX_COUNT,
  payoffTable,
} from '../../exercise/abacus-model.ts'
import { PayoffPicture } from './payoff-picture.tsx'

interface Props {
  readonly size: AbacusSize
  /** What one more app adds. */
  readonly added: { readonly without: number; readonly with: number }
  readonly payoffText: (comparison: Comparison) => string
  readonly onSize: (size: AbacusSize) => void
}

/** Rows and columns that are always there; the current size joins them. */
const ROWS = [1, 2, 3, 4, 5, 6]
const COLUMNS = [1, 2, 3, 4, 5, 6, 8, 15]

const withCurrent = (numbers: readonly number[], current: number) =>
  [...new Set([...numbers, current])].sort((a, b) => a - b)
/** Columns that a phone has no room for. */
const spare = (tools: number, current: number) =>
  tools !== current && (tools === 5 || tools === 8) ? 'spare' : undefined
/** A double rule stands where numbers are left out. */
const gapBefore = (numbers: readonly number[], index: number) =>
  index > 0 && (numbers[index] ?? 0) - (numbers[index - 1] ?? 0) > 1

/** Where a protocol saves, ties or costs more, and what one more app costs. */
export function PayoffPanel({ size, added, payoffText, onSize }: Props) {
  const t = useTranslations('abacus')
  const table = useMemo(() => payoffTable(MAX_COUNT), [])
  const rows = withCurrent(ROWS, size.apps)
  const columns = withCurrent(COLUMNS, size.tools)

  return (
    <>
      <h2>{t('table.title')}</h2>
      <p>{t('table.text')}</p>
      <table className="abacus-table payoff">
        <caption className="vh">{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.corner')}</th>
            {columns.map((tools) => (
              <th key={tools} scope="col" className={spare(tools, size.tools)}>
                {tools}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((apps, down) => (
            <tr key={apps} className={gapBefore(rows, down) ? 'gap' : undefined}>
              <th scope="row">{apps}</th>
              {columns.map((tools, right) => {
                const cell = table[apps - 1]?.[tools - 1]
                const isNow = apps === size.apps && tools === size.tools
                const gap = gapBefore(columns, right) ? ' gap' : ''
                return (
                  <td
                    key={tools}
                    className={`${cell?.payoff}${isNow ? ' now' : ''}${gap} ${spare(tools, size.tools) ?? ''}`}
                    aria-current={isNow ? 'true' : undefined}
                  >
                    {signed(cell?.saved ?? 0)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <PayoffPicture table={table} size={size} payoffText={payoffText} onSize={onSize} />
      <section className="abacus-add">
        <h2>{t('add.title')}</h2>
        <button
          type="button"
          className="abacus-button"
          disabled={size.apps >= MAX_COUNT}
          onClick={() => onSize({ ...size, apps: size.apps + 1 })}
        >
          {t('add.do')}
        </button>
        <p>
          <span className="mono">{signed(added.without)}</span> {t('add.without')}
        </p>
        <p>
          <span className="mono">{signed(added.with)}</span> {t('add.with')}
        </p>
      </section>
    </>
  )
}

/** With a real minus sign, and a plus before gains. */
function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}
