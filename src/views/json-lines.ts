/**
 * Lays a JSON text out in hanging lines: the first member stands beside its bracket, closers stand at the
 * end of the line. Only line breaks and margins are added; every character shown is a slice of the text
 * that was sent, and what is folded is kept as the slice it hides.
 */
import type { JsonMember, JsonNode } from '../protocol/json.ts'
import { columnsOf, splitEscapes } from './text-columns.ts'

export type Piece =
  | { readonly kind: 'punct' | 'key' | 'value'; readonly text: string; readonly pointer: string }
  /** A `…` button: `text` is what it hides, `pointer` the node it opens. */
  | { readonly kind: 'fold'; readonly text: string; readonly pointer: string }
  /** The button that folds an open node again; hides nothing. */
  | { readonly kind: 'unfold'; readonly text: ''; readonly pointer: string }

export interface JsonLine {
  /** Spaces before the line, for the eye only. */
  readonly depth: number
  readonly pieces: readonly Piece[]
}

/**
 * How a node is drawn: whole (`open` with a button to fold it again, `quiet` without), as one `…`, a text with
 * each of its lines cut short, or with only some members shown.
 */
export type Fold = 'open' | 'quiet' | 'folded' | 'brief' | { readonly keep: readonly string[] }

export interface LayoutOptions {
  /** Characters that fit beside each other; a CJK character takes 5/3. */
  readonly columns: number
  /** Pointers of nodes that may be folded, with their state; absent: always open, no button. */
  readonly folds: ReadonlyMap<string, Fold>
  /** Pointers that want a line of their own, because an explanation stands beside them. */
  readonly noted: ReadonlySet<string>
}

