import type { Explained } from './field-note.tsx'

/** What the catalogue says of one field: a word for the margin and the whole explanation. */
export interface FieldExplanation {
  readonly margin: string
  readonly text: string
}

export interface WireFieldProps {
  /** JSON Pointer or `header:Name`. */
  readonly field: string
  /** The key as it was sent. */
  readonly text: string
  readonly noteIds: ReadonlyMap<string, string>
  readonly explain: (noteId: string) => FieldExplanation | null
  /** The field whose explanation is open. */
  readonly explained: string | null
  /** The one field in the tab order. */
  readonly current: string | null
  readonly onExplain: (explained: Explained | null) => void
  /** The pointer has left a field: closes a note that was not pressed for. */
  readonly onLeave: () => void
  readonly onFocusField: (field: string) => void
}

/** A key; a button when the catalogue can explain it. */
export function WireField(props: WireFieldProps) {
  const id = props.noteIds.get(props.field)
  const explanation = id === undefined ? null : props.explain(id)
  if (!explanation) return <b className="k">{props.text}</b>
  const show = (element: HTMLElement, pinned: boolean): void =>
    props.onExplain({
      field: props.field,
      name: props.text.replaceAll('"', ''),
      text: explanation.text,
      pinned,
      box: element.getBoundingClientRect(),
    })
  return (
    <button
      type="button"
      className="k"
      data-field={props.field}
      tabIndex={props.field === props.current ? 0 : -1}
      aria-describedby={props.field === props.explained ? 'field-note' : undefined}
      onMouseEnter={(event) => show(event.currentTarget, false)}
      onMouseLeave={() => props.onLeave()}
      onFocus={(event) => {
        props.onFocusField(props.field)
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, false)
      }}
      onBlur={() => props.onExplain(null)}
      onClick={(event) => show(event.currentTarget, true)}
    >
      {props.text}
    </button>
  )
}
