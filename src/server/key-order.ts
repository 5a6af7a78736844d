/** JavaScript moves keys that look like integers to the front of an object; Python keeps them where they were sent. */
import type { JsonObject, JsonValue } from '../protocol/json.ts'

const sent = new WeakMap<JsonObject, readonly string[]>()

/** Notes the order in which the keys of an object were sent, where the object itself cannot keep it. */
export function noteOrder(object: JsonObject, keys: readonly string[]): void {
  if (keys.some((key) => /^(0|[1-9]\d*)$/.test(key))) sent.set(object, keys)
}

/** Gives a copy, which has the same keys, the order of its original. */
export function copyOrder(from: JsonObject, to: JsonObject): void {
  const keys = sent.get(from)
  if (keys) sent.set(to, keys)
}

/** The members in the order in which they were sent. */
export function entriesAsSent(object: JsonObject): readonly (readonly [string, JsonValue])[] {
  const keys = sent.get(object)
  return keys ? keys.map((key) => [key, object[key] as JsonValue]) : Object.entries(object)
}
