/** Events on their way from a worker to the page: what copying objects would spoil travels as text. */
import { ExactNumber, type JsonObject, stringify, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import type { TraceEvent } from '../trace/trace.ts'

/** A text when the event holds a number whose digits a copy would lose. */
export type PackedEvent = TraceEvent | string

export function packEvents(events: readonly TraceEvent[]): readonly PackedEvent[] {
  return events.map((event) =>
    holdsExact(event) ? stringify(event as unknown as JsonObject) : event,
  )
}

/** The events again; throws on text that `packEvents` did not write, which is our bug. */
export function unpackEvents(packed: readonly PackedEvent[]): readonly TraceEvent[] {
  return packed.map((event) => (typeof event === 'string' ? eventOf(event) : event))
}

function eventOf(text: string): TraceEvent {
  const parsed = parseJson(text)
  if (!parsed.ok) throw new Error('not a packed event')
  return toValue(parsed.value) as unknown as TraceEvent
}

function holdsExact(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return value instanceof ExactNumber || Object.values(value).some(holdsExact)
}
