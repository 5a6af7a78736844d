import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReadTranscript } from '../../store/transcripts.ts'
import type { Trace } from '../../trace/trace.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Problems } from './problems.tsx'
import { last, useReading } from './use-reading.ts'
import './transcript.css'

/** More than this is not even read into memory, bytes. */
const MOST_TRANSCRIPT_BYTES = 60_000_000

/** Paste or drop a transcript: what could be read opens in the stepper, the rest is named by line. */
export function TranscriptPage({
  onOpen,
}: {
  readonly onOpen: (trace: Trace, name: string) => void
}) {
  const t = useTranslations('transcript')
  const { work, take, stop } = useReading()
  const [text, setText] = useState(last().text)
  const [isOver, setIsOver] = useState(false)
  const show = (name: string, content: string) => {
    // A text area holds a novel; what is longer is read, but not shown for editing.
    const shown = content.length <= EDITABLE ? content : ''
    setText(shown)
    take(name, content, shown)
  }
  const takeFile = async (file: File) => {
    const name = file.name.slice(0, 120)
    if (file.size <= EDITABLE) return show(name, await file.text())
    setText('')
    take(name, file.slice(0, MOST_TRANSCRIPT_BYTES), '')
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void takeFile(file)
    else show(t('pasted'), event.dataTransfer.getData('text/plain'))
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (pasted.length <= EDITABLE) return
    event.preventDefault()
    show(t('pasted'), pasted)
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
          onPaste={onPaste}
        />
        <p className="tr-deeds">
          <button
            type="button"
            className="btn go"
            disabled={text.trim() === ''}
            onClick={() => show(t('pasted'), text)}
          >
            {t('read')}
          </button>
          <FileButton label={t('file')} onFiles={([file]) => void takeFile(file)} />
        </p>
        <p className="tr-private">{t('private')}</p>
      </section>
      <section className="tr-out" aria-label={t('result')} aria-live="polite">
        {work.kind === 'none' && <p>{t('nothingYet')}</p>}
        {work.kind === 'reading' && <Waiting name={work.name} onStop={stop} />}
        {work.kind === 'failed' && <p>{t('failed', { name: work.name })}</p>}
        {work.kind === 'read' && <Result read={work.read} name={work.name} onOpen={onOpen} />}
      </section>
    </main>
  )
}

/** Characters that may stand in the text area. */
const EDITABLE = 2_000_000

function Waiting({ name, onStop }: { readonly name: string; readonly onStop: () => void }) {
  const t = useTranslations('transcript')
  return (
    <>
      <p>{t('reading', { name })}</p>
      <p>
        <button type="button" className="btn" onClick={onStop}>
          {t('stop')}
        </button>
      </p>
    </>
  )
}

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
