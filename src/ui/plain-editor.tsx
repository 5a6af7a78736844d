import { useId } from 'react'
import './plain-editor.css'

/** A text area for drafts: what touch screens use, and what stands in until the editor has loaded. */
export function PlainEditor(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Ctrl or Cmd with Enter. */
  readonly onRun?: () => void
  /** Lines in sight at least. */
  readonly lines?: number
}) {
  const id = useId()
  const { label, value, onChange, onRun, lines = 10 } = props
  return (
    <div className="plain-editor">
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        rows={Math.min(24, Math.max(lines, value.split('\n').length + 1))}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onRun?.()
        }}
      />
    </div>
  )
}
