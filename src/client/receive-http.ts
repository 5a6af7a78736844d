/** What comes over HTTP: whole responses, and streams of a head, events and an end. */

import { toUtf8 } from '../protocol/bytes.ts'
import { isObject, type JsonObject } from '../protocol/json.ts'
import { idKey, messageKind, type RequestId } from '../protocol/jsonrpc.ts'
import { parseSseEvent, splitSse } from '../transport/sse.ts'
import {
  headerValue,
  mediaType,
  readBody,
  SESSION_HEADER,
  SSE_TYPE,
} from '../transport/streamable-http.ts'
import type { Header, WireOutput } from '../transport/wire.ts'
import { listenEnded, sessionDeleted, sessionLost } from './closing.ts'
import { handshakeAccepted } from './opening.ts'
import { dropAnswer, updateExchange } from './pending.ts'
import type { Settlement } from './port.ts'
import { receiveNotification } from './receive-stdio.ts'
import { answerServer } from './server-request.ts'
import { settle, settleWith } from './settle.ts'
import type { Draft, Exchange, Pending } from './state.ts'

/** Null when the response was streamed. */
type Body = Uint8Array | null
type Output<K extends WireOutput['kind']> = Extract<WireOutput, { kind: K }>

/** A complete response. */
export function receiveResponse(draft: Draft, output: Output<'http-response'>): void {
  const { exchange: number, status, headers, body } = output
  const exchange = draft.exchanges.get(number)
  if (!exchange) {
    dropUnknown(draft, number)
    return
  }
  if (status < 400) keepSession(draft, exchange, headers)
  if (mediaType(headers) === SSE_TYPE && status < 400) {
    updateExchange(draft, number, { status })
    for (const event of splitSse(new Uint8Array(), body).events)
      receiveEvent(draft, { kind: 'sse', exchange: number, event })
    receiveEnd(draft, number)
    return
  }
  draft.exchanges.delete(number)
  endExchange(draft, exchange, number, status, body)
}

/** Status and headers of a streamed response. */
export function receiveHead(draft: Draft, output: Output<'http-head'>): void {
  const exchange = draft.exchanges.get(output.exchange)
  if (!exchange) return
  if (output.status < 400) keepSession(draft, exchange, output.headers)
  updateExchange(draft, output.exchange, { status: output.status })
}

/** One event of a stream. */
export function receiveEvent(draft: Draft, output: Output<'sse'>): void {
  const { data } = parseSseEvent(output.event)
  // Comments and priming events carry no message.
  if (data === null || data === '') return
  const exchange = draft.exchanges.get(output.exchange)
  const message = readBody(toUtf8(data))
  const kind = messageKind(message)
  if (!exchange) dropUnknown(draft, output.exchange)
  else if (message === null) dropHere(draft, exchange, 'unreadable')
  else if (kind === null) dropHere(draft, exchange, 'not-mcp')
  else if (kind === 'notification') receiveNotification(draft, message)
  else if (kind === 'request') answerServer(draft, message)
  else receiveStreamed(draft, exchange, output.exchange, message)
}

function dropHere(draft: Draft, exchange: Exchange, reason: 'unreadable' | 'not-mcp'): void {
  draft.outputs.push({ kind: 'dropped', ref: exchange.ref, reason })
}

function receiveStreamed(
  draft: Draft,
  exchange: Exchange,
  number: number,
  message: JsonObject,
): void {
  const entry = entryOf(draft, exchange)
  if (entry && isAnswerTo(message, exchange)) {
    updateExchange(draft, number, { fate: 'answered' })
    settleWith(draft, entry, message, exchange.status)
    return
  }
  if (exchange.fate === 'given-up') updateExchange(draft, number, { fate: 'late' })
  dropAnswer(draft, message.id as RequestId | null | undefined)
}

/** The server has ended a stream. */
export function receiveEnd(draft: Draft, number: number): void {
  const exchange = draft.exchanges.get(number)
  if (!exchange) return
  draft.exchanges.delete(number)
  endExchange(draft, exchange, number, exchange.status ?? 200, null)
}

