import { useEffect, useRef, useState } from 'react'
import { type Reading, startReading } from '../../store/reading.ts'
import type { ReadTranscript } from '../../store/transcripts.ts'

/** What has become of the transcript that was brought last. */
export type Work =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' | 'failed'; readonly name: string }
  | { readonly kind: 'read'; readonly name: string; readonly read: ReadTranscript }

interface Kept {
  /** What may stand in the text area. */
  readonly text: string
  readonly work: Work
}

/** Lives as long as the page, so that a look at the stepper loses nothing. */
let kept: Kept = { text: '', work: { kind: 'none' } }

/** What the page held when it was left. */
export const last = (): Kept => kept

/** Reads one transcript at a time; another one, or leaving the page, ends the one before. */
export function useReading() {
  const [work, setWork] = useState(kept.work)
  const current = useRef<Reading | null>(null)
  useEffect(() => () => current.current?.stop(), [])
  const stop = () => {
    current.current?.stop()
    setWork(kept.work)
  }
  const take = (name: string, source: Blob | string, text: string): void => {
    current.current?.stop()
    const reading = startReading(source)
    current.current = reading
    setWork({ kind: 'reading', name })
    void reading.done.then((read) => {
      const found: Work = read ? { kind: 'read', name, read } : { kind: 'failed', name }
      kept = { text, work: found }
      setWork(found)
    })
  }
  return { work, take, stop }
}
