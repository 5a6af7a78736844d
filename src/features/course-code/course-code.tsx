import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  COURSE_FILES,
  type CodePlace,
  codeFor,
  excerptOf,
} from '../../content/course-code/course-code.ts'
import { useLab } from '../../store/lab-context.tsx'
import './course-code.css'

/** The course's own files beside the step: the lines that matter here, and all of them to download. */
export function CourseCode() {
  const t = useTranslations('code')
  const note = useLab((state) => state.trace.events[state.cursor]?.note ?? '')
  const places = codeFor(note)
  return (
    <div className="code-panel">
      {places.length === 0 ? <p className="code-none">{t('none')}</p> : null}
      {places.map((place) => (
        <Part key={`${place.file} ${place.anchor}`} place={place} />
      ))}
      <h2>{t('files')}</h2>
      <ul className="code-files">
        {COURSE_FILES.map((file) => (
          <li key={file}>
            <a href={addressOf(file)} download={file}>
              {t('download', { file })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Part({ place }: { readonly place: CodePlace }) {
  const t = useTranslations('code')
  const text = useFile(place.file)
  const excerpt = text === null ? null : excerptOf(text, place.anchor)
  const label = t('part', { file: place.file, line: String(excerpt?.from ?? '…') })
  return (
    <section aria-label={label}>
      <h2 className="mono">{label}</h2>
      {text === '' ? <p className="code-none">{t('unavailable')}</p> : null}
      {excerpt ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, so the keyboard must reach them
        <pre tabIndex={0}>{excerpt.lines.join('\n')}</pre>
      ) : null}
    </section>
  )
}

/** Relative to the page, so that the built folder works from any path. */
function addressOf(file: string): string {
  return `code/${file}`
}

const fetched = new Map<string, Promise<string>>()

/** The text of a file of our own host; null until it is here, `''` when it cannot be had. */
function useFile(file: string): string | null {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    setText(null)
    const reading =
      fetched.get(file) ??
      fetch(addressOf(file)).then((answer) =>
        answer.ok ? answer.text() : Promise.reject(answer.status),
      )
    fetched.set(file, reading)
    reading.then(
      (read) => isCurrent && setText(read),
      () => {
        fetched.delete(file)
        if (isCurrent) setText('')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  return text
}
