/** A recorded frame cut into the parts a reader sees: HTTP head, SSE lines, JSON, other text. Nothing is retyped. */
import type { JsonNode } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import type { HttpPart, TraceEvent } from '../trace/trace.ts'
import type { Header } from '../transport/wire.ts'

export type FramePart =
  | { readonly kind: 'head'; readonly start: string; readonly headers: readonly Header[] }
  /** `prefix` stands before the text on its first line (`data: ` of an SSE event). */
  | {
      readonly kind: 'json'
      readonly prefix: string
      readonly text: string
      readonly node: JsonNode
    }
  | { readonly kind: 'text'; readonly text: string }

/** The parts in the order sent; empty when the event put nothing on record. */
export function frameParts(event: TraceEvent): readonly FramePart[] {
  const parts: FramePart[] = []
  if (event.http && event.channel !== 'sse') parts.push(headOf(event.http))
  if (event.channel === 'sse') for (const line of sseLines(event.raw)) parts.push(...ssePart(line))
  else if (event.raw !== '') parts.push(bodyPart(event.raw))
  return parts
}

/** `POST /mcp HTTP/1.1` or `HTTP/1.1 200 OK`, as it stands on the wire. */
export function startLine(http: HttpPart): string {
  if (http.status === undefined) return `${http.method ?? ''} ${http.path ?? ''} HTTP/1.1`
  return `HTTP/1.1 ${http.status} ${http.reason ?? ''}`.trimEnd()
}

/** The lines of an SSE event without their ends; the blank line that closes the event is not one of them. */
export function sseLines(raw: string): readonly string[] {
  return raw.split(/\r\n|\n|\r/).filter((line) => line !== '')
}

function headOf(http: HttpPart): FramePart {
  return { kind: 'head', start: startLine(http), headers: http.headers }
}

function bodyPart(raw: string): FramePart {
  const outcome = parseJson(raw)
  if (!outcome.ok) return { kind: 'text', text: raw }
  return { kind: 'json', prefix: '', text: raw, node: outcome.value }
}

function ssePart(line: string): readonly FramePart[] {
  const prefix = /^data: ?/.exec(line)?.[0]
  if (prefix === undefined) return [{ kind: 'text', text: line }]
  const part = bodyPart(line.slice(prefix.length))
  return [part.kind === 'json' ? { ...part, prefix } : { kind: 'text', text: line }]
}
