/** Loads Monaco when an editor is first needed and keeps one instance true to its props. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CodeEditorProps } from './editor-types.ts'
import type { MonacoHandle } from './monaco.ts'

export function useMonaco(
  host: RefObject<HTMLElement | null>,
  props: CodeEditorProps,
  wanted: boolean,
): boolean {
  const latest = useRef(props)
  latest.current = props
  const handle = useRef<MonacoHandle | null>(null)
  const [ready, setReady] = useState(false)
  const { language, value, markers, readOnly = false, label } = props

  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    import('./monaco.ts').then(
      ({ createEditor }) => {
        if (!isCurrent || !host.current) return
        const typing = host.current.parentElement?.contains(document.activeElement) ?? false
        handle.current = createEditor(host.current, {
          language,
          value: latest.current.value,
          label: latest.current.label,
          onChange: (text) => latest.current.onChange(text),
          onRun: () => latest.current.onRun(),
          suggest: (draft, offset) => latest.current.suggest(draft, offset),
          explain: (draft, offset) => latest.current.explain(draft, offset),
        })
        setReady(true)
        // Whoever was typing in the text area goes on typing.
        if (typing) handle.current.focus()
      },
      // The text area stays: nothing is lost but colour and completion.
      () => undefined,
    )
    return () => {
      isCurrent = false
      handle.current?.dispose()
      handle.current = null
      setReady(false)
    }
  }, [wanted, language, host])

  useEffect(() => {
    if (ready) handle.current?.update({ value, markers, readOnly, label })
  }, [ready, value, markers, readOnly, label])
  return ready
}
