/** A run over HTTP as HAR 1.2, for the tools that read it. What HAR has no place for stands under names with `_`, as it asks. */
import { type JsonObject, stringify } from '../../protocol/json.ts'
import { isoOfMs } from '../import/iso-time.ts'
import type { HttpPart, Trace, TraceEvent } from '../trace.ts'
import { isOnWire } from '../wire-channels.ts'

/** One HTTP request with all that came back on it. */
interface HttpEntry {
  readonly request: TraceEvent
  head: TraceEvent | null
  readonly events: TraceEvent[]
  /** In the order of the run: request, head, events, closings. */
  readonly frames: TraceEvent[]
}

/** The whole document, two spaces a level; a run over stdio has no entries. Times are virtual, counted from 1970-01-01. */
export function toHar(trace: Trace): string {
  const har = {
    log: {
      version: '1.2',
      creator: { name: 'Wirelab', version: String(trace.version) },
      entries: entriesOf(trace.events).map(entryFields),
    },
  }
  return `${stringify(har, { indent: 2 })}\n`
}

/** Frames gathered under their requests; `exchange` and the kind of frame say which is whose. */
function entriesOf(events: readonly TraceEvent[]): readonly HttpEntry[] {
  const entries: HttpEntry[] = []
  const open: HttpEntry[] = []
  for (const event of events.filter(isOnWire)) {
    if (event.channel === 'http-request') {
      const entry: HttpEntry = { request: event, head: null, events: [], frames: [event] }
      entries.push(entry)
      open.push(entry)
      continue
    }
    const entry = ownerOf(open, event)
    if (!entry) continue
    entry.frames.push(event)
    if (event.channel === 'http-response') entry.head ??= event
    if (event.channel === 'sse') entry.events.push(event)
  }
  return entries
}

/** A request and its cancel share an exchange: the one that waits for what this is. */
function ownerOf(entries: readonly HttpEntry[], event: TraceEvent): HttpEntry | undefined {
  const own = entries.filter(({ request }) => request.exchange === event.exchange)
  if (event.channel === 'http-response') {
    const waiting = own.filter(({ head }) => head === null)
    const answersCancel = /\.cancel-/.test(event.key)
    const isCancel = ({ request }: HttpEntry) => /\.cancel(-\d+)?$/.test(request.key)
    return waiting.find((entry) => isCancel(entry) === answersCancel) ?? waiting.at(-1)
  }
  return own.find(({ head }) => head?.raw === '' && head.http?.status === 200) ?? own[0]
}

function entryFields({ request, head, events, frames }: HttpEntry): JsonObject {
  const last = frames.at(-1) ?? request
  const time = last.at - request.at
  return {
    startedDateTime: isoOfMs(request.at),
    time,
    request: requestFields(request),
    response: responseFields(head, events),
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
    _frames: frames.map(({ seq, at, channel, from }) => ({ seq, at, channel, from })),
  }
}

function requestFields({ raw, rawBase64, http }: TraceEvent): JsonObject {
  const { method = '', path = '' } = http ?? {}
  return {
    method,
    url: `http://${headerValue(http, 'host') ?? '127.0.0.1:8000'}${path}`,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: headersOf(http),
    queryString: [],
    ...(raw !== '' && {
      postData: {
        mimeType: headerValue(http, 'content-type') ?? '',
        text: raw,
        ...(rawBase64 !== undefined && { _base64: rawBase64 }),
      },
    }),
    headersSize: -1,
    bodySize: -1,
  }
}

/** Status 0 stands for a response that never came. */
function responseFields(head: TraceEvent | null, events: readonly TraceEvent[]): JsonObject {
  const text = events.length > 0 ? events.map(({ raw }) => raw).join('') : (head?.raw ?? '')
  return {
    status: head?.http?.status ?? 0,
    statusText: head?.http?.reason ?? '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: headersOf(head?.http),
    content: {
      size: -1,
      mimeType: headerValue(head?.http, 'content-type') ?? '',
      ...(head?.rawBase64 === undefined ? { text } : { text: head.rawBase64, encoding: 'base64' }),
    },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
  }
}

function headersOf(http: HttpPart | undefined): readonly JsonObject[] {
  return (http?.headers ?? []).map(([name, value]) => ({ name, value }))
}

function headerValue(http: HttpPart | undefined, name: string): string | undefined {
  return http?.headers.find(([key]) => key.toLowerCase() === name)?.[1]
}
