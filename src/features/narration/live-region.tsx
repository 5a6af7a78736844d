import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLab } from '../../store/lab-context.tsx'
import { useNotes } from '../../views/notes-context.tsx'
import { stepSentence } from '../../views/step-sentence.ts'

/** The one polite live region of the page: speaks each step, and what was copied. */
export function LiveRegion() {
  const step = useStepSentence()
  const announcement = useAnnouncement()
  const [text, setText] = useState('')
  // The first step is on the page already; only what changes is spoken.
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) setText(step)
    first.current = false
  }, [step])
  useEffect(() => {
    if (announcement) setText(announcement)
  }, [announcement])
  return (
    <p className="vh" role="status" aria-live="polite">
      {text}
    </p>
  )
}

/** `10 of 16. The Client writes the call to stdin. Tool error.` */
function useStepSentence(): string {
  const t = useTranslations('deck')
  const channels = useTranslations('channels.full')
  const notes = useNotes()
  const cursor = useLab((state) => state.cursor)
  const trace = useLab((state) => state.trace)
  const event = trace.events[cursor]
  const position = t('position', {
    step: String(cursor + 1),
    count: String(trace.events.length),
  })
  if (!event) return position
  const sentence = stepSentence(event, trace.scenario, notes)
  const channel = event.errorChannel ? channels(event.errorChannel) : ''
  return [position, sentence, channel].filter((part) => part !== '').join(' · ')
}

function useAnnouncement(): string | null {
  const t = useTranslations('deck')
  const announcement = useLab((state) => state.announcement)
  if (!announcement) return null
  // The trailing space alternates, so that the same words are heard again.
  const words =
    announcement.id === 'said' ? (announcement.text ?? '') : t(`announcements.${announcement.id}`)
  return words + ' '.repeat(announcement.count % 2)
}
