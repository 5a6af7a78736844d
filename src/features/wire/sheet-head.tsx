import { useTranslations } from 'use-intl'
import type { TraceEvent } from '../../trace/trace.ts'
import { messageBytes } from '../../views/frame-bytes.ts'
import { channelWord, frameKind } from '../../views/frame-kind.ts'
import { directionOf, frameLabel } from '../../views/frame-label.ts'
import { FrameTicket } from '../../views/frame-ticket.tsx'

/** Ticket, kind, id, route, channel and size of the step. Steps off the wire have no ticket: a ticket is a frame. */
export function SheetHead({ event }: { readonly event: TraceEvent }) {
  const t = useTranslations('sheet')
  const heads = useTranslations('graph.heads')
  const { word, id } = frameLabel(event)
  const kind = frameKind(event)
  const channel = channelWord(event)
  const size = messageBytes(event)
  const isOnWire = channel !== null
  const [from, to] = [event.from, event.to].map((actor) =>
    actor === 'gateway' ? actor : heads(actor),
  )
  return (
    <div className="sheet-head">
      {isOnWire && (
        <FrameTicket direction={directionOf(event)} errorChannel={event.errorChannel} large>
          {word ?? channel}
        </FrameTicket>
      )}
      <span className={isOnWire ? '' : 'sheet-kind'}>
        {t(`kind.${kind}`)}
        {id !== undefined && <span className="mono">{` id ${id}`}</span>}
      </span>
      <ul className="sheet-meta">
        <li>
          {event.from === event.to
            ? t('inside', { actor: from ?? '' })
            : t('route', { from: from ?? '', to: to ?? '' })}
        </li>
        {channel !== null && <li className="mono">{channel}</li>}
        {isOnWire && size > 0 && <li>{t('bytes', { count: size })}</li>}
      </ul>
    </div>
  )
}
