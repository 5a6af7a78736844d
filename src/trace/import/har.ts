/** HAR 1.2: one entry is one HTTP request with its response. */

import { fromBase64, fromUtf8, fromUtf8Lossy, toUtf8 } from '../../protocol/bytes.ts'
import {
  isObject,
  type JsonNode,
  type JsonObject,
  type JsonValue,
  toValue,
} from '../../protocol/json.ts'
import { parseJson } from '../../protocol/json-parse.ts'
import { locatePointer } from '../../protocol/json-pointer.ts'
import { splitSse } from '../../transport/sse.ts'
import type { Header } from '../../transport/wire.ts'
import { createLineCounter, type Imported, type ImportedEvent, ways } from './imported.ts'
import { msOfIso } from './iso-time.ts'

/** An event with its place among all of the file, where our own export says it. */
type Placed = ImportedEvent & { readonly order?: number }

/** Requests and responses in the file's order, each with the line on which its entry begins; a stream is cut into its events. */
export function importHar(text: string): Imported {
  const parsed = parseJson(text)
  const lineOf = createLineCounter(text)
  const format = 'har'
  if (!parsed.ok) {
    const { reason: json, offset } = parsed.error
    return { format, events: [], problems: [{ line: lineOf(offset), reason: 'not-json', json }] }
  }
  const entries: JsonNode | null = locatePointer(parsed.value, '/log/entries')
  if (entries?.kind !== 'array')
    return { format, events: [], problems: [{ line: 1, reason: 'not-an-event' }] }
  const events: Placed[] = []
  const problems: Imported['problems'][number][] = []
  entries.items.forEach((node, index) => {
    const line = lineOf(node.start)
    const found = readEntry(toValue(node), line, `entry-${index + 1}`)
    if (found.length === 0) problems.push({ line, reason: 'not-an-event' })
    events.push(...found)
  })
  const first = events[0]?.at ?? 0
  const placed = events.every(({ order }) => order !== undefined)
    ? [...events].sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
    : events
  return {
    format,
    problems,
    events: placed.map(({ order: _, at, ...event }) => ({
      ...event,
      ...(at !== undefined && { at: Math.max(0, Math.round(at - first)) }),
    })),
  }
}

function readEntry(entry: JsonValue, line: number, exchange: string): readonly Placed[] {
  if (!isObject(entry) || !isObject(entry.request) || !isObject(entry.response)) return []
  const { request, response } = entry
  const url = String(request.url ?? '').replace(/^[a-z]+:\/\/[^/]+/i, '') || '/'
  const began = typeof entry.startedDateTime === 'string' ? msOfIso(entry.startedDateTime) : null
  const took = typeof entry.time === 'number' && entry.time > 0 ? entry.time : 0
  const [asked, answered] = began === null ? [{}, {}] : [{ at: began }, { at: began + took }]
  const common = { line, exchange }
  const sent = isObject(request.postData) ? request.postData.text : ''
  const status = Number(response.status)
  const frames: ImportedEvent[] = [
    {
      ...common,
      ...ways('client'),
      channel: 'http-request',
      raw: typeof sent === 'string' ? sent : '',
      http: { method: String(request.method), path: url, headers: headersOf(request) },
      ...asked,
    },
  ]
  // Status 0 is how browsers say that no response came.
  if (status > 0) {
    const reason = typeof response.statusText === 'string' ? response.statusText : ''
    const http = { status, reason, headers: headersOf(response) }
    const body = bodyOf(response)
    const head = {
      ...common,
      ...ways('server'),
      channel: 'http-response',
      http,
      ...answered,
    } as const
    if (isStream(response) && body.raw !== '') {
      frames.push({ ...head, raw: '' })
      for (const raw of eventsOf(body.raw))
        frames.push({ ...common, ...ways('server'), channel: 'sse', raw, ...answered })
    } else frames.push({ ...head, ...body })
  }
  return placed(frames, entry._frames)
}

/** Our own export says where in the run each frame stood, and when a stream was closed. */
function placed(frames: readonly ImportedEvent[], own: JsonValue | undefined): readonly Placed[] {
  if (!Array.isArray(own)) return frames
  const told = (own as readonly JsonValue[]).filter(isObject)
  const closing = told.filter(({ channel }) => channel === 'stream-close')
  const [request] = frames
  if (!request || told.length - closing.length !== frames.length) return frames
  const rest = [...frames]
  return told.flatMap(({ channel, from, seq, at }): Placed[] => {
    const { line, exchange } = request
    const by = from === 'client' ? 'client' : 'server'
    const closed = { line, ...(exchange !== undefined && { exchange }), ...ways(by), raw: '' }
    const frame: ImportedEvent | undefined =
      channel === 'stream-close' ? { ...closed, channel } : rest.shift()
    if (!frame) return []
    const moment = typeof at === 'number' ? { at } : {}
    return [{ ...frame, ...moment, ...(typeof seq === 'number' && { order: seq }) }]
  })
}

function bodyOf({ content }: JsonObject): Pick<ImportedEvent, 'raw' | 'rawBase64'> {
  if (!isObject(content) || typeof content.text !== 'string') return { raw: '' }
  const bytes = content.encoding === 'base64' ? fromBase64(content.text) : null
  if (!bytes) return { raw: content.text }
  const read = fromUtf8(bytes)
  return read.ok ? { raw: read.value } : { raw: fromUtf8Lossy(bytes), rawBase64: content.text }
}

/** The events of a whole stream, each with the blank line that ends it; the last may lack it. */
function eventsOf(stream: string): readonly string[] {
  const { events, rest } = splitSse(new Uint8Array(), toUtf8(stream))
  return [...events, rest].map(fromUtf8Lossy).filter((raw) => raw.trim() !== '')
}

function isStream(response: JsonObject): boolean {
  const type = headersOf(response).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const stated = isObject(response.content) ? response.content.mimeType : ''
  return /^text\/event-stream/i.test(type ?? String(stated))
}

function headersOf({ headers }: JsonObject): readonly Header[] {
  const list = Array.isArray(headers) ? (headers as readonly JsonValue[]) : []
  return list.flatMap((one) =>
    isObject(one) ? [[String(one.name), String(one.value)] as const] : [],
  )
}
