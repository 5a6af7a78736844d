/** The cards of E08: frames of two recorded sessions, shuffled, with decoys; and how an order of them is driven. */
import type { Engine, Session } from '../../../exercise/engine.ts'
import type { Item, OrderPart } from '../../../exercise/parts.ts'
import { type JsonObject, stringify } from '../../../protocol/json.ts'
import { INITIALIZED, initialize, modern, REPORT, request } from '../requests.ts'

export type PartId = 'legacy' | 'modern'

const CALL = { name: 'submit_bug_report', arguments: REPORT }

/** What the Client writes, in a sensible order; the answers to requests are recorded. */
const OUT: Readonly<Record<PartId, Readonly<Record<string, string>>>> = {
  legacy: {
    hello: initialize(1),
    ready: INITIALIZED,
    list: request(2, 'tools/list'),
    call: request(3, 'tools/call', CALL),
  },
  modern: {
    discover: modern(1, 'server/discover'),
    list: modern(2, 'tools/list'),
    call: modern(3, 'tools/call', CALL),
  },
}

/** Cards that belong to no good order. */
const DECOYS: Readonly<Record<PartId, readonly Item[]>> = {
  legacy: [
    { id: 'discover', frame: { direction: 'out', raw: modern(4, 'server/discover') } },
    {
      id: 'ready-back',
      frame: { direction: 'in', raw: stringify({ jsonrpc: '2.0', id: 5, result: {} }) },
    },
  ],
  modern: [
    { id: 'hello', frame: { direction: 'out', raw: initialize(4, '2026-07-28') } },
    { id: 'ready', frame: { direction: 'out', raw: INITIALIZED } },
    { id: 'bare', frame: { direction: 'out', raw: request(5, 'tools/list') } },
  ],
}

const SHUFFLED: Readonly<Record<PartId, readonly string[]>> = {
  legacy: [
    'list-back',
    'ready',
    'call',
    'discover',
    'hello-back',
    'list',
    'ready-back',
    'call-back',
    'hello',
  ],
  modern: [
    'call-back',
    'hello',
    'list',
    'discover-back',
    'bare',
    'call',
    'list-back',
    'ready',
    'discover',
  ],
}

/** The part with its frames: the answers are those of a run. */
export function orderPart(engine: Engine, part: PartId): OrderPart {
  const session = engine.openSession()
  const cards: Item[] = [...DECOYS[part]]
  for (const [id, raw] of Object.entries(OUT[part])) {
    session.line(raw, id)
    cards.push({ id, frame: { direction: 'out', raw } })
    for (const event of session.run())
      if (event.from === 'server' && event.channel === 'stdout')
        cards.push({ id: `${id}-back`, frame: { direction: 'in', raw: event.raw } })
  }
  const find = (id: string) => cards.find((card) => card.id === id) as Item
  return { kind: 'order', id: part, cards: SHUFFLED[part].map(find), start: [] }
}

export interface Driven {
  readonly session: Session
  /** The card that says a frame came which had not come. */
  readonly stoppedAt: string | null
  /** Cards of requests, in the order sent, with the answer that came (or null). */
  readonly requests: readonly {
    readonly card: string
    readonly message: JsonObject
    readonly answer: JsonObject | null
    /** The answer has a card in the order. */
    readonly heard: boolean
  }[]
  /** All that was written and had arrived, card by card. */
  readonly steps: readonly {
    readonly card: string
    readonly message: JsonObject
    readonly out: boolean
  }[]
}

/**
 * Drives the order: a card of the Client is written without waiting, a card of the Server waits until what is
 * under way has arrived. Answers may come in any order once they were asked for.
 */
export function drive(engine: Engine, part: PartId, order: readonly string[]): Driven {
  const { cards } = orderPart(engine, part)
  const session = engine.openSession()
  const arrived = (id: JsonObject[string] | undefined) =>
    session.events.find(
      (event) =>
        event.from === 'server' &&
        event.message !== null &&
        stringify(event.message.id ?? null) === stringify(id ?? null),
    )?.message ?? null
  const steps: { card: string; message: JsonObject; out: boolean }[] = []
  const asked = (id: JsonObject[string] | undefined) =>
    steps.some(({ message, out }) => out && message.id !== undefined && message.id === id)
  let stoppedAt: string | null = null
  for (const card of order) {
    const frame = cards.find(({ id }) => id === card)?.frame
    const message = frame && engine.parse(frame.raw)
    if (!frame || !message?.ok) continue
    const read = message.value as JsonObject
    if (frame.direction === 'out') session.line(frame.raw, card)
    else {
      session.run()
      if (!asked(read.id) || arrived(read.id) === null) {
        stoppedAt = card
        break
      }
    }
    steps.push({ card, message: read, out: frame.direction === 'out' })
  }
  session.run()
  const requests = steps
    .filter(({ message, out }) => out && engine.messageKind(message) === 'request')
    .map(({ card, message }) => ({
      card,
      message,
      answer: arrived(message.id),
      heard: steps.some((step) => !step.out && step.message.id === message.id),
    }))
  return { session, stoppedAt, requests, steps }
}
