/** One event of our own NDJSON (design §4.1), believed only as far as it fits the contract. */
import { ERROR_CHANNELS } from '../../protocol/errors.ts'
import { isObject, type JsonObject, type JsonValue } from '../../protocol/json.ts'
import { messageKind } from '../../protocol/jsonrpc.ts'
import { NOTE_IDS } from '../../protocol/note-ids.ts'
import type { FieldNote } from '../../protocol/revision.ts'
import { STEP_NOTE_IDS } from '../notes.ts'
import { ACTOR_IDS, type HttpPart, PHASES, type TraceEvent } from '../trace.ts'
import type { ImportedEvent } from './imported.ts'

const CHANNELS = [
  'stdin',
  'stdout',
  'stderr',
  'http-request',
  'http-response',
  'sse',
  'stream-close',
  'process',
  'internal',
] as const
const ACTORS = [...ACTOR_IDS, 'gateway'] as const
/** What links can name. */
const KEY = /^[\w.:-]{1,80}$/

/** The event, with its `step` when the line tells all of it; null when it is none. */
export function readEvent(value: JsonObject, line: number): ImportedEvent | null {
  const channel = oneOf(CHANNELS, value.channel)
  const raw = text(value.raw)
  if (channel === undefined || raw === undefined) return null
  const usual = /request|stdin/.test(channel) ? 'client' : 'server'
  const from = oneOf(ACTORS, value.from) ?? usual
  const to = oneOf(ACTORS, value.to) ?? (from === 'client' ? 'server' : 'client')
  const http = isObject(value.http) ? readHttp(value.http) : null
  const event = {
    channel,
    from,
    to,
    raw,
    ...optional('rawBase64', text(value.rawBase64)),
    ...(http && { http }),
    ...optional('at', typeof value.at === 'number' ? value.at : undefined),
    ...optional('exchange', text(value.exchange)),
    ...optional('connection', text(value.connection)),
    ...optional('endsStream', value.endsStream === true ? (true as const) : undefined),
  }
  const step = readStep(value, event)
  return { line, ...event, ...(step && { step }) }
}

type Read = Pick<TraceEvent, 'channel' | 'from' | 'to' | 'raw'> & Partial<TraceEvent>

function readStep(value: JsonObject, event: Read): TraceEvent | null {
  const { seq, at, key, message } = value
  const phase = oneOf(PHASES, value.phase)
  const note = oneOf(STEP_NOTE_IDS, value.note)
  const known = message === null || (isObject(message) && messageKind(message) !== null)
  if (!known || phase === undefined || note === undefined) return null
  if (typeof seq !== 'number' || typeof at !== 'number') return null
  if (typeof key !== 'string' || !KEY.test(key)) return null
  const errorChannel = oneOf(ERROR_CHANNELS, value.errorChannel)
  const notes = readNotes(value.notes)
  return {
    ...event,
    seq,
    at,
    key,
    phase,
    message: message as JsonObject | null,
    note,
    ...optional('errorChannel', errorChannel),
    ...optional('detail', isObject(value.detail) ? value.detail : undefined),
    ...(notes && { notes }),
    ...optional('state', readState(value.state)),
  }
}

function readNotes(value: JsonValue | undefined): readonly FieldNote[] | null {
  if (!Array.isArray(value)) return null
  return (value as readonly JsonValue[]).flatMap((one): FieldNote[] => {
    const id = isObject(one) ? oneOf(NOTE_IDS, one.id) : undefined
    const pointer = isObject(one) ? text(one.pointer) : undefined
    return id === undefined || pointer === undefined ? [] : [{ pointer, id }]
  })
}

function readState(value: JsonValue | undefined): TraceEvent['state'] {
  if (!isObject(value)) return undefined
  const all = Object.entries(value)
  return all.every(([actor, one]) => oneOf(ACTORS, actor) !== undefined && isObject(one))
    ? (value as NonNullable<TraceEvent['state']>)
    : undefined
}

/** Method, path, status and headers as far as they are what they should be. */
function readHttp(value: JsonObject): HttpPart {
  const headers = Array.isArray(value.headers) ? (value.headers as readonly JsonValue[]) : []
  return {
    ...optional('method', text(value.method)),
    ...optional('path', text(value.path)),
    ...optional('status', typeof value.status === 'number' ? value.status : undefined),
    headers: headers.flatMap((pair) =>
      Array.isArray(pair) ? [[String(pair[0]), String(pair[1])] as const] : [],
    ),
    ...optional('reason', text(value.reason)),
  }
}

function text(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function oneOf<T extends string>(legal: readonly T[], value: JsonValue | undefined): T | undefined {
  return legal.find((one) => one === value)
}

function optional<Name extends string, T>(
  name: Name,
  value: T | undefined,
): { readonly [key in Name]?: T } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in Name]?: T }
}
