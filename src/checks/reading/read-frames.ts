/** Events to frames: what the bytes are, before anyone asks what they mean. */
import { fromUtf8Lossy, toUtf8 } from '../../protocol/bytes.ts'
import { isObject, type JsonObject, type JsonValue, toValue } from '../../protocol/json.ts'
import { parseJson } from '../../protocol/json-parse.ts'
import type { Channel } from '../../trace/trace.ts'
import { parseSseEvent, splitSse } from '../../transport/sse.ts'
import type { CheckedEvent, Frame, FrameForm } from '../transcript.ts'

const CARRIERS: ReadonlySet<Channel> = new Set([
  'stdin',
  'stdout',
  'http-request',
  'http-response',
  'sse',
  'stream-close',
  'process',
])
const MEMBERS = ['jsonrpc', 'id', 'method', 'params', 'result', 'error']

/** The frames of a transcript in order; what happens inside an actor and stderr are left out. */
export function readFrames(events: readonly CheckedEvent[]): readonly Frame[] {
  const frames: Frame[] = []
  for (const event of events) {
    if (!CARRIERS.has(event.channel)) continue
    for (const part of partsOf(event)) {
      const read = readPart(part)
      frames.push({
        index: frames.length,
        event: part,
        side: part.from === 'server' ? 'server' : 'client',
        channel: part.channel,
        ...read,
        http: part.http ?? null,
        at: part.at ?? null,
      })
    }
  }
  return frames
}

/** A response whose body is a whole event stream (as HAR holds it) becomes its head and its events. */
function partsOf(event: CheckedEvent): readonly CheckedEvent[] {
  if (event.channel !== 'http-response' || event.raw === '') return [event]
  if (!/^text\/event-stream/i.test(headerOf(event, 'content-type') ?? '')) return [event]
  const { events, rest } = splitSse(new Uint8Array(), toUtf8(`${event.raw}\n\n`))
  const { http: _, ...plain } = event
  const pieces = [...events, rest].map((bytes) => fromUtf8Lossy(bytes))
  return [
    { ...event, raw: '', message: null },
    ...pieces
      .filter((raw) => raw.trim() !== '')
      .map((raw): CheckedEvent => ({ ...plain, channel: 'sse', raw, message: null })),
  ]
}

function headerOf(event: CheckedEvent, name: string): string | undefined {
  return event.http?.headers.find(([key]) => key.toLowerCase() === name)?.[1]
}

function readPart(event: CheckedEvent): {
  readonly form: FrameForm
  readonly values: readonly JsonObject[]
} {
  if (event.channel === 'stream-close' || event.channel === 'process') return bare('empty')
  const data = event.channel === 'sse' ? parseSseEvent(toUtf8(event.raw)).data : event.raw
  if (event.rawBase64 !== undefined) return bare('bad-utf8')
  if (data === null || data.trim() === '') return bare('empty')
  const folded = event.channel.startsWith('std') && /[\n\r]/.test(data.replace(/\r?\n?$/, ''))
  if (event.message) return { form: folded ? 'folded' : 'message', values: [event.message] }
  return classify(data, folded)
}

function classify(
  text: string,
  folded: boolean,
): { readonly form: FrameForm; readonly values: readonly JsonObject[] } {
  const parsed = parseJson(text)
  if (!parsed.ok) return bare(/^[\s\ufeff]*\{/.test(text) ? 'broken' : 'text')
  const value: JsonValue = toValue(parsed.value)
  if (Array.isArray(value)) return { form: 'batch', values: value.filter(isMessageLike) }
  if (!isObject(value)) return bare('scalar')
  if (!isMessageLike(value)) return bare('foreign')
  return { form: folded ? 'folded' : 'message', values: [value] }
}

/** True for a frame that was meant as a message and cannot be read as one. */
export function isGarbled({ form, channel }: Frame): boolean {
  const carries = channel === 'stdin' || channel === 'http-request'
  return carries && ['broken', 'bad-utf8', 'scalar', 'text', 'foreign'].includes(form)
}

function isMessageLike(value: JsonValue): value is JsonObject {
  return isObject(value) && MEMBERS.some((name) => Object.hasOwn(value, name))
}

function bare(form: FrameForm): {
  readonly form: FrameForm
  readonly values: readonly JsonObject[]
} {
  return { form, values: [] }
}
