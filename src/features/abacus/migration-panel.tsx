import { useFormatter, useTranslations } from 'use-intl'
import type { MigrationStep } from '../../exercise/abacus-migration.ts'
import type { Edge } from '../../exercise/abacus-model.ts'
import { numberOf } from './line-geometry.ts'
import type { Migration } from './use-migration.ts'
import { useNames } from './use-names.ts'

/** From adapters to clients and servers: the count as it runs, a curve of it, and every step as a table. */
export function MigrationPanel({ migration }: { readonly migration: Migration }) {
  const t = useTranslations('abacus.migrate')
  const names = useNames()
  const format = useFormatter()
  const { steps, at, playing } = migration
  const now = steps[at]
  const first = steps[0]
  const isDone = at === steps.length - 1
  const nameOf = (piece: Edge) =>
    piece.kind === 'client'
      ? t('clientOf', { app: names.app(numberOf(piece.from)) })
      : t('serverOf', { tool: names.tool(numberOf(piece.to)) })

  return (
    <>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <div className="abacus-buttons">
        {playing ? (
          <button type="button" className="abacus-button go" onClick={migration.pause}>
            {t('pause')}
          </button>
        ) : (
          <button type="button" className="abacus-button go" onClick={migration.start}>
            {t('start')}
          </button>
        )}
        <button
          type="button"
          className="abacus-button"
          disabled={isDone}
          onClick={migration.stepOnce}
        >
          {t('step')}
        </button>
        <button
          type="button"
          className="abacus-button"
          disabled={at === 0}
          onClick={migration.reset}
        >
          {t('reset')}
        </button>
      </div>
      {now && first && (
        <>
          <dl className="abacus-run">
            <Count name={t('adapters')} value={now.adapters} />
            <Count name={t('clients')} value={now.clients} kind="client" />
            <Count name={t('servers')} value={now.servers} kind="server" />
            <Count name={t('total')} value={now.total} kind="total" />
          </dl>
          <Curve steps={steps} at={at} />
          <p className="abacus-done" role="status">
            {isDone && t('done', { total: now.total, before: first.total })}
          </p>
        </>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="abacus-scroll" aria-label={t('table')} tabIndex={0}>
        <table className="abacus-table list">
          <caption className="vh">{t('table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('written')}</th>
              <th scope="col">{t('removed')}</th>
              <th scope="col">{t('total')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, index) => (
              <tr key={step.clients + step.servers} className={index === at ? 'now' : undefined}>
                <th scope="row">{index}</th>
                <td>{step.written ? nameOf(step.written) : '–'}</td>
                <td className="mono">{step.removed.length}</td>
                <td className="mono">{format.number(step.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Count(props: { readonly name: string; readonly value: number; readonly kind?: string }) {
  return (
    <div className={props.kind}>
      <dt>{props.name}</dt>
      <dd className="mono">{useFormatter().number(props.value)}</dd>
    </div>
  )
}

const CURVE = { width: 430, height: 56 }

function Curve({ steps, at }: { readonly steps: readonly MigrationStep[]; readonly at: number }) {
  const t = useTranslations('abacus.migrate')
  const totals = steps.map(({ total }) => total)
  const peak = Math.max(...totals)
  const x = (index: number) => Math.round((index / (steps.length - 1)) * CURVE.width * 10) / 10
  const y = (total: number) => Math.round((1 - total / peak) * (CURVE.height - 6) * 10) / 10 + 3
  const d = totals
    .map((total, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(total)}`)
    .join('')
  return (
    <svg
      className="abacus-curve"
      viewBox={`-4 -3 ${CURVE.width + 8} ${CURVE.height + 3}`}
      role="img"
      aria-label={t('chart', { first: totals[0] ?? 0, peak, last: totals.at(-1) ?? 0 })}
    >
      <path className="base" d={`M0 ${CURVE.height - 3}H${CURVE.width}`} />
      <path className="curve" d={d} />
      <path className="cursor" d={`M${x(at)} 0V${CURVE.height - 3}`} />
      <circle className="here" cx={x(at)} cy={y(totals[at] ?? 0)} r="4" />
    </svg>
  )
}
