import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type HexRow, hexRow, hexRowCount } from './hex-rows.ts'
import './raw-bytes.css'
import type { Direction } from './frame-label.ts'
import { useColumns } from './use-columns.ts'

/** Bytes a row, widest first: offset, two columns a byte and a space, one column a glyph. */
const WIDTHS = [16, 8, 4] as const
const MARGIN_ROWS = 8

interface RawBytesProps {
  readonly bytes: Uint8Array
  readonly direction: Direction
  readonly label: string
}

/** A hex dump of what went over the wire; only the rows in sight exist. Line ends are inverted. */
export function RawBytes({ bytes, direction, label }: RawBytesProps) {
  const box = useRef<HTMLElement>(null)
  const columns = useColumns(box)
  const [view, setView] = useState({ top: 0, height: 600, row: 26 })
  const width = WIDTHS.find((candidate) => 8 + candidate * 4 <= columns) ?? 4
  const count = hexRowCount(bytes, width)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const row = Number.parseFloat(getComputedStyle(element).lineHeight) || 26
    setView((previous) => ({ ...previous, height: element.clientHeight || 600, row }))
  }, [])

  const first = Math.max(0, Math.floor(view.top / view.row) - MARGIN_ROWS)
  const last = Math.min(count, Math.ceil((view.top + view.height) / view.row) + MARGIN_ROWS)
  const rows = useMemo(
    () => Array.from({ length: last - first }, (_, index) => hexRow(bytes, width, first + index)),
    [bytes, width, first, last],
  )
  return (
    <section
      ref={box}
      className={`hex ${direction}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={(event) =>
        setView({
          ...view,
          top: event.currentTarget.scrollTop,
          height: event.currentTarget.clientHeight,
        })
      }
    >
      <div style={{ height: `calc(${count} * 1lh)` }}>
        <div style={{ transform: `translateY(calc(${first} * 1lh))` }}>
          {rows.map((row) => (
            <HexLine key={row.offset} row={row} width={width} />
          ))}
        </div>
      </div>
    </section>
  )
}

function HexLine({ row, width }: { readonly row: HexRow; readonly width: number }) {
  const missing = width - row.cells.length
  return (
    <div className="hex-line">
      <i>{row.offset}</i>
      <span className="hex-cells">
        {row.cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a byte has no other identity than its place
          <span key={index}>{cell.lineEnd ? <mark>{cell.hex}</mark> : cell.hex} </span>
        ))}
        {'   '.repeat(missing)}
      </span>
      <span className="hex-glyphs">
        {row.glyphs.map((glyph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a glyph has no other identity than its place
          <span key={index} style={{ width: `${glyph.bytes}ch` }}>
            {glyph.lineEnd ? <mark>{glyph.text}</mark> : glyph.text}
          </span>
        ))}
      </span>
    </div>
  )
}
