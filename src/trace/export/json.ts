/** A trace as one JSON document. */
import { type JsonObject, stringify } from '../../protocol/json.ts'
import type { Trace } from '../trace.ts'
import { eventFields } from './ndjson.ts'

/** `{ version, scenario, events }`, two spaces a level, numbers digit for digit, with a newline at the end. */
export function toJson({ version, scenario, events }: Trace): string {
  const whole = {
    version,
    scenario: { ...scenario } as JsonObject,
    events: events.map(eventFields),
  }
  return `${stringify(whole, { indent: 2 })}\n`
}
