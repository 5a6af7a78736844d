import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../store/lab-context.tsx'

/** Says that the stepper shows somebody's answer, and leads back. */
export function VisitStrip() {
  const t = useTranslations('exercises')
  const visit = useLab((state) => state.visit)
  const { leaveVisit } = useLabActions()
  if (!visit) return null
  return (
    <section className="notices" aria-label={t('visiting', { id: visit.id })}>
      <ul>
        <li>
          <p>
            {t('visiting', { id: visit.id })}{' '}
            <a href={`#/exercises/${visit.id}`}>{t('visitBack')}</a>
          </p>
          <button type="button" className="btn" onClick={leaveVisit}>
            {t('visitLeave')}
          </button>
        </li>
      </ul>
    </section>
  )
}
