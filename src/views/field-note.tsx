import { useEffect } from 'react'
import { NotePhrases } from './note-phrases.tsx'
import './field-note.css'

export interface Explained {
  /** JSON Pointer or `header:Name`. */
  readonly field: string
  readonly name: string
  readonly text: string
  /** Opened by a press: stays until Esc, another press or the next field. */
  readonly pinned: boolean
  /** Where the field stands on the screen. */
  readonly box: DOMRect
}

const WIDTH = 360
const ROOM_BELOW = 150

/** The one explanation on the page, beside its field. Esc closes it without moving the focus. */
export function FieldNotePopover(props: {
  readonly explained: Explained | null
  readonly onClose: () => void
}) {
  const { explained, onClose } = props
  useEffect(() => {
    if (!explained) return
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }
    const closeOutside = (event: PointerEvent): void => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-field]')) onClose()
    }
    // Scrolling moves the field away from the note that belongs to it.
    window.addEventListener('keydown', closeOnEscape, true)
    window.addEventListener('pointerdown', closeOutside)
    window.addEventListener('scroll', onClose, true)
    return () => {
      window.removeEventListener('keydown', closeOnEscape, true)
      window.removeEventListener('pointerdown', closeOutside)
      window.removeEventListener('scroll', onClose, true)
    }
  }, [explained, onClose])
  if (!explained) return null
  const { box } = explained
  const width = Math.min(WIDTH, window.innerWidth - 16)
  const left = Math.max(8, Math.min(box.left, window.innerWidth - width - 8))
  const isBelow = window.innerHeight - box.bottom > ROOM_BELOW
  const vertical = isBelow ? { top: box.bottom + 4 } : { bottom: window.innerHeight - box.top + 4 }
  return (
    <div id="field-note" role="tooltip" className="field-note" style={{ left, width, ...vertical }}>
      <strong className="mono">{explained.name}</strong>
      <p>
        <NotePhrases sentence={explained.text} />
      </p>
    </div>
  )
}
