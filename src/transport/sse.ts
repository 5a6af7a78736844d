/** Server-sent events (WHATWG HTML §9.2), as far as MCP uses them: one JSON-RPC message is one event. */
import { concatBytes, fromUtf8Lossy, toUtf8 } from '../protocol/bytes.ts'

export interface SseEvent {
  /** `message` unless an `event:` line says otherwise. */
  readonly event: string
  /** The `data:` lines joined by newlines; null when there is none (a comment, a priming event). */
  readonly data: string | null
  readonly id?: string
  /** Milliseconds. */
  readonly retry?: number
  /** Texts of the lines that begin with a colon. */
  readonly comments: readonly string[]
}

export interface SseFields {
  readonly event?: string
  readonly data?: string
  readonly id?: string
  readonly comment?: string
}

/** One event as bytes, with the blank line that ends it; data with newlines takes one `data:` line each. */
export function formatSseEvent(fields: SseFields, newline: '\n' | '\r\n' = '\n'): Uint8Array {
  const lines = [
    ...(fields.comment === undefined ? [] : [`: ${fields.comment}`]),
    ...(fields.event === undefined ? [] : [`event: ${fields.event}`]),
    ...(fields.id === undefined ? [] : [`id: ${fields.id}`]),
    ...(fields.data === undefined
      ? []
      : fields.data.split(/\r\n|\r|\n/).map((line) => `data: ${line}`)),
  ]
  return toUtf8(lines.map((line) => line + newline).join('') + newline)
}

/** Reads one event's lines. Unknown fields are passed over, as the standard says. */
export function parseSseEvent(bytes: Uint8Array): SseEvent {
  let event = 'message'
  let id: string | undefined
  let retry: number | undefined
  const data: string[] = []
  const comments: string[] = []
  for (const line of fromUtf8Lossy(bytes)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)) {
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (colon === 0) comments.push(value)
    else if (field === 'data') data.push(value)
    else if (field === 'event' && value !== '') event = value
    else if (field === 'id' && !value.includes('\0')) id = value
    else if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value)
  }
  return {
    event,
    data: data.length > 0 ? data.join('\n') : null,
    ...(id !== undefined && { id }),
    ...(retry !== undefined && { retry }),
    comments,
  }
}

const LF = 0x0a
const CR = 0x0d

/**
 * Cuts a stream into events, each with its lines and the blank line that ends it; `rest` goes into the next
 * call. Chunks may be cut anywhere, also between `\r` and `\n` or inside a character.
 */
export function splitSse(
  rest: Uint8Array,
  chunk: Uint8Array,
): { readonly events: readonly Uint8Array[]; readonly rest: Uint8Array } {
  const bytes = concatBytes(rest, chunk)
  const events: Uint8Array[] = []
  let start = 0
  let lineStart = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== LF && bytes[at] !== CR) continue
    // A `\r` at the very end may be half of a `\r\n`: wait for the next chunk.
    if (bytes[at] === CR && at + 1 === bytes.length) break
    const end = bytes[at] === CR && bytes[at + 1] === LF ? at + 2 : at + 1
    if (at === lineStart) {
      events.push(bytes.slice(start, end))
      start = end
    }
    lineStart = end
    at = end - 1
  }
  return { events, rest: bytes.slice(start) }
}
