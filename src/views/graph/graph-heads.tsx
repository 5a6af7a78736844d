import { useTranslations } from 'use-intl'
import { ACTOR_IDS } from '../../trace/trace.ts'
import type { TransportId } from '../../transport/wire.ts'
import { laneOf, laneX } from './lane.ts'

/** The five stations with what each is there for; over HTTP nobody here owns the Server's process. */
export function GraphHeads(props: { readonly transport: TransportId; readonly host: string }) {
  const t = useTranslations('graph')
  return (
    <div className="graph-heads">
      {ACTOR_IDS.map((actor) => {
        if (actor === 'gateway') return null
        const role = actor === 'server' ? 'process' : actor
        return (
          <div key={actor} style={{ left: laneX(laneOf(actor)) }}>
            <strong>{t(`heads.${actor}`)}</strong>
            <small>
              {actor === 'server' && props.transport === 'http' ? props.host : t(`roles.${role}`)}
            </small>
          </div>
        )
      })}
    </div>
  )
}
