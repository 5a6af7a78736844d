import { useTranslations } from 'use-intl'
import type { Evidence, Exhibit } from '../../exercise/exercise.ts'
import { textOfKey, useSheet } from './sheet.ts'
import { Words } from './words.tsx'

/** What is to be read before answering. */
export function Exhibits(props: {
  readonly exhibits: readonly Exhibit[]
  readonly onOpen: (frame: Evidence) => void
}) {
  const t = useTranslations('exercises')
  const sheet = useSheet()
  return props.exhibits.map(({ id, raw, frame }) => (
    <section key={id} className="ex-exhibit" aria-labelledby={`ex-exhibit-${id}`}>
      <h2 id={`ex-exhibit-${id}`}>
        <Words text={textOfKey(sheet, id)} />
      </h2>
      {raw !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre className="ex-pre" tabIndex={0}>
          {/* A frame is a line: each begins at the margin, its turns are indented. */}
          {raw.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stay where they are
            <span key={index} className="ex-frame-line">
              {line}
            </span>
          ))}
        </pre>
      )}
      {frame && (
        <button type="button" className="ex-link" onClick={() => props.onOpen(frame)}>
          {t('seeFrame', { n: String(frame.seq + 1) })}
        </button>
      )}
    </section>
  ))
}