/** The response is over. */
function endExchange(
  draft: Draft,
  exchange: Exchange,
  number: number,
  status: number,
  body: Body,
): void {
  switch (exchange.role) {
    case 'initialized':
      handshakeAccepted(draft, status)
      break
    case 'delete':
      sessionDeleted(draft, status)
      break
    case 'listen':
      if (draft.listening === number) listenEnded(draft)
      break
    case 'notification':
      if (status >= 400) refuse(draft, exchange, status, body)
      break
    case 'request':
    case 'raw':
      if (exchange.fate === 'waiting') endWaiting(draft, exchange, status, body)
      else if (exchange.fate === 'given-up') endGivenUp(draft, exchange, body)
      break
  }
}

function endWaiting(draft: Draft, exchange: Exchange, status: number, body: Body): void {
  const message = body && readBody(body)
  const entry = entryOf(draft, exchange)
  if (entry && message && isResponse(message) && isAnswerTo(message, exchange)) {
    settleWith(draft, entry, message, status)
    return
  }
  const settlement = failureOf(draft, exchange, status, body)
  if (entry) settle(draft, entry, settlement)
  else draft.outputs.push({ kind: 'settled', ref: exchange.ref, id: null, settlement })
}

function endGivenUp(draft: Draft, exchange: Exchange, body: Body): void {
  const message = body && readBody(body)
  if (message && isResponse(message)) dropAnswer(draft, message.id as RequestId | null | undefined)
  else draft.outputs.push({ kind: 'dropped', ref: exchange.ref, reason: 'empty-stream' })
}

function isResponse(message: JsonObject): boolean {
  const kind = messageKind(message)
  return kind === 'result' || kind === 'error'
}

function failureOf(draft: Draft, exchange: Exchange, status: number, body: Body): Settlement {
  const message = body && readBody(body)
  // Accepted, and nothing to say: the end of a raw notification.
  if (exchange.role === 'raw' && exchange.key === null && status < 400)
    return { kind: 'result', result: {} }
  const said = isObject(message?.error) ? message.error.message : undefined
  const detail = typeof said === 'string' ? { detail: said } : {}
  if (status === 404 && draft.session !== null && exchange.role === 'request') {
    sessionLost(draft)
    return { kind: 'transport-error', status, reason: 'session-ended', ...detail }
  }
  const reason = status >= 400 ? 'http-status' : body === null ? 'stream-ended' : 'not-a-response'
  // A connection that breaks before the head has no status to tell.
  const told = body !== null || exchange.status !== null
  return { kind: 'transport-error', ...(told && { status }), reason, ...detail }
}

function refuse(draft: Draft, exchange: Exchange, status: number, body: Body): void {
  const settlement = failureOf(draft, exchange, status, body)
  draft.outputs.push({ kind: 'settled', ref: exchange.ref, id: null, settlement })
}

function entryOf(draft: Draft, exchange: Exchange): Pending | undefined {
  if (exchange.key === null || exchange.fate !== 'waiting') return undefined
  const entry = draft.pending.get(exchange.key)
  return entry?.ref === exchange.ref ? entry : undefined
}

function isAnswerTo(message: JsonObject, exchange: Exchange): boolean {
  const id = message.id as RequestId | null | undefined
  return id !== null && id !== undefined && idKey(id) === exchange.key
}

/** The server names the session on its answer to the request that opens it. */
function keepSession(draft: Draft, exchange: Exchange, headers: readonly Header[]): void {
  if (!draft.revision.httpSession || draft.phase !== 'opening' || exchange.role !== 'request')
    return
  draft.session = headerValue(headers, SESSION_HEADER) ?? draft.session
}

/** Bytes of an exchange that the client has closed. */
function dropUnknown(draft: Draft, number: number): void {
  const known = draft.givenUp.find(({ exchange }) => exchange === number)
  if (known) draft.givenUp = draft.givenUp.filter((thing) => thing !== known)
  draft.outputs.push({
    kind: 'dropped',
    ref: known?.ref ?? null,
    reason: known ? 'late' : 'unknown-id',
  })
}
