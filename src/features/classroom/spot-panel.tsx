import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { SpotChoice } from './spot-choice.tsx'

/** The spotlight for a class with one window only. */
export function SpotPanel() {
  const t = useTranslations('classroom')
  const { setClass } = useLabActions()
  const event = useLab((state) => state.trace.events[state.cursor])
  const isEmpty = (event?.notes ?? []).length === 0
  return (
    <section className="class-part" aria-label={t('spotlight')}>
      {event && <SpotChoice key={event.key} event={event} />}
      {isEmpty && <p>{t('noFields')}</p>}
      <p className="class-line">
        <button
          type="button"
          className="btn"
          onClick={() => setClass({ lights: false, spot: null })}
        >
          {t('endSpot')}
        </button>
      </p>
    </section>
  )
}
