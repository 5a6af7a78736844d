import { type ReactNode, useEffect, useId, useRef } from 'react'
import './dialog.css'

/** A modal dialog on the platform's own element: it holds the focus, Esc closes it, focus returns. */
export function Dialog(props: {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{props.title}</h2>
        <button type="button" className="btn" onClick={props.onClose}>
          {props.closeLabel}
        </button>
      </div>
      <div className="dialog-body">{props.children}</div>
    </dialog>
  )
}
