/** Reads a transcript from outside: events as we print them (design §4.1), bare messages a line, or arrows (§4.2). */
import { isObject, type JsonObject, type JsonValue, toValue } from '../../protocol/json.ts'
import { parseJson } from '../../protocol/json-parse.ts'
import type { ActorId, Channel, HttpPart } from '../trace.ts'
import { importArrows } from './arrows.ts'
import { importHar } from './har.ts'
import type { Imported, ImportedEvent, ImportProblem, TranscriptFormat } from './imported.ts'

/** Everything that can be read, and the rest named by line. Never throws, whatever the text. */
export function importTranscript(text: string, hint?: TranscriptFormat): Imported {
  const clean = text.replace(/^\ufeff/, '')
  const format = hint ?? formatOf(clean)
  if (format === 'har') return importHar(clean)
  return format === 'arrows' ? importArrows(clean) : importNdjson(clean)
}

function formatOf(text: string): TranscriptFormat {
  if (/^\s*\{\s*"log"\s*:/.test(text)) return 'har'
  return /^\s*(→|←|stderr\||HTTP\/)/m.test(text.slice(0, 20_000)) && !/^\s*\{"/.test(text)
    ? 'arrows'
    : 'ndjson'
}

function importNdjson(text: string): Imported {
  const events: ImportedEvent[] = []
  const problems: ImportProblem[] = []
  text.split('\n').forEach((content, index) => {
    const line = index + 1
    if (content.trim() === '') return
    const parsed = parseJson(content)
    const value: JsonValue | null = parsed.ok ? toValue(parsed.value) : null
    if (!parsed.ok) problems.push({ line, reason: 'not-json' })
    else if (!isObject(value)) problems.push({ line, reason: 'not-an-event' })
    else {
      const event = readEvent(value, line) ?? readMessage(value, content, line)
      if (event) events.push(event)
      else problems.push({ line, reason: 'not-an-event' })
    }
  })
  return { format: 'ndjson', events, problems }
}

const text = (value: JsonValue | undefined) => (typeof value === 'string' ? value : undefined)

function readEvent(value: JsonObject, line: number): ImportedEvent | null {
  const channel = text(value.channel)
  const raw = text(value.raw)
  if (channel === undefined || raw === undefined) return null
  const from = text(value.from) ?? (/request|stdin/.test(channel) ? 'client' : 'server')
  const http = isObject(value.http) ? readHttp(value.http) : null
  const more = {
    ...optional('rawBase64', text(value.rawBase64)),
    ...optional('exchange', text(value.exchange)),
    ...optional('connection', text(value.connection)),
  }
  return {
    line,
    channel: channel as Channel,
    from: from as ActorId,
    to: (text(value.to) ?? (from === 'client' ? 'server' : 'client')) as ActorId,
    raw,
    ...(http && { http }),
    ...(typeof value.at === 'number' && { at: value.at }),
    ...(value.endsStream === true && { endsStream: true }),
    ...more,
  }
}

function optional(name: string, value: string | undefined): { readonly [key: string]: string } {
  return value === undefined ? {} : { [name]: value }
}

function readHttp(value: JsonObject): HttpPart {
  const headers = Array.isArray(value.headers) ? (value.headers as readonly JsonValue[]) : []
  return {
    ...(typeof value.method === 'string' && { method: value.method }),
    ...(typeof value.path === 'string' && { path: value.path }),
    ...(typeof value.status === 'number' && { status: value.status }),
    headers: headers.flatMap((pair) =>
      Array.isArray(pair) ? [[String(pair[0]), String(pair[1])] as const] : [],
    ),
  }
}

/** A bare message on stdio: requests and the client's notifications go in, the others come out. */
function readMessage(value: JsonObject, content: string, line: number): ImportedEvent | null {
  const wrapped = isObject(value.message) ? value.message : value
  if (!['method', 'result', 'error', 'jsonrpc'].some((name) => Object.hasOwn(wrapped, name)))
    return null
  const said = text(value.direction) ?? text(value.dir)
  const own = wrapped === value
  const method = text(wrapped.method) ?? ''
  const fromClient = said
    ? /^(c2s|out|send|sent|client|→|request)/i.test(said)
    : Object.hasOwn(wrapped, 'method') &&
      (Object.hasOwn(wrapped, 'id') || /initialized|cancelled|roots/.test(method))
  return {
    line,
    channel: fromClient ? 'stdin' : 'stdout',
    from: fromClient ? 'client' : 'server',
    to: fromClient ? 'server' : 'client',
    raw: own ? content : JSON.stringify(wrapped),
  }
}
