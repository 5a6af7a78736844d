import { type DragEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  MOST_TRANSCRIPT_BYTES,
  type ReadTranscript,
  readTranscript,
} from '../../store/transcripts.ts'
import type { Trace } from '../../trace/trace.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Problems } from './problems.tsx'
import './transcript.css'

/** Lives as long as the page, so that a look at the stepper loses nothing. */
let last: { readonly name: string; readonly text: string; readonly read: ReadTranscript } | null =
  null

/** Paste or drop a transcript: what could be read opens in the stepper, the rest is named by line. */
export function TranscriptPage({
  onOpen,
}: {
  readonly onOpen: (trace: Trace, name: string) => void
}) {
  const t = useTranslations('transcript')
  const [text, setText] = useState(last?.text ?? '')
  const [name, setName] = useState(last?.name ?? '')
  const [read, setRead] = useState<ReadTranscript | null>(last?.read ?? null)
  const [isOver, setIsOver] = useState(false)
  const take = (from: string, content: string) => {
    const found = readTranscript(content)
    // A text area holds a novel; what is longer is kept, but not shown for editing.
    setText(content.length <= EDITABLE ? content : '')
    setName(from)
    setRead(found)
    last = { name: from, text: content.length <= EDITABLE ? content : '', read: found }
  }
  const takeFile = async (file: File) => {
    take(file.name.slice(0, 120), await file.slice(0, MOST_TRANSCRIPT_BYTES).text())
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void takeFile(file)
    else take(t('pasted'), event.dataTransfer.getData('text/plain'))
  }
  return (
    <main
      className={`transcript${isOver ? ' over' : ''}`}
      id="main"
      tabIndex={-1}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <section className="tr-in" aria-labelledby="transcript-title">
        <h1 id="transcript-title">{t('title')}</h1>
        <p>{t('intro')}</p>
        <label htmlFor="transcript-text">{t('text')}</label>
        <textarea
          id="transcript-text"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="tr-deeds">
          <button
            type="button"
            className="btn go"
            disabled={text.trim() === ''}
            onClick={() => take(t('pasted'), text)}
          >
            {t('read')}
          </button>
          <FileButton label={t('file')} onFiles={([file]) => void takeFile(file)} />
        </p>
        <p className="tr-private">{t('private')}</p>
      </section>
      <section className="tr-out" aria-label={t('result')} aria-live="polite">
        {read ? <Result read={read} name={name} onOpen={onOpen} /> : <p>{t('nothingYet')}</p>}
      </section>
    </main>
  )
}

/** Characters that may stand in the text area. */
const EDITABLE = 2_000_000

function Result(props: {
  readonly read: ReadTranscript
  readonly name: string
  readonly onOpen: (trace: Trace, name: string) => void
}) {
  const t = useTranslations('transcript')
  const { trace, problems, format } = props.read
  return (
    <>
      <h2>{t('found', { name: props.name })}</h2>
      <p>
        {trace
          ? t('readSome', { count: String(trace.events.length), format: t(`formats.${format}`) })
          : t('readNone', { format: t(`formats.${format}`) })}
      </p>
      {trace ? (
        <p>
          <button type="button" className="btn go" onClick={() => props.onOpen(trace, props.name)}>
            {t('step')}
          </button>
        </p>
      ) : null}
      <Problems problems={problems} />
    </>
  )
}
