import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { DEFAULT_SCENARIO } from '../../scenario/scenario.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { SPEEDS } from '../../store/lab-state.ts'
import { Segments } from '../../ui/segments.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { FilterForm } from './filter-form.tsx'
import { SessionButtons } from './session-buttons.tsx'

/** What is needed now and then: phases, speed, filter, reset. On a phone also what the bar has no room for. */
export function MorePanel({ more }: { readonly more: ReactNode }) {
  const t = useTranslations('deck')
  const p = useTranslations('panel')
  const actions = useLabActions()
  const panel = useLab((state) => state.panel)
  const speed = useLab((state) => state.preferences.speed)
  const pauseAtErrors = useLab((state) => state.preferences.pauseAtErrors)
  const playing = useLab((state) => state.playing)
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const wanted = panel === 'filter' ? 'input[type=text]' : 'button'
    ref.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [panel])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    actions.closePanel()
  }
  const reset = () => {
    actions.setFilter(null)
    actions.changeScenario({ ...DEFAULT_SCENARIO, limitMs: undefined })
    actions.first()
    actions.closePanel()
  }
  return (
    <section ref={ref} className="deck-more" aria-label={t('more')} onKeyDown={onKeyDown}>
      <div>
        <div className="deck-more-row">
          <button type="button" className="btn" onClick={actions.previousPhase}>
            {t('previousPhase')}
            <kbd>{p('keyPreviousPhase')}</kbd>
          </button>
          <button type="button" className="btn" onClick={actions.nextPhase}>
            {t('nextPhase')}
            <kbd>{p('keyNextPhase')}</kbd>
          </button>
        </div>
        <div className="deck-more-row deck-more-bar">
          <button type="button" className="btn" onClick={actions.first}>
            {t('first')}
          </button>
          <button type="button" className="btn" onClick={actions.last}>
            {t('last')}
          </button>
          <button type="button" className="btn" onClick={actions.togglePlay}>
            {playing ? t('pause') : t('play')}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => actions.nextError() || actions.announce('no-error-ahead')}
          >
            {t('nextError')}
          </button>
        </div>
        <Segments
          legend={p('speed')}
          value={String(speed)}
          segments={SPEEDS.map((value) => ({
            value: String(value),
            label: `${value}×`,
            mono: true,
          }))}
          onChange={(value) => {
            const chosen = SPEEDS.find((one) => String(one) === value)
            if (chosen) actions.prefer({ speed: chosen })
          }}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={pauseAtErrors}
            onChange={(event) => actions.prefer({ pauseAtErrors: event.target.checked })}
          />
          {p('pauseAtErrors')}
        </label>
        <div className="deck-more-row">
          <button type="button" className="btn" onClick={reset}>
            {p('reset')}
          </button>
        </div>
        <SessionButtons />
        <ExportButtons />
      </div>
      <div>
        <FilterForm />
        {more}
      </div>
    </section>
  )
}
