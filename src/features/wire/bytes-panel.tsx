import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { TraceEvent } from '../../trace/trace.ts'
import { frameBytes, isOnTheWire } from '../../views/frame-bytes.ts'
import { directionOf } from '../../views/frame-label.ts'
import { RawBytes } from '../../views/raw-bytes.tsx'
import { NoBytes } from './no-bytes.tsx'

/** The frame as bytes; what is not on the wire has none. */
export function BytesPanel({ event }: { readonly event: TraceEvent }) {
  const t = useTranslations('sheet')
  const bytes = useMemo(() => frameBytes(event), [event])
  if (!isOnTheWire(event) || bytes.length === 0) return <NoBytes event={event} />
  const what = t('frame')
  return (
    <RawBytes
      key={event.key}
      bytes={bytes}
      direction={directionOf(event)}
      label={t('bytesOf', { what })}
    />
  )
}
