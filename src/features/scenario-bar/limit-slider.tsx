import { type CSSProperties, useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Scenario } from '../../scenario/scenario.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { RaceButtons } from './race-buttons.tsx'

const MIN_MS = 100
const MAX_MS = 4000
const STEP_MS = 10
/** What the timeout fault sets when nobody says otherwise. */
const DEFAULT_LIMIT_MS = 500

/**
 * The Client's limit against the time its answer really takes. Shown where a limit can matter: in the run of
 * the timeout fault. The mark is measured by running the scenario without a limit.
 */
export function LimitSlider() {
  const canMatter = useLab((state) => state.scenario.fault === 'timeout')
  return canMatter ? <MeasuredLimit /> : null
}

function MeasuredLimit() {
  const t = useTranslations('scenario')
  const scenario = useLab((state) => state.scenario)
  const { changeScenario, measureWait, fall } = useLabActions()
  const id = useId()
  const [edge, setEdge] = useState<number | null>(null)
  // The limit is what the wait is held against: moving it measures nothing anew.
  const { limitMs: _, ...unlimited } = scenario
  const key = JSON.stringify(unlimited)
  useEffect(() => {
    let isCurrent = true
    measureWait(JSON.parse(key) as Scenario).then(
      (ms) => isCurrent && setEdge(ms),
      (error: unknown) => isCurrent && fall(error),
    )
    return () => {
      isCurrent = false
    }
  }, [measureWait, fall, key])
  if (edge === null) return null
  const limit = scenario.limitMs ?? DEFAULT_LIMIT_MS
  const verdict = t(limit > edge ? 'limitEnough' : 'limitShort', { edge: String(edge) })
  return (
    <div className="scn-limit">
      <label htmlFor={id}>{t('limit')}</label>
      <div className="scn-track" style={{ '--at': share(edge) } as CSSProperties}>
        <span className="scn-edge" aria-hidden="true" />
        <input
          id={id}
          type="range"
          min={MIN_MS}
          max={MAX_MS}
          step={STEP_MS}
          value={limit}
          aria-valuetext={`${t('ms', { ms: String(limit) })}, ${verdict}`}
          onChange={(event) => changeScenario({ limitMs: Number(event.target.value) })}
        />
      </div>
      <span className="scn-limit-value">{t('ms', { ms: String(limit) })}</span>
      <p>{verdict}</p>
      <RaceButtons
        limit={limit}
        edge={edge}
        latency={scenario.latencyMs}
        onLimit={(limitMs) => changeScenario({ limitMs })}
      />
    </div>
  )
}

/** Where a time stands on the track, 0 to 1. */
function share(ms: number): number {
  return Math.max(0, Math.min(1, (ms - MIN_MS) / (MAX_MS - MIN_MS)))
}
