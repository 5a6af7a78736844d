import { useTranslations } from 'use-intl'
import type { Scenario } from '../../scenario/scenario.ts'
import type { TraceEvent } from '../../trace/trace.ts'
import { PipeList } from '../../views/graph/pipe-list.tsx'

/** Client and Server with the transport between them, cut open at one step of a run. */
export function Stage(props: {
  readonly events: readonly TraceEvent[]
  readonly at: number
  readonly transport: Scenario['transport']
}) {
  const t = useTranslations('start')
  return (
    <section className="start-stage" aria-label={t('stage')}>
      <p className="start-end client">
        {t('client')} <small>{t('clientWhere')}</small>
      </p>
      <PipeList
        className="start-pipes"
        events={props.events}
        cursor={props.at}
        transport={props.transport}
        flies={false}
      />
      <p className="start-end">
        {t('server')} <small>{t(`serverWhere.${props.transport}`)}</small>
      </p>
    </section>
  )
}