/** RFC 6901: `parent/key` with `~` and `/` escaped. */
export function childPointer(parent: string, key: string | number): string {
  return `${parent}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** The lines of a parsed text. All pieces' texts joined give back `text` between `node.start` and `node.end`. */
export function layoutJson(
  text: string,
  node: JsonNode,
  options: LayoutOptions,
): readonly JsonLine[] {
  const layout = new Layout(text, options)
  layout.value(node, '', 0)
  return layout.finish()
}

/** Brackets and the whitespace and commas around members, as sent. */
interface Slot {
  readonly pointer: string
  readonly start: number
  readonly end: number
  readonly node: JsonNode
  readonly member?: JsonMember
}

function slotsOf(node: JsonNode, pointer: string): readonly Slot[] {
  if (node.kind === 'object')
    return node.members.map((member) => ({
      pointer: childPointer(pointer, member.key),
      start: member.keyStart,
      end: member.value.end,
      node: member.value,
      member,
    }))
  if (node.kind === 'array')
    return node.items.map((item, index) => ({
      pointer: childPointer(pointer, index),
      start: item.start,
      end: item.end,
      node: item,
    }))
  return []
}

class Layout {
  readonly #lines: JsonLine[] = []
  #pieces: Piece[] = []
  #depth = 0
  #columns = 0
  readonly #text: string
  readonly #options: LayoutOptions

  constructor(text: string, options: LayoutOptions) {
    this.#text = text
    this.#options = options
  }

  finish(): readonly JsonLine[] {
    this.#break(0)
    return this.#lines
  }

  value(node: JsonNode, pointer: string, depth: number): void {
    const fold = this.#options.folds.get(pointer)
    const slots = slotsOf(node, pointer)
    if (node.kind === 'string') this.#string(node.start, node.end, pointer, depth, fold)
    else if (slots.length === 0) {
      const isEmpty = node.kind === 'object' || node.kind === 'array'
      this.#put(isEmpty ? 'punct' : 'value', this.#text.slice(node.start, node.end), pointer)
    } else if (fold === 'folded') this.#folded(node, pointer)
    else if (typeof fold === 'object') this.#partly(node, slots, pointer, depth, fold.keep)
    else this.#members(node, slots, pointer, depth, fold === 'open')
  }

  #folded(node: JsonNode, pointer: string): void {
    this.#put('punct', this.#text.slice(node.start, node.start + 1), pointer)
    this.#put('fold', this.#text.slice(node.start + 1, node.end - 1), pointer)
    this.#put('punct', this.#text.slice(node.end - 1, node.end), pointer)
  }

  #members(
    node: JsonNode,
    slots: readonly Slot[],
    pointer: string,
    depth: number,
    foldable: boolean,
  ): void {
    const inline = !foldable && this.#fitsInline(node, pointer)
    let from = node.start
    slots.forEach((slot, index) => {
      this.#put('punct', this.#text.slice(from, slot.start), pointer)
      if (index === 0 && foldable) this.#put('unfold', '', pointer)
      if (index > 0 && !inline && !this.#staysBeside(slots, index, pointer)) this.#break(depth + 1)
      if (slot.member) this.#key(slot.member, slot.pointer)
      this.value(slot.node, slot.pointer, depth + 1)
      from = slot.end
    })
    this.#put('punct', this.#text.slice(from, node.end), pointer)
  }

  /** Shows only the members in `keep`; each run of others is one `…`, and a long key prefix is one too. */
  #partly(
    node: JsonNode,
    slots: readonly Slot[],
    pointer: string,
    depth: number,
    keep: readonly string[],
  ): void {
    const shown = slots.filter((slot) => keep.includes(slot.pointer))
    this.#put('punct', this.#text.slice(node.start, node.start + 1), pointer)
    let from = node.start + 1
    for (const slot of shown) {
      const wide = columnsOf(this.#text.slice(slot.start, slot.end)) - KEY_PREFIX_COLUMNS
      if (slot === shown[0] && this.#columns + wide > this.#options.columns) this.#break(depth + 1)
      if (slot.start > from) this.#put('fold', this.#text.slice(from, slot.start), pointer)
      if (slot.member) this.#key(slot.member, slot.pointer, pointer)
      this.value(slot.node, slot.pointer, depth + 1)
      from = slot.end
    }
    if (node.end - 1 > from) this.#put('fold', this.#text.slice(from, node.end - 1), pointer)
    this.#put('punct', this.#text.slice(node.end - 1, node.end), pointer)
  }

  #key(member: JsonMember, pointer: string, shortenFor?: string): void {
    const key = this.#text.slice(member.keyStart, member.keyEnd)
    const slash = key.indexOf('/')
    if (shortenFor !== undefined && slash > 8) {
      this.#put('key', key.slice(0, 1), pointer)
      this.#put('fold', key.slice(1, slash), shortenFor)
      this.#put('key', key.slice(slash), pointer)
    } else {
      this.#put('key', key, pointer)
    }
    this.#put('punct', this.#text.slice(member.keyEnd, member.value.start), pointer)
  }

  #string(
    start: number,
    end: number,
    pointer: string,
    depth: number,
    fold: Fold | undefined,
  ): void {
    const text = this.#text.slice(start, end)
    if (fold === 'folded') {
      const head = splitEscapes(text, FOLDED_STRING_COLUMNS)
      this.#put('value', head, pointer)
      this.#put('fold', text.slice(head.length, -1), pointer)
      this.#put('value', text.slice(-1), pointer)
      return
    }
    // A text of several lines is drawn as several lines: it breaks after each `\n` escape.
    const rows = text.length > 24 ? text.split(/(?<=(?<!\\)(?:\\\\)*\\n)(?=.{2})/u) : [text]
    rows.forEach((row, index) => {
      // Cut short, a text stands far left, so that as much of it as can be is seen.
      if (index > 0) this.#break(fold === 'brief' ? 2 : depth + 1)
      if (fold === 'brief') this.#brief(row, pointer)
      else this.#put('value', row, pointer)
      if (index === 0 && fold === 'open') this.#put('unfold', '', pointer)
    })
  }

  /** As much of a row as fits, then `…`; the `\\n` or quote that ends it stays in sight. */
  #brief(row: string, pointer: string): void {
    const end = /(\\n|")$/.exec(row)?.[0] ?? ''
    const room = Math.max(8, this.#options.columns - this.#columns - 5)
    const text = row.slice(0, row.length - end.length)
    const head = columnsOf(text) > room + 3 ? splitEscapes(text, room) : text
    this.#put('value', head, pointer)
    this.#put('fold', text.slice(head.length), pointer)
    this.#put('value', end, pointer)
  }

  #fitsInline(node: JsonNode, pointer: string): boolean {
    if (pointer === '') return false
    const text = this.#text.slice(node.start, node.end)
    if (this.#columns + columnsOf(text) + 2 > this.#options.columns) return false
    const inside = `${pointer}/`
    for (const noted of this.#options.noted) if (noted.startsWith(inside)) return false
    for (const [fold, state] of this.#options.folds)
      if (state !== 'open' && state !== 'quiet' && fold.startsWith(inside)) return true
    return !/\\n./.test(text)
  }

  /** `"jsonrpc"` and `"id"` share the first line, as one says them in one breath. */
  #staysBeside(slots: readonly Slot[], index: number, pointer: string): boolean {
    return (
      pointer === '' &&
      index === 1 &&
      slots[0]?.member?.key === 'jsonrpc' &&
      slots[1]?.member?.key === 'id' &&
      this.#columns < this.#options.columns - 12
    )
  }

  #put(kind: Piece['kind'], text: string, pointer: string): void {
    if (text === '' && kind !== 'unfold') return
    this.#pieces.push({ kind, text, pointer } as Piece)
    this.#columns += kind === 'fold' || kind === 'unfold' ? 3 : columnsOf(text)
  }

  #break(depth: number): void {
    if (this.#pieces.length > 0) this.#lines.push({ depth: this.#depth, pieces: this.#pieces })
    this.#pieces = []
    this.#depth = depth
    this.#columns = depth
  }
}

/** What a long key such as `io.modelcontextprotocol/protocolVersion` is shortened by, less the `…` and closers. */
const KEY_PREFIX_COLUMNS = 14
/** What a folded text shows of itself. */
const FOLDED_STRING_COLUMNS = 26
