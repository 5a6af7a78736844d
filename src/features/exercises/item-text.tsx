import type { Item } from '../../exercise/parts.ts'
import { FrameTicket } from '../../views/frame-ticket.tsx'
import { VisibleText } from '../../views/visible-text.tsx'
import { useSheet, wordsOf } from './sheet.ts'
import { ticketWords } from './ticket-words.ts'
import { Words } from './words.tsx'

/** An item as it stands on the page: a ticket, words of the wire, or a sentence. */
export function ItemText({ part, item }: { readonly part: string; readonly item: Item }) {
  const sheet = useSheet()
  if (item.frame)
    return (
      <FrameTicket direction={item.frame.direction}>
        {ticketWords(item.frame).join(' ')}
      </FrameTicket>
    )
  if (item.raw !== undefined)
    return (
      <code className="ex-raw">
        <VisibleText text={item.raw} />
      </code>
    )
  return <Words text={wordsOf(sheet, part, item)} />
}
