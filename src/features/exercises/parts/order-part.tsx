import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ListAnswer } from '../../../exercise/answers.ts'
import type { Item, OrderPart } from '../../../exercise/parts.ts'
import { FrameTicket } from '../../../views/frame-ticket.tsx'
import { ItemText } from '../item-text.tsx'
import { labelOf, useSheet, verdictAt } from '../sheet.ts'
import { ticketWords } from '../ticket-words.ts'
import { VerdictMark } from '../verdict-mark.tsx'
import { useOrderDrag } from './use-order-drag.ts'
import { useOrderKeys } from './use-order-keys.ts'

interface OrderProps {
  readonly part: OrderPart
  readonly answer: ListAnswer
  readonly onAnswer: (answer: ListAnswer) => void
}

/** The learner's order as tickets between two lifelines; what is not used lies in the tray below. */
export function OrderView({ part, answer, onAnswer }: OrderProps) {
  const t = useTranslations('exercises')
  const sheet = useSheet()
  const list = useRef<HTMLOListElement>(null)
  const known = new Map(part.cards.map((card) => [card.id, card]))
  const order = answer.filter((id) => known.has(id))
  const unused = part.cards.filter((card) => !order.includes(card.id))
  const nameOf = (id: string) => {
    const card = known.get(id)
    if (!card) return id
    return card.frame ? ticketWords(card.frame).join(' ') : labelOf(sheet, part.id, card)
  }
  const keys = useOrderKeys({ list, order, onOrder: onAnswer, nameOf, say: sheet.say })
  const stop = stopAt(sheet, part.id)

  const drag = useOrderDrag({
    list,
    order,
    onOrder: onAnswer,
    onPick: keys.pick,
    onDrop: keys.drop,
  })

  return (
    <div className="ex-order">
      <p className="vh" id={`${part.id}-help`}>
        {t('orderHelp')}
      </p>
      <div className="ex-ends">
        <span>{t('client')}</span>
        <span>{t('server')}</span>
      </div>
      <ol className="ex-list" ref={list}>
        {order.map((id, index) => {
          const card = known.get(id) as Item
          const direction = card.frame?.direction ?? 'out'
          const verdict = verdictAt(sheet, part.id, id)
          return (
            <li
              key={id}
              data-card={id}
              className={`ex-row ${direction} ${keys.picked === id ? 'up' : ''} ${verdict === 'failed' ? 'bad' : ''}`}
            >
              <button
                type="button"
                className="ex-grip"
                aria-pressed={keys.picked === id}
                aria-describedby={`${part.id}-help`}
                aria-label={t('frameName', {
                  n: String(index + 1),
                  name: nameOf(id),
                  direction: t(direction === 'out' ? 'toServer' : 'toClient'),
                })}
                onKeyDown={(event) => keys.onKeyDown(event, id)}
                onBlur={keys.onBlur}
                onPointerDown={(event) => drag(event, id)}
              >
                <svg viewBox="0 0 12 20" aria-hidden="true">
                  <path d="M1 2h3v3H1zM8 2h3v3H8zM1 8.500h3v3H1zM8 8.500h3v3H8zM1 15h3v3H1zM8 15h3v3H8z" />
                </svg>
                <b>{index + 1}</b>
              </button>
              <span className="ex-line">
                <CardTicket part={part.id} card={card} />
                {keys.picked === id && keys.byKey && (
                  <span className="ex-how">{t('orderKeys')}</span>
                )}
              </span>
              <span className="ex-moves">
                {verdict !== 'none' && <VerdictMark kind={verdict} />}
                <button
                  type="button"
                  aria-label={t('moveUp', { name: nameOf(id) })}
                  disabled={index === 0}
                  onClick={() => keys.move(id, index - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={t('moveDown', { name: nameOf(id) })}
                  disabled={index === order.length - 1}
                  onClick={() => keys.move(id, index + 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={t('putBack', { name: nameOf(id) })}
                  onClick={() => onAnswer(order.filter((one) => one !== id))}
                >
                  ×
                </button>
              </span>
              {stop === id && (
                <span className="ex-stop">
                  <span>{t('stopsHere')}</span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {unused.length > 0 && (
        <div className="ex-tray">
          <span>{t('unused')}</span>
          {unused.map((card) => (
            <button
              key={card.id}
              type="button"
              data-take={card.id}
              aria-label={t('take', { name: nameOf(card.id) })}
              onClick={() => onAnswer([...order, card.id])}
            >
              <CardTicket part={part.id} card={card} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function CardTicket({ part, card }: { readonly part: string; readonly card: Item }) {
  if (!card.frame)
    return (
      <span className="ex-card">
        <ItemText part={part} item={card} />
      </span>
    )
  const [word, id] = ticketWords(card.frame)
  return (
    <FrameTicket direction={card.frame.direction}>
      {word}
      {id && <small>{id}</small>}
    </FrameTicket>
  )
}

/** The card at which the run of the present verdict stopped. */
function stopAt({ verdict, stale }: ReturnType<typeof useSheet>, part: string): string | null {
  if (!verdict || stale) return null
  for (const { status, places } of verdict.assertions)
    if (status === 'failed')
      for (const place of places) if (place.stops && place.part === part) return place.item ?? null
  return null
}
