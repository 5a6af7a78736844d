/** Putting messages on the wire: composed by the revision, framed by the transport, spelled by the profile. */
import { type JsonObject, stringify } from '../protocol/json.ts'
import {
  idKey,
  type JSONRPCNotification,
  type JSONRPCRequest,
  type RequestId,
} from '../protocol/jsonrpc.ts'
import { nameOf, TOOLS_CALL } from '../protocol/methods.ts'
import { noteHeaders } from '../protocol/notes.ts'
import type { FieldNote } from '../protocol/revision.ts'
import { encodeLine } from '../transport/stdio.ts'
import { httpRequest } from '../transport/streamable-http.ts'
import type { Header, HttpRequest, WireInput } from '../transport/wire.ts'
import { enter } from './pending.ts'
import type { Draft, ExchangeRole, Pending } from './state.ts'

export interface RequestPlan {
  readonly ref: string
  readonly method: string
  readonly params: JsonObject | undefined
  readonly kind: Pending['kind']
  readonly limitMs: number | undefined
  readonly progress?: true | undefined
  readonly resetOnProgress?: true | undefined
  readonly maxMs?: number | undefined
}

/** Composes a request under the next id, sends it and enters it in the pending table. */
export function sendRequest(draft: Draft, plan: RequestPlan): void {
  const id = draft.nextId++
  const { identity, statefulMeta } = draft.config.profile
  const base = draft.revision.lifecycle === 'stateful' ? statefulMeta : null
  const meta =
    plan.progress || base ? { ...base, ...(plan.progress && { progressToken: id }) } : null
  const { value, notes } = draft.revision.composeRequest(
    id,
    plan.method,
    plan.params,
    identity,
    meta ? { meta } : {},
  )
  const exchange = transmit(draft, plan.ref, 'request', value, notes, 'request')
  const { ref, method, params, kind, limitMs, resetOnProgress, maxMs } = plan
  enter(draft, { ref, id, method, params, kind, limitMs, resetOnProgress, maxMs, exchange })
}

/** Composes and sends a notification. */
export function sendNotification(
  draft: Draft,
  ref: string,
  part: string,
  method: string,
  params: JsonObject | undefined,
  role: ExchangeRole = 'notification',
): void {
  const { value, notes } = draft.revision.composeNotification(method, params)
  transmit(draft, ref, part, value, notes, role)
}

/** Sends a message that has been composed; over HTTP returns the number of its exchange, over stdio null. */
export function transmit(
  draft: Draft,
  ref: string,
  part: string,
  message: JSONRPCRequest | JSONRPCNotification | JsonObject,
  notes: readonly FieldNote[],
  role: ExchangeRole,
): number | null {
  const object = message as JsonObject
  const line = encodeLine(stringify(object))
  if (draft.config.transport === 'stdio') {
    put(draft, ref, part, { kind: 'stdin', line }, object, notes)
    return null
  }
  const call = typeof object.method === 'string' ? (message as JSONRPCRequest) : null
  const request = compose(draft, 'POST', call, line)
  const key = call && Object.hasOwn(object, 'id') ? idKey(object.id as RequestId) : null
  const allNotes = [...notes, ...noteHeaders(request.headers)]
  return openExchange(draft, ref, part, request, object, allNotes, role, key)
}

/** Sends a GET or DELETE. */
export function sendBare(
  draft: Draft,
  ref: string,
  method: 'GET' | 'DELETE',
  role: ExchangeRole,
): number {
  const request = compose(draft, method, null, undefined)
  const notes = noteHeaders(request.headers)
  return openExchange(draft, ref, method.toLowerCase(), request, null, notes, role, null)
}

/** Closes the client's side of an exchange: the disconnect that cancels in 2026-07-28. */
export function abort(draft: Draft, ref: string, exchange: number): void {
  draft.exchanges.delete(exchange)
  put(draft, ref, 'stream-close', { kind: 'http-abort', exchange }, null, [])
}

/** Gives a request its exchange number and sends it. */
export function openExchange(
  draft: Draft,
  ref: string,
  part: string,
  request: HttpRequest,
  message: JsonObject | null,
  notes: readonly FieldNote[],
  role: ExchangeRole,
  key: string | null,
): number {
  const exchange = draft.nextExchange++
  draft.exchanges.set(exchange, { ref, role, key, status: null, fate: 'waiting' })
  put(draft, ref, part, { kind: 'http-request', exchange, request }, message, notes)
  return exchange
}

export function put(
  draft: Draft,
  ref: string,
  part: string,
  wire: WireInput,
  message: JsonObject | null,
  notes: readonly FieldNote[],
): void {
  draft.outputs.push({ kind: 'send', ref, part, wire, message, notes })
}

function compose(
  draft: Draft,
  method: string,
  message: JSONRPCRequest | JSONRPCNotification | null,
  body: Uint8Array | undefined,
): HttpRequest {
  const { profile, authority, path } = draft.config
  const tool = message?.method === TOOLS_CALL ? nameOf(TOOLS_CALL, message.params) : null
  const paramHeaders = tool === null ? undefined : draft.paramHeaders.get(tool)
  const own = draft.revision.httpHeaders(message, {
    negotiated: draft.negotiated,
    session: draft.session,
    ...(paramHeaders && { paramHeaders }),
  }).value
  const headers: readonly Header[] = [
    ...profile.commonHeaders.map(([name, value]): Header => [name, value ?? authority]),
    ...own.map(
      ([name, value]): Header => [profile.lowerCaseHeaders ? name.toLowerCase() : name, value],
    ),
  ]
  return httpRequest(method, path, headers, body)
}
