import { useTranslations } from 'use-intl'
import { useLab } from '../../store/lab-context.tsx'
import { FORETOLD_KINDS } from '../../trace/prediction.ts'
import { useFollowing } from './use-class-channel.ts'

/** In the projected window: what the class is asked, and the hands so far. Nothing here can be pressed; which number the next step has is the presenter's to say, who may have left steps out. */
export function AudiencePart() {
  const t = useTranslations('classroom')
  useFollowing()
  const predicts = useLab((state) => state.classroom.predicts)
  const hands = useLab((state) => state.classroom.hands)
  const hasNext = useLab((state) => state.cursor + 1 < state.trace.events.length)
  if (!predicts || !hasNext) return null
  return (
    <section className="class-strip class-part" aria-label={t('predict')}>
      <h2>{t('askNext')}</h2>
      {hands && (
        <ul className="class-hands" aria-label={t('hands')}>
          {FORETOLD_KINDS.map((kind, index) => (
            <li key={kind}>
              {t(`kinds.${kind}`)} <b className="mono">{hands[index]}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
