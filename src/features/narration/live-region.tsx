import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLab } from '../../store/lab-context.tsx'

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

function useStepSentence(): string {
  const t = useTranslations('deck')
  const cursor = useLab((state) => state.cursor)
  const count = useLab((state) => state.trace.events.length)
  return t('position', { step: String(cursor + 1), count: String(count) })
}

function useAnnouncement(): string | null {
  const t = useTranslations('deck')
  const announcement = useLab((state) => state.announcement)
  if (!announcement) return null
  // The trailing space alternates, so that the same words are heard again.
  return t(`announcements.${announcement.id}`) + ' '.repeat(announcement.count % 2)
}
