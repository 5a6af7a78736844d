import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { parsePointer } from '../../protocol/json-pointer.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import type { TraceEvent } from '../../trace/trace.ts'

/** The fields of this frame that have something to say; the chosen one stands out on the projected sheet. */
export function SpotChoice({ event }: { readonly event: TraceEvent }) {
  const t = useTranslations('classroom')
  const { setClass } = useLabActions()
  const spot = useLab((state) => state.classroom.spot)
  // The next frame has fields of its own.
  useEffect(() => () => setClass({ spot: null }), [setClass])
  const fields = [...new Set((event.notes ?? []).map((note) => note.pointer))]
  if (fields.length === 0) return null
  return (
    <fieldset className="class-line">
      <legend>{t('spot')}</legend>
      {fields.map((field) => (
        <button
          key={field}
          type="button"
          className="btn mono"
          title={field}
          aria-pressed={field === spot}
          onClick={() => setClass({ spot: field === spot ? null : field })}
        >
          {nameOf(field)}
        </button>
      ))}
    </fieldset>
  )
}

/** The last part of a JSON Pointer, unescaped; a header's name. */
function nameOf(field: string): string {
  if (field.startsWith('header:')) return field.slice('header:'.length)
  return parsePointer(field)?.at(-1) ?? field
}
