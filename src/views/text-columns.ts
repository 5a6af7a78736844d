/** How wide text is in a monospace line, and where it may be cut. */

/** Columns that a text takes: 1 for a Latin character, 5/3 for a CJK one (advance 1 em against 0.6 em). */
export function columnsOf(text: string): number {
  let columns = 0
  for (const char of text) columns += isWide(char) ? 5 / 3 : 1
  return columns
}

function isWide(char: string): boolean {
  const code = char.codePointAt(0) ?? 0
  return code >= 0x2e80 && code !== 0xfeff
}

/** The longest head of a JSON string's source that takes at most `columns` and cuts no escape and no character. */
export function splitEscapes(source: string, columns: number): string {
  let head = ''
  let taken = 0
  for (const [unit] of source.matchAll(/\\u[\da-fA-F]{4}|\\.|[\s\S]/gu)) {
    taken += columnsOf(unit)
    if (taken > columns) break
    head += unit
  }
  return head
}
