import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { matchingSteps } from '../../store/step-filter.ts'

/** Says that a filter is on and at how many steps it halts. */
export function FilterSign() {
  const t = useTranslations('deck')
  const filter = useLab((state) => state.filter)
  const events = useLab((state) => state.trace.events)
  const { setFilter } = useLabActions()
  const count = useMemo(() => (filter ? matchingSteps(events, filter).length : 0), [events, filter])
  if (!filter) return null
  const parts = [
    filter.method,
    filter.direction && t(`directions.${filter.direction}`),
    filter.channel,
    filter.errors && t('filterErrors'),
  ].filter(Boolean)
  return (
    <p className="deck-filtered">
      <span>{t('filterOn', { filter: parts.join(' · '), count })}</span>
      <button type="button" className="btn" onClick={() => setFilter(null)}>
        {t('filterClear')}
      </button>
    </p>
  )
}
