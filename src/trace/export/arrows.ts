/**
 * A trace as the course prints it: `→` what the Client writes, `←` what the Server writes, nothing folded, nothing
 * internal (design §4.2). An HTTP head is one line; bodies and SSE lines stand two spaces in on the lines after it.
 */

import type { HttpPart, Trace, TraceEvent } from '../trace.ts'
import { isOnWire } from '../wire-channels.ts'

/** The whole text, a newline at its end; empty when nothing was written. */
export function toArrows(trace: Trace): string {
  return [...arrowLines(trace)].join('')
}

/** The same, frame by frame. */
export function* arrowLines(trace: Trace): Generator<string> {
  let stream: string | undefined
  for (const event of trace.events) {
    const lines = linesOf(event)
    // The lines of an event belong to the head above them; when another frame came between, that must be said.
    if (event.channel === 'sse' && event.exchange !== stream) lines.unshift('← (stream continued)')
    if (isOnWire(event)) stream = opensStream(event) ? event.exchange : undefined
    for (const line of lines) yield `${line}\n`
  }
}

function opensStream({ channel, key }: TraceEvent): boolean {
  return channel === 'sse' || (channel === 'http-response' && /\.head(-\d+)?$/.test(key))
}

function linesOf(event: TraceEvent): string[] {
  switch (event.channel) {
    case 'stdin':
      return [`→ ${event.raw}`]
    case 'stdout':
      return [`← ${event.raw}`]
    case 'stderr':
      return [`stderr| ${event.raw}`]
    case 'http-request':
      return [
        `→ ${head(`${event.http?.method} ${event.http?.path}`, event.http)}`,
        ...body(event.raw),
      ]
    case 'http-response':
      return [`← ${head(statusLine(event.http), event.http)}`, ...body(event.raw)]
    case 'sse':
      return body(event.raw)
    case 'stream-close':
      return [`${event.from === 'client' ? '→' : '←'} (stream closed)`]
    default:
      return []
  }
}

function head(start: string, http: HttpPart | undefined): string {
  return [start, ...(http?.headers ?? []).map(([name, value]) => `${name}: ${value}`)].join('  ')
}

function statusLine(http: HttpPart | undefined): string {
  return `HTTP/1.1 ${http?.status} ${http?.reason ?? ''}`.trimEnd()
}

/** The lines of a body or of an event, two spaces in; the blank line that ends an event is not printed. */
function body(raw: string): string[] {
  return raw
    .split(/\r\n|\n|\r/)
    .filter((line) => line !== '')
    .map((line) => `  ${line}`)
}
