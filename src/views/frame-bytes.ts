/** The bytes of one recorded frame, exactly as they crossed the wire. */
import { fromBase64, toUtf8, utf8Length } from '../protocol/bytes.ts'
import type { TraceEvent } from '../trace/trace.ts'
import { startLine } from './frame-parts.ts'

const LINE_CHANNELS: readonly TraceEvent['channel'][] = ['stdin', 'stdout', 'stderr']

/**
 * What was sent as text: a stdio line with its newline, an HTTP head with its body, the lines of an SSE event.
 * Internal steps give what was handed over. Also what "copy" copies.
 */
export function frameText(event: TraceEvent): string {
  const { http, raw, channel } = event
  if (LINE_CHANNELS.includes(channel)) return `${raw}\n`
  if (!http || channel === 'sse') return raw
  const headers = http.headers.map(([name, value]) => `${name}: ${value}\r\n`)
  return `${startLine(http)}\r\n${headers.join('')}\r\n${raw}`
}

/** The bytes of `frameText`; those that were no UTF-8 are taken from `rawBase64`. */
export function frameBytes(event: TraceEvent): Uint8Array {
  const exact = event.rawBase64 === undefined ? null : fromBase64(event.rawBase64)
  if (!exact) return toUtf8(frameText(event))
  const text = frameText({ ...event, raw: '' })
  const around = toUtf8(text)
  const [head, tail] = LINE_CHANNELS.includes(event.channel)
    ? [new Uint8Array(), around]
    : [around, new Uint8Array()]
  return Uint8Array.from([...head, ...exact, ...tail])
}

/** Size of the message itself in bytes: the line without its newline, the HTTP body, the SSE event. */
export function messageBytes(event: TraceEvent): number {
  if (event.rawBase64 !== undefined) return fromBase64(event.rawBase64)?.length ?? 0
  return utf8Length(event.raw)
}

/** True when the event is a frame: something that a transport carried. */
export function isOnTheWire(event: TraceEvent): boolean {
  return event.channel !== 'internal' && event.channel !== 'process'
}
