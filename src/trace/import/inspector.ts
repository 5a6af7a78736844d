/**
 * The protocol export of MCP Inspector: an array of `{ id, timestamp, direction, origin?, message, response?,
 * duration?, clientError? }`. `direction` is the kind of the message, not its way; `origin` says who wrote it; a
 * response stands inside the entry of its request.
 */
import { isObject, type JsonNode, type JsonValue, toValue } from '../../protocol/json.ts'
import { parseJson } from '../../protocol/json-parse.ts'
import { locatePointer } from '../../protocol/json-pointer.ts'
import {
  createLineCounter,
  type Imported,
  type ImportedEvent,
  type ImportProblem,
  ways,
} from './imported.ts'
import { msOfIso } from './iso-time.ts'
import { oneLine, readMessage, writerOf } from './ndjson.ts'

/** Messages in the order of their times; an array of bare messages is read in its own order. */
export function importInspector(text: string): Imported {
  const parsed = parseJson(text)
  const format = 'inspector'
  if (!parsed.ok) {
    const { reason: json, offset } = parsed.error
    const line = createLineCounter(text)(offset)
    return { format, events: [], problems: [{ line, reason: 'not-json', json }] }
  }
  const lineOf = createLineCounter(text)
  const items = parsed.value.kind === 'array' ? parsed.value.items : [parsed.value]
  const events: ImportedEvent[] = []
  const problems: ImportProblem[] = []
  for (const node of items) {
    const line = lineOf(node.start)
    const found = readEntry(node, text, line)
    if (found.length === 0) problems.push({ line, reason: 'not-an-event' })
    events.push(...found)
  }
  const first = events.reduce((least, { at = least }) => Math.min(least, at), Infinity)
  const timed = events.map((event) =>
    event.at === undefined ? event : { ...event, at: Math.round(event.at - first) },
  )
  const isTimed = timed.every(({ at }) => at !== undefined)
  return { format, events: isTimed ? sorted(timed) : timed, problems }
}

function sorted(events: readonly ImportedEvent[]): readonly ImportedEvent[] {
  return [...events].sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
}

function readEntry(node: JsonNode, source: string, line: number): readonly ImportedEvent[] {
  const entry = toValue(node)
  if (!isObject(entry)) return []
  if (!isObject(entry.message)) {
    const bare = readMessage(entry, node, source, line)
    return bare ? [bare] : []
  }
  const at = timeOf(entry.timestamp)
  const said = entry.origin === 'client' || entry.origin === 'server' ? entry.origin : null
  const from = said ?? writerOf(entry.message, null)
  const told = frame(from, placeOf(node, '/message', source), at, line)
  const found: ImportedEvent[] = [told]
  const duration = typeof entry.duration === 'number' ? entry.duration : 0
  const later = at === undefined ? undefined : at + duration
  if (isObject(entry.response)) {
    const answerer = from === 'client' ? 'server' : 'client'
    found.push(frame(answerer, placeOf(node, '/response', source), later, line))
  }
  if (entry.clientError !== undefined && entry.clientError !== null) {
    const code = String(isObject(entry.clientError) ? entry.clientError.message : entry.clientError)
    found.push({
      line,
      channel: 'internal',
      from: 'client',
      to: 'host',
      raw: '',
      detail: { code },
      ...(later !== undefined && { at: later }),
    })
  }
  return found
}

function frame(
  from: 'client' | 'server',
  raw: string,
  at: number | undefined,
  line: number,
): ImportedEvent {
  const channel = from === 'client' ? 'stdin' : 'stdout'
  return { line, channel, ...ways(from), raw, ...(at !== undefined && { at }) }
}

/** The text of a member as it stands in the file. */
function placeOf(node: JsonNode, pointer: string, source: string): string {
  const place = locatePointer(node, pointer)
  return place ? oneLine(source.slice(place.start, place.end)) : ''
}

function timeOf(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return value
  return (typeof value === 'string' ? msOfIso(value) : null) ?? undefined
}
