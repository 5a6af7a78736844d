import { useTranslations } from 'use-intl'
import { limitForRace, RACES, raceOf } from '../../scenario/race.ts'

/** Three places on the limit's track: the cancel meets the answer before, on the way, or not at all. */
export function RaceButtons(props: {
  readonly limit: number
  /** How long the answer takes as the Client sees it, ms. */
  readonly edge: number
  readonly latency: number
  readonly onLimit: (limitMs: number) => void
}) {
  const t = useTranslations('scenario')
  const now = raceOf(props.limit, props.edge, props.latency)
  return (
    <fieldset className="scn-race">
      <legend>{t('race')}</legend>
      {RACES.map((race) => {
        const limit = limitForRace(race, props.edge, props.latency)
        return (
          <button
            key={race}
            type="button"
            className="btn"
            aria-pressed={race === now}
            disabled={limit === null}
            onClick={() => limit !== null && props.onLimit(limit)}
          >
            {t(`races.${race}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
