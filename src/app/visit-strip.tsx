import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../store/lab-context.tsx'
import type { Visit } from '../store/lab-state.ts'

/** Says that the stepper shows somebody's answer, and leads back. */
export function VisitStrip() {
  const t = useTranslations('exercises')
  const visit = useLab((state) => state.visit)
  const { leaveVisit } = useLabActions()
  if (!visit) return null
  const { words, back, href } = wordsOf(t, visit)
  return (
    <section className="notices" aria-label={words}>
      <ul>
        <li>
          <p>
            {words} <a href={href}>{back}</a>
          </p>
          <button type="button" className="btn" onClick={leaveVisit}>
            {t('visitLeave')}
          </button>
        </li>
      </ul>
    </section>
  )
}

/** What is on show, and where it came from. */
function wordsOf(
  t: ReturnType<typeof useTranslations<'exercises'>>,
  { kind, id }: Visit,
): { readonly words: string; readonly back: string; readonly href: string } {
  if (kind === 'transcript')
    return {
      words: t('visitingTranscript', { name: id }),
      back: t('visitTranscript'),
      href: '#/transcript',
    }
  if (kind === 'matrix')
    return { words: t('visitingMatrix'), back: t('visitMatrix'), href: '#/matrix' }
  const isBench = id === 'bench'
  return {
    words: isBench ? t('visitingBench') : t('visiting', { id }),
    back: t(isBench ? 'visitBench' : 'visitBack'),
    href: `#/exercises/${id}`,
  }
}
