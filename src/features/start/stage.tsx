import { useTranslations } from 'use-intl'
import type { Scenario } from '../../scenario/scenario.ts'
import type { TraceEvent } from '../../trace/trace.ts'
import { PipeView } from '../../views/graph/pipe.tsx'
import { pipesAt } from '../../views/graph/pipes.ts'
import { usePipeStatus } from '../../views/graph/use-pipe-status.ts'

/** Client and Server with the transport between them, cut open at one step of a run. */
export function Stage(props: {
  readonly events: readonly TraceEvent[]
  readonly at: number
  readonly transport: Scenario['transport']
}) {
  const { events, at, transport } = props
  const t = useTranslations('start')
  const status = usePipeStatus()
  const event = events[at]
  if (!event) return null
  return (
    <section className="start-stage" aria-label={t('stage')}>
      <p className="start-end client">
        {t('client')} <small>{t('clientWhere')}</small>
      </p>
      <ul className="start-pipes">
        {pipesAt(events, at, transport).map((pipe) => (
          <PipeView
            key={pipe.id}
            pipe={pipe}
            events={events}
            cursor={at}
            flies={false}
            status={status(pipe, event)}
          />
        ))}
      </ul>
      <p className="start-end">
        {t('server')} <small>{t(`serverWhere.${transport}`)}</small>
      </p>
    </section>
  )
}
