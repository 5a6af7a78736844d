import { useRef } from 'react'

/** A button that asks for files; the same file can be chosen again. The hidden input carries the button's name. */
export function FileButton(props: {
  readonly label: string
  /** As in HTML's `accept`; any file where it is left out. */
  readonly accept?: string
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly [File, ...File[]]) => void
}) {
  const { label, accept, isMultiple = false, onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          const [first, ...rest] = event.target.files ?? []
          if (first) onFiles([first, ...rest])
          event.target.value = ''
        }}
      />
    </>
  )
}

/** What `accept` says where JSON files are asked for. */
export const JSON_FILES = 'application/json,.json'
