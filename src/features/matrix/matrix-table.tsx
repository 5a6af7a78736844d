import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrorChannel } from '../../protocol/errors.ts'
import type { FaultId, Scenario } from '../../scenario/scenario.ts'
import { MatrixCellView } from './matrix-cell.tsx'
import { COLUMNS, type MatrixCell, type MatrixRow } from './use-matrix.ts'

/** The table itself, and below it what the Model is told in the cell last looked at. */
export function MatrixTable(props: {
  readonly rows: readonly MatrixRow[]
  readonly linkTo: (scenario: Scenario, at: string) => string
  readonly matches: (channel: ErrorChannel | null) => boolean
  /** What scrolls with the table, below it. */
  readonly children: ReactNode
}) {
  const t = useTranslations('matrix')
  const s = useTranslations('scenario')
  const [looked, setLooked] = useState<{ readonly fault: FaultId; readonly column: number } | null>(
    null,
  )
  const isMatch = ({ outcome }: MatrixCell) =>
    typeof outcome !== 'string' && props.matches(outcome.channel)
  const shown = props.rows.filter(
    ({ cells }) => cells.some(isMatch) || cells.every(({ outcome }) => outcome === 'waiting'),
  )
  const cell = shown.find(({ fault }) => fault === looked?.fault)?.cells[looked?.column ?? 0]
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="mx-scroll" aria-label={t('table')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                {s('fault')}
              </th>
              {COLUMNS.filter((_, index) => index % 2 === 0).map(({ revision }) => (
                <th key={revision} colSpan={2} scope="colgroup" className="era mono">
                  {revision}
                </th>
              ))}
            </tr>
            <tr>
              {COLUMNS.map(({ revision, transport }, index) => (
                <th
                  key={`${revision} ${transport}`}
                  scope="col"
                  className={index % 2 === 0 ? 'era' : undefined}
                >
                  {s(`transports.${transport}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ fault, cells }) => (
              <tr key={fault}>
                <th scope="row">
                  {s(`faults.${fault}`)}
                  <small className="mono">{fault}</small>
                </th>
                {cells.map((one, index) => (
                  <MatrixCellView
                    key={`${one.scenario.revision} ${one.scenario.transport}`}
                    cell={one}
                    href={hrefOf(one, props.linkTo)}
                    dim={!isMatch(one)}
                    onLook={() => setLooked({ fault, column: index })}
                    isFirst={index % 2 === 0}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {props.children}
      </section>
      <Told cell={cell} />
    </>
  )
}

function hrefOf(
  { scenario, outcome }: MatrixCell,
  linkTo: (scenario: Scenario, at: string) => string,
): string {
  return typeof outcome === 'string' ? '' : linkTo(scenario, outcome.key)
}

/** The Host's words to the Model, as a quotation. */
function Told({ cell }: { readonly cell: MatrixCell | undefined }) {
  const t = useTranslations('matrix')
  const outcome = cell && typeof cell.outcome !== 'string' ? cell.outcome : null
  return (
    <p className="mx-told">
      <b>{t('told')}</b>
      {outcome === null ? (
        <span>{t('toldHint')}</span>
      ) : outcome.told === null ? (
        <span>{t('toldNothing')}</span>
      ) : (
        <q className="mono">{outcome.told}</q>
      )}
    </p>
  )
}
