import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Scenario } from '../../scenario/scenario.ts'
import { useRunsOf } from '../../store/use-run.ts'
import type { Trace } from '../../trace/trace.ts'
import { COLUMNS } from './use-matrix.ts'
import './more-tables.css'

const WAYS = ['call-1', 'call-2', 'call-3'] as const

/** One long job in every place, called without progress, with it, and with a limit that progress does not move. */
export function LongJobs(props: {
  /** Revision and transport are each column's own. */
  readonly base: Scenario
  readonly linkTo: (scenario: Scenario, at: string) => string
}) {
  const t = useTranslations('matrix')
  const s = useTranslations('scenario')
  const key = JSON.stringify(props.base)
  const scenarios = useMemo(() => {
    const base = JSON.parse(key) as Scenario
    return COLUMNS.map(
      (column): Scenario => ({ ...base, ...column, fault: 'none', task: 'replay-progress' }),
    )
  }, [key])
  const runs = useRunsOf(scenarios)
  return (
    <section className="mx-more" aria-labelledby="mx-long">
      <h2 id="mx-long">{t('long.title')}</h2>
      <p>{t('long.intro')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('long.way')}</th>
            {COLUMNS.map(({ revision, transport }) => (
              <th key={`${revision} ${transport}`} scope="col">
                <span className="mono">{revision}</span> {s(`transports.${transport}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WAYS.map((way) => (
            <tr key={way}>
              <th scope="row">{t(`long.ways.${way}`)}</th>
              {runs.map((run, index) => {
                const scenario = scenarios[index] as Scenario
                const end = run.kind === 'run' ? endOf(run.trace, way) : null
                return (
                  <td key={`${scenario.revision} ${scenario.transport}`}>
                    {end ? (
                      <a href={props.linkTo(scenario, end.key)}>
                        {t(end.gaveUp ? 'long.gaveUp' : 'long.answered', {
                          s: String(Math.round(end.ms / 1000)),
                        })}
                      </a>
                    ) : (
                      t(run.kind === 'unavailable' ? 'empty.unavailable' : 'empty.waiting')
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How a call ended and how long after its request, virtual ms; null when it did not. */
export function endOf(
  { events }: Trace,
  call: string,
): { readonly key: string; readonly gaveUp: boolean; readonly ms: number } | null {
  const request = events.find(({ key }) => key === `${call}.request`)
  const end = events.find(({ key }) => key === `${call}.timeout` || key === `${call}.response`)
  if (!request || !end) return null
  return { key: end.key, gaveUp: end.key.endsWith('.timeout'), ms: end.at - request.at }
}
