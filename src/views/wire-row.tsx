import { useTranslations } from 'use-intl'
import type { ErrorChannel } from '../protocol/errors.ts'
import { ChannelSignal } from './channel-signal.tsx'
import type { Fold, JsonLine, Piece } from './json-lines.ts'
import { columnsOf } from './text-columns.ts'
import { VisibleText } from './visible-text.tsx'
import { WireField, type WireFieldProps } from './wire-field.tsx'
import type { Tie, WireRow } from './wire-rows.ts'

export interface WireRowProps extends Omit<WireFieldProps, 'field' | 'text'> {
  readonly row: WireRow
  readonly place: number
  readonly columns: number
  readonly tie: Tie | null
  readonly broken: boolean
  /** Words for the margin of this row in place of its field's; `''`: none, as brackets stand there. */
  readonly margin: string | null
  readonly errorChannel: ErrorChannel | undefined
  /** The field in the spotlight. */
  readonly spot: string | null
  readonly onFold: (pointer: string, state: Fold) => void
  readonly onHeaders: () => void
}

/** One row: the text as sent, then a dotted leader to its margin note or to its bracket. */
export function WireRowView(props: WireRowProps) {
  const { row, tie, place, explained } = props
  const channels = useTranslations('channels')
  const hot = props.errorChannel && tellsOfError(row, props.errorChannel)
  const field =
    row.kind === 'json' ? lastNoted(row.line, props.noteIds) : headerField(row, props.noteIds)
  const note = hot ? channels(`arrives.${hot}`) : marginNote(props, field)
  const names = ['wire-line']
  if (hot) names.push('hot', hot)
  else if (explained !== null && fieldsOn(row).includes(explained)) names.push('explained')
  if (props.spot !== null && fieldsOn(row).includes(props.spot)) names.push('spot')
  const depth = row.kind === 'json' ? row.line.depth : 0
  return (
    <div
      className={names.join(' ')}
      style={
        {
          gridRow: place + 1,
          gridColumn: tie ? `1 / ${tie.lane + 2}` : '1 / -1',
          '--depth': depth,
        } as React.CSSProperties
      }
    >
      <code>
        <RowText {...props} />
      </code>
      {(note !== null || tie) && <span className="wire-dots" aria-hidden="true" />}
      {note !== null && (
        <span className="wire-note">
          {hot && <ChannelSignal channel={hot} lit />}
          {note}
        </span>
      )}
      {props.broken && tie && <Broken lane={tie.lane} />}
    </div>
  )
}

/** Says so in words; brackets of inner lanes pass to its right. */
function Broken({ lane }: { readonly lane: number }) {
  const t = useTranslations('sheet')
  return (
    <span
      className="wire-note protocol-error wire-broken"
      style={{ marginRight: `${lane * 14 + 6}px` }}
    >
      <ChannelSignal channel="protocol-error" lit />
      {t('mismatch')}
    </span>
  )
}

function RowText(props: WireRowProps) {
  const { row } = props
  const t = useTranslations('sheet')
  if (row.kind === 'text')
    return (
      <b className="v">
        <VisibleText text={row.text} />
      </b>
    )
  if (row.kind === 'start')
    return (
      <>
        <b className="k">{row.text}</b>
        {row.hidden > 0 && (
          <button
            type="button"
            className="wire-fold wide"
            aria-expanded="false"
            onClick={props.onHeaders}
          >
            {t('moreHeaders', { count: row.hidden })}
          </button>
        )}
      </>
    )
  if (row.kind === 'header')
    return (
      <>
        <WireField {...props} field={`header:${row.name}`} text={row.name} />
        <i>{': '}</i>
        <b className="v">
          <VisibleText text={row.value} />
        </b>
      </>
    )
  return (
    <>
      {row.prefix && <i>{row.prefix}</i>}
      {row.line.pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other identity than its place
        <PieceView key={index} piece={piece} {...props} />
      ))}
    </>
  )
}

function PieceView({ piece, ...props }: { readonly piece: Piece } & WireRowProps) {
  const t = useTranslations('sheet')
  const name = piece.pointer.slice(piece.pointer.lastIndexOf('/') + 1).replaceAll('~1', '/')
  switch (piece.kind) {
    case 'key':
      return <WireField {...props} field={piece.pointer} text={piece.text} />
    case 'fold':
      return (
        <button
          type="button"
          className="wire-fold"
          aria-expanded="false"
          aria-label={t('unfold', { name, count: piece.text.length })}
          onClick={() => props.onFold(piece.pointer, 'open')}
        >
          …
        </button>
      )
    case 'unfold':
      return (
        <button
          type="button"
          className="wire-fold open"
          aria-expanded="true"
          aria-label={t('fold', { name })}
          onClick={() => props.onFold(piece.pointer, 'folded')}
        >
          −
        </button>
      )
    case 'value':
      return (
        <b className="v">
          <VisibleText text={piece.text} />
        </b>
      )
    default:
      return <i>{piece.text}</i>
  }
}

/** The channel whose word belongs beside this row, or undefined. */
function tellsOfError(row: WireRow, channel: ErrorChannel): ErrorChannel | undefined {
  const pointer = { 'tool-error': '/result/isError', 'protocol-error': '/error/code' }[
    channel as string
  ]
  if (pointer === undefined) return row.kind === 'start' ? channel : undefined
  if (row.kind !== 'json') return undefined
  const isHere = row.line.pieces.some((piece) => piece.kind === 'key' && piece.pointer === pointer)
  return isHere ? channel : undefined
}

function fieldsOn(row: WireRow): readonly string[] {
  if (row.kind === 'header') return [`header:${row.name}`]
  if (row.kind !== 'json') return []
  return row.line.pieces.flatMap((piece) => (piece.kind === 'key' ? [piece.pointer] : []))
}

function headerField(row: WireRow, noteIds: ReadonlyMap<string, string>): string | null {
  const [field] = fieldsOn(row)
  return field !== undefined && noteIds.has(field) ? field : null
}

function lastNoted(line: JsonLine, noteIds: ReadonlyMap<string, string>): string | null {
  const keys = line.pieces.filter((piece) => piece.kind === 'key' && noteIds.has(piece.pointer))
  return keys.at(-1)?.pointer ?? null
}

/** The note's words, if they fit beside the text. */
function marginNote(props: WireRowProps, field: string | null): string | null {
  if (props.margin !== null) return props.margin || null
  const id = field === null ? undefined : props.noteIds.get(field)
  const words = id === undefined ? null : (props.explain(id)?.margin ?? null)
  if (words === null || words === '') return null
  return rowColumns(props.row) + columnsOf(words) * 0.8 + 3 <= props.columns ? words : null
}

function rowColumns(row: WireRow): number {
  if (row.kind === 'header') return columnsOf(`${row.name}: ${row.value}`)
  if (row.kind !== 'json') return columnsOf(row.text)
  const widths = row.line.pieces.map((piece) =>
    piece.kind === 'fold' || piece.kind === 'unfold' ? 3 : columnsOf(piece.text),
  )
  return widths.reduce((sum, width) => sum + width, row.line.depth + columnsOf(row.prefix))
}
