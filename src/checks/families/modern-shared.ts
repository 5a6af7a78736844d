import { isObject, type JsonObject, type JsonValue } from '../../protocol/json.ts'
import { resultOf } from '../reading/lists.ts'
import type { Exchange, Transcript } from '../transcript.ts'
import { answeredWell } from './envelope-faults.ts'

/** Methods that 2026-07-28 took away. */
export const REMOVED = [
  'initialize',
  'ping',
  'logging/setLevel',
  'resources/subscribe',
  'resources/unsubscribe',
  'notifications/initialized',
  'notifications/roots/list_changed',
]

/** Codes that no server of 2026-07-28 may send (spec basic/index, Error codes); that is M11's to say. */
export function isBannedCode(code: number): boolean {
  return code === -32002 || code === -32042 || (code <= -32023 && code >= -32099)
}

/** Results of the modern era that are to be judged: request, response and the result itself. */
export function modernResults(
  t: Transcript,
): readonly { exchange: Exchange; result: JsonObject }[] {
  return answeredWell(t).flatMap((exchange) => {
    const result = resultOf(exchange.response)
    const isRemoved = REMOVED.includes(exchange.request.method)
    return result && !isRemoved ? [{ exchange, result }] : []
  })
}

export function isVersions(value: JsonValue | undefined): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'string' && one !== '')
  )
}

export function isImplementation(value: JsonValue | undefined): boolean {
  return isObject(value) && typeof value.name === 'string' && typeof value.version === 'string'
}
