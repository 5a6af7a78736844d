/** The runs of E16: a tool of two seconds, and a Client that waits for a shorter or a longer time. */
import type { Engine, Session } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import type { TraceEvent } from '../../../trace/trace.ts'

export type Via = 'stdio' | 'http'

const CALL = 'call-1'
/** One way; long enough for a cancel and an answer to pass each other. */
export const LATENCY_MS = 200
export const LIMIT_MS = 500
/** The race: the cancel overtakes the answer, passes it on the way, or is not needed. */
export const RACE: Readonly<Record<string, number>> = { early: 500, crossing: 2300, enough: 2500 }

export interface Run {
  readonly session: Session
  /** What was written or made up after the request, in time; what the Server says once the limit is over too. */
  readonly steps: readonly { readonly card: string; readonly at: number }[]
  readonly frame: Evidence
}

/** Calls `replay_steps` with this limit and lets everything happen. */
export function run(engine: Engine, transport: Via, limitMs: number): Run {
  const session = engine.openSession({ transport, latencyMs: LATENCY_MS, opening: 'full' })
  session.run()
  session.tell({
    kind: 'request',
    ref: CALL,
    method: 'tools/call',
    params: { name: 'replay_steps', arguments: { steps: ['打开购物车'] } },
    limitMs,
  })
  session.run()
  const own = session.events.filter(({ exchange }) => exchange === CALL)
  const steps = own.flatMap((event) => {
    const card = cardOf(event)
    return card === null ? [] : [{ card, at: event.at }]
  })
  const told = own.find((event) => cardOf(event) === signalOf(own)) ?? own[0]
  return { session, steps, frame: { trace: session.trace(), seq: told?.seq ?? 0 } }
}

/** Which card an event is; null for what no card shows (heads of streams, what the Host gets to see). */
function cardOf({ from, channel, message, errorChannel, raw }: TraceEvent): string | null {
  if (channel === 'stream-close' && from === 'client') return 'close'
  if (message?.method === 'tools/call') return 'request'
  if (message?.method === 'notifications/cancelled') return 'cancelled'
  if (from === 'server' && message?.result !== undefined) return 'result'
  if (from === 'server' && message?.error !== undefined) return 'error'
  if (errorChannel === 'local-error' && raw.includes('request-timeout')) return 'limit'
  return null
}

/** How the Client tells that it waits no longer: `cancelled`, `close`, or `none`. */
export function signalOf(events: readonly TraceEvent[]): string {
  const found = events.map(cardOf).find((card) => card === 'cancelled' || card === 'close')
  return found ?? 'none'
}

/** What the Server still writes for the id: `result`, `error`, or `none`. */
export function answerOf({ steps }: Run): string {
  return steps.find(({ card }) => card === 'result' || card === 'error')?.card ?? 'none'
}

/** What becomes of the answer: `silence` (never written), `dropped` (too late), `delivered`. */
export function fateOf(one: Run): string {
  if (answerOf(one) === 'none') return 'silence'
  return one.session.settlement(CALL)?.kind === 'result' ? 'delivered' : 'dropped'
}

/** The order of a run with the silence made visible: the tool's time is over, and nothing comes. */
export function cardsOf(one: Run): Run['steps'] {
  const end = Math.max(...one.steps.map(({ at }) => at)) + 1
  return answerOf(one) === 'none' ? [...one.steps, { card: 'silence', at: end }] : one.steps
}
