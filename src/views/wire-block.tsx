import { type KeyboardEvent, use, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrorChannel } from '../protocol/errors.ts'
import type { FieldNote } from '../protocol/revision.ts'
import { type Explained, FieldNotePopover } from './field-note.tsx'
import type { Direction } from './frame-label.ts'
import type { FramePart } from './frame-parts.ts'
import { foldAll } from './json-folds.ts'
import type { Fold } from './json-lines.ts'
import { SpotContext } from './spot-context.ts'
import { useColumns } from './use-columns.ts'
import type { FieldExplanation } from './wire-field.tsx'
import { WireRowView } from './wire-row.tsx'
import { partFolds, wireRows } from './wire-rows.ts'
import './wire-block.css'

interface WireBlockProps {
  readonly parts: readonly FramePart[]
  readonly direction: Direction
  /** What the block is, for those who do not see it. */
  readonly label: string
  readonly notes: readonly FieldNote[]
  readonly explain: (noteId: string) => FieldExplanation | null
  readonly errorChannel?: ErrorChannel | undefined
  /** Smaller, as two frames share the sheet. */
  readonly compact?: boolean
  /** Only what matters is open: the request shown above its response. */
  readonly dense?: boolean
  /** Set by "unfold all" and "fold all"; absent: as each field stands at first. */
  readonly unfolding?: 'open' | 'folded' | null
}

const NO_FIELDS: readonly string[] = []
/** The field that tells of the error, and must be in sight. */
const TELLING_FIELD: Partial<Record<ErrorChannel, readonly string[]>> = {
  'tool-error': ['/result/isError', '/result/content/0/text'],
  'protocol-error': ['/error/code', '/error/message'],
}

/** One frame field by field, drawn from the text that was sent. Up and down walk the fields, Esc closes the note. */
export function WireBlock(props: WireBlockProps) {
  const {
    parts,
    notes,
    explain,
    errorChannel,
    compact = false,
    dense = false,
    unfolding = null,
  } = props
  const t = useTranslations('sheet')
  const block = useRef<HTMLElement>(null)
  const columns = useColumns(block)
  const [changed, setChanged] = useState<ReadonlyMap<string, Fold>>(new Map())
  const [headersOpen, setHeadersOpen] = useState(unfolding === 'open')
  const [explained, setExplained] = useState<Explained | null>(null)
  const [roving, setRoving] = useState<string | null>(null)

  const noteIds = useMemo(() => new Map(notes.map((note) => [note.pointer, note.id])), [notes])
  const telling = (errorChannel && TELLING_FIELD[errorChannel]) ?? NO_FIELDS
  const folds = useMemo(() => {
    const first = partFolds(parts, dense, telling)
    return new Map([...(unfolding ? foldAll(first, unfolding) : first), ...changed])
  }, [parts, dense, telling, unfolding, changed])
  const { rows, ties } = useMemo(
    () => wireRows(parts, { columns, folds, headersOpen, noted: new Set(noteIds.keys()) }),
    [parts, columns, folds, headersOpen, noteIds],
  )
  const fields = fieldsIn(rows, noteIds)
  const wanted = use(SpotContext)
  const spot = wanted !== null && fields.includes(wanted) ? wanted : null
  const current = roving !== null && fields.includes(roving) ? roving : fields[0]

  const walk = (event: KeyboardEvent): void => {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (direction === undefined || !block.current) return
    const stops = [...block.current.querySelectorAll<HTMLElement>('[data-field], .wire-fold')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? undefined : stops[at + direction]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const lanes = ties.length
  return (
    <section
      ref={block}
      aria-label={props.label}
      className={`wire ${props.direction}${compact ? ' compact' : ''}${dense ? ' dense' : ''}${lanes ? ' tied' : ''}${spot ? ' spotted' : ''}`}
      style={{ '--lanes': lanes } as React.CSSProperties}
      onKeyDown={walk}
    >
      {rows.map((row, index) => (
        <WireRowView
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity than its place
          key={index}
          row={row}
          place={index}
          columns={columns}
          tie={ties.find((tie) => tie.from === index || tie.to === index) ?? null}
          broken={ties.some((tie) => !tie.agrees && tie.from === index)}
          margin={lanes === 0 ? null : index === 0 ? t('mirrored') : ''}
          noteIds={noteIds}
          explain={explain}
          explained={explained?.field ?? null}
          current={current ?? null}
          spot={spot}
          errorChannel={errorChannel}
          onExplain={setExplained}
          onLeave={() => setExplained((open) => (open?.pinned ? open : null))}
          onFocusField={setRoving}
          onFold={(pointer, state) => setChanged(new Map([...changed, [pointer, state]]))}
          onHeaders={() => setHeadersOpen(!headersOpen)}
        />
      ))}
      {ties.map((tie) => (
        <i
          key={tie.from}
          aria-hidden="true"
          className={tie.agrees ? 'wire-tie' : 'wire-tie broken'}
          style={{ gridRow: `${tie.from + 1} / ${tie.to + 2}`, gridColumn: tie.lane + 2 }}
        />
      ))}
      <FieldNotePopover explained={explained} onClose={() => setExplained(null)} />
    </section>
  )
}

/** Fields with an explanation, in the order drawn. */
function fieldsIn(
  rows: ReturnType<typeof wireRows>['rows'],
  noteIds: ReadonlyMap<string, string>,
): readonly string[] {
  return rows.flatMap((row) => {
    if (row.kind === 'header')
      return noteIds.has(`header:${row.name}`) ? [`header:${row.name}`] : []
    if (row.kind !== 'json') return []
    return row.line.pieces.flatMap(({ kind, pointer }) =>
      kind === 'key' && noteIds.has(pointer) ? [pointer] : [],
    )
  })
}
