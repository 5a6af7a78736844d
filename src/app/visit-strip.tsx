import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../store/lab-context.tsx'

/** Says that the stepper shows somebody's answer, and leads back. */
export function VisitStrip() {
  const t = useTranslations('exercises')
  const visit = useLab((state) => state.visit)
  const { leaveVisit } = useLabActions()
  if (!visit) return null
  const isBench = visit.id === 'bench'
  const words = isBench ? t('visitingBench') : t('visiting', { id: visit.id })
  return (
    <section className="notices" aria-label={words}>
      <ul>
        <li>
          <p>
            {words}{' '}
            <a href={`#/exercises/${visit.id}`}>{t(isBench ? 'visitBench' : 'visitBack')}</a>
          </p>
          <button type="button" className="btn" onClick={leaveVisit}>
            {t('visitLeave')}
          </button>
        </li>
      </ul>
    </section>
  )
}
