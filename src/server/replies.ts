/** Puts answers and notifications on the wire: as a line, as one HTTP body, or as events of a stream. */
import { toUtf8 } from '../protocol/bytes.ts'
import type { JsonObject } from '../protocol/json.ts'
import type { JSONRPCMessage, RequestId } from '../protocol/jsonrpc.ts'
import type { Answer, AnswerAbout, AnswerManner, HttpAnswer } from './dialects/dialect.ts'
import type { LifecycleId } from './lifecycles/lifecycle.ts'
import { fromShelf, offShelf } from './shelf.ts'
import { changeRunning, changeSession, type Origin, type Running, type Turn } from './state.ts'

/** What has to be known of a request to answer it. */
export interface Addressee {
  readonly id: RequestId
  readonly lifecycle: LifecycleId
  readonly origin: Origin
  readonly manner: AnswerManner
  /** The HTTP stream is open already. */
  readonly streaming: boolean
}

/** Sends the one response of a request. On a session it goes to the newest exchange that used the id. */
export function sendAnswer(turn: Turn, to: Addressee, answer: Answer): void {
  const message = responseOf(to.id, answer)
  if (to.origin.via === 'stdio') {
    writeLine(turn, message)
  } else {
    const exchange = takeExchange(turn, to)
    if (exchange === null) return
    const whole = to.manner !== 'stream' && !to.streaming
    if (whole && !(to.manner === 'stream-results' && answer.kind === 'result')) {
      const { http } = turn.state.config.dialect
      sendWhole(turn, exchange, http.jsonAnswer(to.lifecycle, message, about(to.origin, answer)))
    } else {
      if (whole) openStream(turn, exchange, to.lifecycle, to.origin)
      sendEvent(turn, exchange, to.lifecycle, message)
      turn.outputs.push({ kind: 'http-end', exchange })
    }
  }
  turn.state = { ...turn.state, answered: turn.state.answered + 1 }
}

/** Ends a cancelled request the way its transport demands: silence, an empty end, or an error of the dialect. */
export function sendCancelled(turn: Turn, to: Addressee): void {
  if (to.origin.via === 'stdio') return
  const error = turn.state.config.dialect.http.cancelled[to.lifecycle]
  if (error) sendAnswer(turn, to, { kind: 'error', error })
  else {
    const exchange = takeExchange(turn, to)
    if (exchange !== null) turn.outputs.push({ kind: 'http-end', exchange })
  }
}

/** Sends a notification that belongs to a running request; over HTTP it opens the stream if it has to. */
export function sendNotification(
  turn: Turn,
  run: Running,
  method: string,
  params: JsonObject,
): void {
  const message: JSONRPCMessage = { jsonrpc: '2.0', method, params }
  if (run.origin.via === 'stdio') {
    writeLine(turn, message)
    return
  }
  const exchange = exchangeOf(turn, run)
  if (exchange === null || run.manner === 'json') return
  if (run.manner !== 'stream' && !run.streaming) {
    openStream(turn, exchange, run.lifecycle, run.origin)
    changeRunning(turn, run.run, { streaming: true })
  }
  sendEvent(turn, exchange, run.lifecycle, message)
}

/** One line on stdout. */
export function writeLine(turn: Turn, message: JSONRPCMessage): void {
  const text = turn.state.config.dialect.stdio.write(message)
  turn.outputs.push({ kind: 'stdout', line: toUtf8(text) })
}

/** A complete HTTP response, with its reason phrase. */
export function sendWhole(turn: Turn, exchange: number, answer: HttpAnswer): void {
  const { status, headers, body } = answer
  const reason = turn.state.config.dialect.http.reason(status)
  const output = {
    kind: 'http-response',
    exchange,
    status,
    reason,
    headers,
    body: toUtf8(body),
  } as const
  turn.outputs.push(output)
}

/** Status and headers of a stream. */
export function openStream(
  turn: Turn,
  exchange: number,
  lifecycle: LifecycleId,
  origin: Pick<HttpOrigin, 'sessionId' | 'opening'>,
): void {
  const { http } = turn.state.config.dialect
  const { status, headers } = http.streamHead(lifecycle, about(origin))
  turn.outputs.push({ kind: 'http-head', exchange, status, reason: http.reason(status), headers })
}

type HttpOrigin = Origin & { readonly via: 'http' }

function about(origin: Pick<HttpOrigin, 'sessionId' | 'opening'>, answer?: Answer): AnswerAbout {
  const { sessionId, opening } = origin
  return { sessionId, opening, early: answer?.kind === 'error' && answer.early === true }
}

function sendEvent(turn: Turn, exchange: number, lifecycle: LifecycleId, message: JSONRPCMessage) {
  const text = turn.state.config.dialect.http.event(lifecycle, message)
  turn.outputs.push({ kind: 'sse', exchange, event: toUtf8(text) })
}

function responseOf(id: RequestId, answer: Answer): JSONRPCMessage {
  return answer.kind === 'result'
    ? { jsonrpc: '2.0', id, result: answer.result }
    : { jsonrpc: '2.0', id, error: answer.error }
}

/** The exchange that waits for this id; null when a newer request took the id over or the client went away. */
function exchangeOf(turn: Turn, to: Addressee): number | null {
  if (to.origin.via === 'stdio') return null
  if (to.origin.sessionId === null) return to.origin.exchange
  const session = fromShelf(turn.state.sessions, to.origin.sessionId)
  return (session && fromShelf(session.waiting, waitingKey(turn, to))) ?? null
}

function takeExchange(turn: Turn, to: Addressee): number | null {
  const exchange = exchangeOf(turn, to)
  if (to.origin.via !== 'http' || to.origin.sessionId === null) return exchange
  const session = fromShelf(turn.state.sessions, to.origin.sessionId)
  if (session)
    changeSession(turn, to.origin.sessionId, {
      waiting: offShelf(session.waiting, waitingKey(turn, to)),
    })
  return exchange
}

function waitingKey(turn: Turn, { id }: Addressee): string {
  return turn.state.config.dialect.http.waitingKey(id)
}
