/** The rows of a wire block: one for the start line, one a header, one a line of JSON or text. */
import type { FramePart } from './frame-parts.ts'
import { defaultFolds } from './json-folds.ts'
import { type Fold, type JsonLine, layoutJson } from './json-lines.ts'
import { type Mirror, mirrorsOf } from './mirrors.ts'

export type WireRow =
  | { readonly kind: 'start'; readonly text: string; readonly hidden: number }
  | {
      readonly kind: 'header'
      readonly index: number
      readonly name: string
      readonly value: string
    }
  | { readonly kind: 'json'; readonly prefix: string; readonly line: JsonLine }
  | { readonly kind: 'text'; readonly text: string }

/** A bracket in the margin from a header to its body field; `lane` counts from the text outwards. */
export interface Tie {
  readonly from: number
  readonly to: number
  readonly lane: number
  readonly agrees: boolean
}
export interface WireRows {
  readonly rows: readonly WireRow[]
  readonly ties: readonly Tie[]
}

export interface RowOptions {
  readonly columns: number
  readonly folds: ReadonlyMap<string, Fold>
  readonly noted: ReadonlySet<string>
  readonly headersOpen: boolean
}

/** Headers that tell something about MCP; the others are folded behind the start line. */
function isTelling(name: string, value: string): boolean {
  return /^(mcp-|allow$|www-authenticate$)/i.test(name) || value.startsWith('text/event-stream')
}

/** What of the parts can be folded, and how it stands at first. */
export function partFolds(
  parts: readonly FramePart[],
  compact: boolean,
  visible: readonly string[],
): ReadonlyMap<string, Fold> {
  const json = parts.find((part) => part.kind === 'json')
  if (json?.kind !== 'json') return new Map()
  const tied = mirrorsIn(parts).map((mirror) => mirror.pointer)
  return defaultFolds(json.node, json.text.length, { compact, visible: [...visible, ...tied] })
}

/** All rows of a frame with the brackets between them. */
export function wireRows(parts: readonly FramePart[], options: RowOptions): WireRows {
  const rows: WireRow[] = []
  const mirrors = mirrorsIn(parts)
  // A bracket takes as much as a character and a half.
  const columns = options.columns - Math.ceil(mirrors.length * 1.5)
  for (const part of parts) {
    if (part.kind === 'text')
      rows.push(...part.text.split('\n').map((text) => ({ kind: 'text', text }) as const))
    else if (part.kind === 'json')
      layoutJson(part.text, part.node, { ...options, columns }).forEach((line, index) => {
        rows.push({ kind: 'json', prefix: index === 0 ? part.prefix : '', line })
      })
    else {
      const shown = part.headers
        .map(([name, value], index) => ({ kind: 'header', index, name, value }) as const)
        .filter((row) => options.headersOpen || isTelling(row.name, row.value))
      rows.push({ kind: 'start', text: part.start, hidden: part.headers.length - shown.length })
      rows.push(...shown)
    }
  }
  return { rows, ties: tiesOf(rows, mirrors) }
}

function mirrorsIn(parts: readonly FramePart[]): readonly Mirror[] {
  const [head, body] = parts
  if (head?.kind !== 'head' || body?.kind !== 'json') return []
  return mirrorsOf(head.headers, body.node)
}

function tiesOf(rows: readonly WireRow[], mirrors: readonly Mirror[]): readonly Tie[] {
  const spans = mirrors.flatMap(({ header, pointer, agrees }) => {
    const from = rows.findIndex((row) => row.kind === 'header' && row.index === header)
    const to = rowOf(rows, pointer)
    return from < 0 || to < 0 ? [] : [{ from, to, agrees }]
  })
  const shortestFirst = [...spans].sort((a, b) => a.to - a.from - (b.to - b.from))
  return spans.map((span) => ({ ...span, lane: shortestFirst.indexOf(span) }))
}

/** The row on which a field is drawn, or the `…` that hides it; -1 when the frame has no such field. */
function rowOf(rows: readonly WireRow[], pointer: string): number {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const index = rows.findIndex(
      (row) => row.kind === 'json' && row.line.pieces.some((piece) => piece.pointer === at),
    )
    if (index >= 0) return index
  }
  return -1
}
