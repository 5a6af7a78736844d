/** Which channels carry bytes between Client and Server. */
import type { Channel, TraceEvent } from './trace.ts'

const WIRE: ReadonlySet<Channel> = new Set([
  'stdin',
  'stdout',
  'http-request',
  'http-response',
  'sse',
  'stream-close',
])

/** True for a frame, or the closing of a stream; false for process events, stderr and what happens inside. */
export function isOnWire(event: TraceEvent): boolean {
  return WIRE.has(event.channel)
}
