/** What a code editor is given; nothing here knows which editor it is. */

/** A place in the draft that is underlined; offsets are UTF-16, `end` exclusive. */
export interface EditorMarker {
  readonly start: number
  readonly end: number
  readonly message: string
}

export interface EditorSuggestion {
  /** What is put in. */
  readonly text: string
  readonly label: string
  readonly detail: string
  /** Offsets of what it takes the place of. */
  readonly start: number
  readonly end: number
}

export interface CodeEditorProps {
  readonly language: 'json' | 'typescript'
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Ctrl or Cmd with Enter. */
  readonly onRun: () => void
  readonly markers: readonly EditorMarker[]
  /** What fits at an offset. */
  readonly suggest: (draft: string, offset: number) => readonly EditorSuggestion[]
  /** What to say of the thing at an offset; null for nothing. */
  readonly explain: (draft: string, offset: number) => string | null
  readonly readOnly?: boolean
}
