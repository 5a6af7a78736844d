import { useTranslations } from 'use-intl'
import {
  MYTHS,
  type ReferenceTable,
  type Showing,
  TABLES,
} from '../../content/reference/reference.ts'
import { runLink } from '../../store/class-link.ts'
import { useLab } from '../../store/lab-context.tsx'
import { NotePhrases } from '../../views/note-phrases.tsx'
import './reference.css'

/** Five tables and five misconceptions; every row opens the step that shows it. */
export function ReferencePage() {
  const t = useTranslations('reference')
  return (
    <main className="reference" id="main" tabIndex={-1}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {TABLES.map((table) => (
        <Table key={table.id} table={table} />
      ))}
      <section aria-labelledby="reference-myths">
        <h2 id="reference-myths">{t('myths.title')}</h2>
        <dl className="ref-myths">
          {MYTHS.map(({ id, shows }) => (
            <div key={id}>
              <dt>
                <NotePhrases sentence={t(`myths.${id}.says`)} />
              </dt>
              <dd>
                <NotePhrases sentence={t(`myths.${id}.truth`)} />{' '}
                <See shows={shows} label={t('seeMyth', { myth: plain(t(`myths.${id}.says`)) })} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  )
}

function Table({ table }: { readonly table: ReferenceTable }) {
  const t = useTranslations('reference')
  /** The words of one cell; the catalogue has all of them, which the types cannot see. */
  const say = (key: string) => t(`${table.id}.${key}` as 'roles.title')
  return (
    <section aria-labelledby={`reference-${table.id}`}>
      <h2 id={`reference-${table.id}`}>{say('title')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('columns.name')}</th>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                <NotePhrases sentence={say(`columns.${column}`)} />
              </th>
            ))}
            <th scope="col">{t('run')}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ id, shows }) => (
            <tr key={id}>
              <th scope="row">{say(`${id}.name`)}</th>
              {table.columns.map((column) => (
                <td key={column} data-column={plain(say(`columns.${column}`))}>
                  <NotePhrases sentence={say(`${id}.${column}`)} />
                </td>
              ))}
              <td className="ref-see">
                <See shows={shows} label={t('seeRow', { row: say(`${id}.name`) })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A heading without the marks of code, where only text can stand. */
const plain = (text: string) => text.replaceAll('`', '')

/** The way to the step that shows it. */
function See({ shows, label }: { readonly shows: Showing; readonly label: string }) {
  const t = useTranslations('reference')
  const link = useLab((state) => runLink(state, shows.scenario, shows.at))
  return (
    <a href={link} aria-label={label}>
      {t('see')}
    </a>
  )
}
