/** A call that the Host has approved, and the request that the Client makes of it. */
import type { ClientInput } from '../client/port.ts'
import type { JsonObject } from '../protocol/json.ts'

/** How a call waits beside its limit. */
type WaitOptions = Pick<
  Extract<ClientInput, { kind: 'request' }>,
  'progress' | 'resetOnProgress' | 'maxMs'
>

export interface Order extends WaitOptions {
  readonly ref: string
  readonly tool: string
  readonly arguments: JsonObject
  /** The Model's rule that led to the call; null: no Model was asked. */
  readonly rule: string | null
  /** How long the Client may wait, in ms. */
  readonly limitMs: number
  readonly consent: 'approved'
}

/** The request that carries out an order. */
export function requestOf(order: Order): ClientInput {
  return {
    kind: 'request',
    ref: order.ref,
    method: 'tools/call',
    params: { name: order.tool, arguments: order.arguments },
    limitMs: order.limitMs,
    ...waitOptions(order),
  }
}

/** Only those that are set: absent options stand in no trace. */
export function waitOptions({ progress, resetOnProgress, maxMs }: WaitOptions): WaitOptions {
  return {
    ...(progress && { progress }),
    ...(resetOnProgress && { resetOnProgress }),
    ...(maxMs !== undefined && { maxMs }),
  }
}
