/** A hex dump row by row, so that only the rows in sight are made. */

export interface Glyph {
  readonly text: string
  /** Bytes that this glyph stands for, so many columns are its width. */
  readonly bytes: number
  /** True for the bytes that end lines: 0d and 0a. */
  readonly lineEnd: boolean
}
export interface HexRow {
  /** Four hex digits or more. */
  readonly offset: string
  readonly cells: readonly { readonly hex: string; readonly lineEnd: boolean }[]
  readonly glyphs: readonly Glyph[]
}

export function hexRowCount(bytes: Uint8Array, width: number): number {
  return Math.ceil(bytes.length / width)
}

/** Row `index` of a dump with `width` bytes a row. A character of several bytes stands over all that are in its row. */
export function hexRow(bytes: Uint8Array, width: number, index: number): HexRow {
  const start = index * width
  const row = bytes.subarray(start, start + width)
  return {
    offset: start.toString(16).padStart(4, '0'),
    cells: Array.from(row, (byte) => ({
      hex: byte.toString(16).padStart(2, '0'),
      lineEnd: isLineEnd(byte),
    })),
    glyphs: glyphsOf(bytes, start, start + row.length),
  }
}

function glyphsOf(bytes: Uint8Array, start: number, end: number): readonly Glyph[] {
  const glyphs: Glyph[] = []
  for (let at = start; at < end; ) {
    const byte = bytes[at] ?? 0
    const size = characterSize(bytes, at)
    const shown = Math.min(size, end - at)
    glyphs.push({ text: glyph(bytes, at, size), bytes: shown, lineEnd: isLineEnd(byte) })
    at += shown
  }
  return glyphs
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Length of the well-formed character at `at`, or 1 for anything else. */
function characterSize(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  const size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1
  if (size === 1 || at + size > bytes.length) return 1
  try {
    decoder.decode(bytes.subarray(at, at + size))
    return size
  } catch {
    return 1
  }
}

function glyph(bytes: Uint8Array, at: number, size: number): string {
  const byte = bytes[at] ?? 0
  // Shown inverted, as the letter of the escape: the signs for line ends are wider than a column.
  if (byte === 0x0a) return 'n'
  if (byte === 0x0d) return 'r'
  if (size > 1) return decoder.decode(bytes.subarray(at, at + size))
  return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·'
}

function isLineEnd(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d
}
