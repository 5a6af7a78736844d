import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { EditJsonPart, WriteCodePart, WriteTextPart } from '../../../exercise/parts.ts'
import { PlainEditor } from '../../../ui/plain-editor.tsx'
import { textOfKey, useSheet } from '../sheet.ts'
import { ItemMark } from '../verdict-mark.tsx'
import { markersFor } from './text-markers.ts'

const AnswerEditor = lazy(async () => ({
  default: (await import('../answer-editor.tsx')).AnswerEditor,
}))

/** A draft: plain text area for sentences, the editor for JSON and code (a text area until it has loaded). */
export function TextView(props: {
  readonly part: EditJsonPart | WriteCodePart | WriteTextPart
  readonly answer: string
  readonly onAnswer: (answer: string) => void
  readonly onRun: () => void
}) {
  const { part, answer, onAnswer, onRun } = props
  const t = useTranslations('exercises')
  const sheet = useSheet()
  const label = textOfKey(sheet, part.id).replaceAll('`', '')
  const plain = <PlainEditor label={label} value={answer} onChange={onAnswer} onRun={onRun} />
  return (
    <div className="ex-text">
      {part.kind === 'write-text' ? (
        <PlainEditor
          label={label}
          value={answer}
          onChange={onAnswer}
          onRun={onRun}
          lines={part.code ? 3 : 5}
        />
      ) : (
        <Suspense fallback={plain}>
          <AnswerEditor
            part={part}
            label={label}
            value={answer}
            onChange={onAnswer}
            onRun={onRun}
            markers={markersFor(sheet, part, answer)}
          />
        </Suspense>
      )}
      <ItemMark part={part.id} />
      {part.kind === 'write-code' && (
        <details className="ex-api">
          <summary>{t('apiTitle')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <pre className="ex-pre" tabIndex={0}>
            {part.api}
          </pre>
        </details>
      )}
    </div>
  )
}
