import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LESSONS } from '../../content/lessons/library.ts'
import { useLabActions } from '../../store/lab-context.tsx'
import { LESSON_FILE, type LessonProblem, readLesson } from '../../store/lesson-file.ts'
import { textOfFile } from '../../store/own-file.ts'
import { FileButton, JSON_FILES } from '../../ui/file-button.tsx'
import { useLessonPlace } from './use-lesson-place.ts'

/** The lessons that ship, and one from a file. */
export function LessonChoice() {
  const t = useTranslations('classroom')
  const language = useLocale() === 'en' ? 'en' : 'zh-CN'
  const { setClass } = useLabActions()
  const go = useLessonPlace()
  const [refused, setRefused] = useState<LessonProblem | null>(null)
  const open = async (file: File) => {
    const read = readLesson(...(await textOfFile(LESSON_FILE, file)))
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
        <FileButton
          label={t('openLesson')}
          accept={JSON_FILES}
          onFiles={([file]) => void open(file)}
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
