/** A trace as text, one event a line, in the field order of design §4.1; what we add stands behind. */
import { type JsonObject, stringify } from '../../protocol/json.ts'
import type { HttpPart, Trace, TraceEvent } from '../trace.ts'

/** One line per event, each with its newline; the first also says `version` and, at its end, the scenario. */
export function toNdjson(trace: Trace): string {
  return [...ndjsonLines(trace)].join('')
}

/** The same, line by line, so that a long trace can be written without being held twice. */
export function* ndjsonLines(trace: Trace): Generator<string> {
  for (const event of trace.events) {
    const first = event.seq === 0
    const line: JsonObject = {
      ...(first && { version: trace.version }),
      ...eventFields(event),
      ...(first && { scenario: { ...trace.scenario } as JsonObject }),
    }
    yield `${stringify(line)}\n`
  }
}

/** The event with its fields in the order of the contract. */
export function eventFields(event: TraceEvent): JsonObject {
  const { seq, at, key, phase, from, to, connection, channel, raw, rawBase64 } = event
  const { http, message, note, errorChannel, detail, notes, exchange, endsStream, state } = event
  return {
    seq,
    at,
    key,
    phase,
    from,
    to,
    ...(connection !== undefined && { connection }),
    channel,
    raw,
    ...(rawBase64 !== undefined && { rawBase64 }),
    ...(http && { http: httpFields(http) }),
    message,
    note,
    ...(errorChannel && { errorChannel }),
    ...(exchange !== undefined && { exchange }),
    ...(endsStream && { endsStream }),
    ...(detail && { detail }),
    ...(notes && { notes: notes.map((one) => ({ ...one })) }),
    ...(state && { state: state as JsonObject }),
  }
}

function httpFields({ method, path, status, headers, reason }: HttpPart): JsonObject {
  return {
    ...(method !== undefined && { method }),
    ...(path !== undefined && { path }),
    ...(status !== undefined && { status }),
    headers,
    ...(reason !== undefined && { reason }),
  }
}
