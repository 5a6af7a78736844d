import './visible-text.css'

/** Characters that draw nothing, change the direction of what follows, or are half of one: a reader must see that they are there. */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** The text in pieces: as it is, or the code points of what cannot be seen (`U+200B`). */
export function visiblePieces(
  text: string,
): readonly { readonly text: string; readonly unseen: boolean }[] {
  const pieces: { text: string; unseen: boolean }[] = []
  let from = 0
  for (const match of text.matchAll(UNSEEN)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), unseen: false })
    const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    pieces.push({ text: `U+${code}`, unseen: true })
    from = match.index + match[0].length
  }
  if (from < text.length || pieces.length === 0)
    pieces.push({ text: text.slice(from), unseen: false })
  return pieces
}

/** Text from a wire with everything in it visible, each character where it stands. */
export function VisibleText({ text }: { readonly text: string }) {
  return visiblePieces(text).map((piece, index) =>
    piece.unseen ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no other identity than its place
      <span key={index} className="unseen">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  )
}
