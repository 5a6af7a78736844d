/** Which request a frame belongs to, known by the recorder alone: it watches what is sent and never asks the actors. */
import { isObject, type JsonObject } from '../protocol/json.ts'
import { idKey, isRequestId, messageKind } from '../protocol/jsonrpc.ts'
import type { WireInput } from '../transport/wire.ts'

/** One HTTP exchange, or the part of a stdio conversation that a request opens. */
export interface Sent {
  readonly ref: string
  /** `request`, `cancel`, `notification`, `get`, `delete` … as the Client named it. */
  readonly part: string
  /** The id of the request as a key; null when it has none. */
  readonly id: string | null
}

export interface ExchangeIndex {
  /** Notes what the Client writes. */
  sent(ref: string, part: string, wire: WireInput, message: JsonObject | null): void
  /** The Client no longer waits for this ref. */
  settled(ref: string): void
  isSettled(ref: string): boolean
  /** True while some request has no end. */
  anyOpen(): boolean
  byHttp(exchange: number): Sent | undefined
  /** The numbers of all HTTP exchanges so far. */
  httpExchanges(): readonly number[]
  /** The request that a message from the Server belongs to: by its id, or by the progress token that it names. */
  byMessage(message: JsonObject | null): Sent | undefined
}

export function createExchangeIndex(): ExchangeIndex {
  const http = new Map<number, Sent>()
  const ids = new Map<string, Sent>()
  const open = new Set<string>()

  return {
    sent(ref, part, wire, message) {
      const id = messageKind(message) === 'request' && isRequestId(message?.id) ? message.id : null
      const sent: Sent = { ref, part, id: id === null ? null : idKey(id) }
      if (wire.kind === 'http-request') http.set(wire.exchange, sent)
      if (sent.id === null) return
      ids.set(sent.id, sent)
      open.add(ref)
    },
    settled: (ref) => void open.delete(ref),
    isSettled: (ref) => !open.has(ref),
    anyOpen: () => open.size > 0,
    byHttp: (exchange) => http.get(exchange),
    httpExchanges: () => [...http.keys()],
    byMessage(message) {
      const params = isObject(message?.params) ? message.params : undefined
      const id = message?.id ?? params?.progressToken
      return isRequestId(id) ? ids.get(idKey(id)) : undefined
    },
  }
}
