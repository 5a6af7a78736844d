/** What a run's server answers at a step, read from its trace. */
import type { TraceEvent } from '../../trace/trace.ts'

/** The exchange in which a server has its say at this step; null where none is asked. */
export function exchangeAt(events: readonly TraceEvent[], cursor: number): string | null {
  const event = events[cursor]
  if (!event) return null
  if (event.exchange !== undefined) return event.exchange
  // What is handed on inside, such as an order, bears the name of the exchange it leads to.
  const ref = event.key.slice(0, event.key.lastIndexOf('.'))
  return events.some(({ exchange }) => exchange === ref) ? ref : null
}

export type Answer =
  | { readonly kind: 'frame'; readonly event: TraceEvent }
  /** The request went out and nothing of it came back. */
  | { readonly kind: 'silence' }
  /** This run has no such request. */
  | { readonly kind: 'not-asked' }

/** The frame in which an exchange was answered: its response, else the status, or the end that stands in its place. */
export function answerIn(events: readonly TraceEvent[], exchange: string): Answer {
  const own = events.filter((event) => event.exchange === exchange)
  if (own.length === 0) return { kind: 'not-asked' }
  const sent = own.filter(({ from, channel }) => from === 'server' && channel !== 'internal')
  const response = sent.findLast(hasId)
  // A stream's end tells something only to who waited for a response on it.
  const event = response ?? (own.some(hasId) ? sent.at(-1) : sent[0])
  return event ? { kind: 'frame', event } : { kind: 'silence' }
}

const hasId = ({ message }: TraceEvent) => message !== null && Object.hasOwn(message, 'id')

/** The request of an exchange; undefined where the run has none. */
export function requestIn(events: readonly TraceEvent[], exchange: string): TraceEvent | undefined {
  return events.find(
    (event) =>
      event.exchange === exchange && event.from === 'client' && event.channel !== 'internal',
  )
}
