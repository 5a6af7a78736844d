import { isObject, type JsonObject, type JsonValue } from '../../protocol/json.ts'
import { resultOf } from '../reading/lists.ts'
import type { Exchange, Transcript } from '../transcript.ts'
import { answeredWell } from './envelope-faults.ts'

/** Results of the modern era that are to be judged: request, response and the result itself. */
export function modernResults(
  t: Transcript,
): readonly { exchange: Exchange; result: JsonObject }[] {
  return answeredWell(t).flatMap((exchange) => {
    const result = resultOf(exchange.response)
    return result ? [{ exchange, result }] : []
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
