import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LESSONS } from '../../content/lessons/library.ts'
import { useLabActions } from '../../store/lab-context.tsx'
import { type LessonProblem, MOST_LESSON_BYTES, readLesson } from '../../store/lesson-file.ts'
import { useLessonPlace } from './use-lesson-place.ts'

/** The lessons that ship, and one from a file. */
export function LessonChoice() {
  const t = useTranslations('classroom')
  const language = useLocale() === 'en' ? 'en' : 'zh-CN'
  const { setClass } = useLabActions()
  const go = useLessonPlace()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<LessonProblem | null>(null)
  const open = async (file: File | undefined) => {
    if (!file) return
    const read = readLesson(file.size > MOST_LESSON_BYTES ? '' : await file.text(), file.size)
    if (read.ok) go(read.value, 0)
    else setRefused(read.error)
  }
  return (
    <section className="class-part" aria-label={t('lessons')}>
      <h2>{t('lessons')}</h2>
      <p className="class-line">
        {LESSONS.map((lesson) => (
          <button key={lesson.title.en} type="button" className="btn" onClick={() => go(lesson, 0)}>
            {lesson.title[language]}
          </button>
        ))}
        <button type="button" className="btn" onClick={() => input.current?.click()}>
          {t('openLesson')}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          className="vh"
          tabIndex={-1}
          aria-label={t('openLesson')}
          onChange={(event) => {
            void open(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <button type="button" className="btn" onClick={() => setClass({ chooses: false })}>
          {t('closeLessons')}
        </button>
      </p>
      {refused && (
        <p role="alert">
          {t(`refused.${refused.reason}`)} <code>{refused.where}</code>
        </p>
      )}
    </section>
  )
}
