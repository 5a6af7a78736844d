import { useLocale, useTranslations } from 'use-intl'
import type { Lesson } from '../../content/lessons/lesson.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { useLessonPlace } from './use-lesson-place.ts'

/** Where the lesson stands, what to say here, and the way on. */
export function LessonPanel({ lesson }: { readonly lesson: Lesson }) {
  const t = useTranslations('classroom')
  const language = useLocale() === 'en' ? 'en' : 'zh-CN'
  const place = useLab((state) => state.classroom.place)
  const { setClass } = useLabActions()
  const go = useLessonPlace()
  const step = lesson.steps[place]
  const total = lesson.steps.reduce((sum, { minutes }) => sum + minutes, 0)
  const used = lesson.steps.slice(0, place).reduce((sum, { minutes }) => sum + minutes, 0)
  if (!step) return null
  return (
    <section className="class-part" aria-label={t('lesson')}>
      <h2>
        {lesson.title[language]}{' '}
        <small className="mono">
          {t('place', {
            place: String(place + 1),
            all: String(lesson.steps.length),
            used: String(used),
            total: String(total),
          })}
        </small>
      </h2>
      <p className="class-notes">{step.notes[language]}</p>
      <p className="class-line">
        <button
          type="button"
          className="btn"
          aria-disabled={place === 0}
          onClick={() => go(lesson, place - 1)}
        >
          {t('lessonBack')}
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={place === lesson.steps.length - 1}
          onClick={() => go(lesson, place + 1)}
        >
          {t('lessonOn')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => setClass({ lesson: null, predicts: false, hands: null })}
        >
          {t('endLesson')}
        </button>
      </p>
    </section>
  )
}
