import { useEffect, useRef } from 'react'
import type { CodeEditorProps } from './editor-types.ts'
import { PlainEditor } from './plain-editor.tsx'
import './code-editor.css'
import { useMonaco } from './use-monaco.ts'

/**
 * The editor where there is a keyboard, a text area on touch screens and until the editor has loaded. Tab always
 * moves on; the draft is never rewritten.
 */
export function CodeEditor(props: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const wanted = !matchMedia('(pointer: coarse)').matches
  const ready = useMonaco(host, props, wanted)
  useEffect(() => {
    host.current?.toggleAttribute('hidden', !ready)
  }, [ready])
  const { label, value, onChange, onRun } = props
  return (
    <div className="code-editor">
      <div ref={host} className="code-editor-host" hidden />
      {!ready && <PlainEditor label={label} value={value} onChange={onChange} onRun={onRun} />}
    </div>
  )
}
