import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type Cell, COLUMNS } from '../../content/exercises/E17/styles.ts'
import { createEngine } from '../../exercise/engine.ts'
import type { Evidence } from '../../exercise/exercise.ts'
import { NotePhrases } from '../../views/note-phrases.tsx'
import './more-tables.css'

const STYLE_IDS = ['await', 'thread', 'block'] as const
const COLUMN_IDS = Object.keys(COLUMNS) as readonly ('loop' | 'cancel' | 'limit')[]

/** What a slow tool does to everybody else, by the way it is written: nine small runs. */
export function SlowTools({ onOpen }: { readonly onOpen: (frame: Evidence) => void }) {
  const t = useTranslations('matrix')
  const rows = useMemo(slowRows, [])
  return (
    <section className="mx-more" aria-labelledby="mx-slow">
      <h2 id="mx-slow">{t('slow.title')}</h2>
      <p>{t('slow.intro')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('slow.style')}</th>
            {COLUMN_IDS.map((column) => (
              <th key={column} scope="col">
                {t(`slow.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ style, cells }) => (
            <tr key={style}>
              <th scope="row">
                <NotePhrases sentence={t(`slow.styles.${style}`)} />
              </th>
              {cells.map(({ column, cell }) => (
                <td key={column}>
                  <SlowCell cell={cell} onOpen={onOpen} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The runs behind the table; the same as those that grade exercise E17. */
export function slowRows() {
  const engine = createEngine(null)
  return STYLE_IDS.map((style) => ({
    style,
    cells: COLUMN_IDS.map((column) => ({ column, cell: COLUMNS[column]?.(engine, style) })),
  }))
}

function SlowCell(props: {
  readonly cell: Cell | undefined
  readonly onOpen: (frame: Evidence) => void
}) {
  const t = useTranslations('matrix')
  const { cell } = props
  if (!cell) return null
  const key = `slow.values.${cell.value}` as 'slow.values.free'
  const words = t(key, { ms: String(cell.ms ?? '—') })
  const { frame } = cell
  // What happens in one process is on no wire: there is nothing to step through.
  if (!frame) return words
  return (
    <button type="button" onClick={() => props.onOpen(frame)}>
      {words}
    </button>
  )
}
