/**
 * A transcript from outside as a trace: the frames go through the same recorder as those of our own runs, so that
 * keys, phases, notes and error channels follow the same rules. Nothing is run: the frames are what they were.
 */
import { fromBase64, toUtf8 } from '../../protocol/bytes.ts'
import { type JsonObject, stringify } from '../../protocol/json.ts'
import { revisionOf } from '../../protocol/revisions.ts'
import type { Imported, ImportedEvent } from '../../trace/import/imported.ts'
import { TRACE_VERSION, type Trace, type TraceEvent } from '../../trace/trace.ts'
import type { WireInput, WireOutput } from '../../transport/wire.ts'
import { createExchangeIndex } from '../exchanges.ts'
import { createKeys } from '../keys.ts'
import { createRecorder, type NewEvent, type Recorder } from '../recorder.ts'
import { frameOfInput, frameOfOutput, responseError } from '../wire-events.ts'
import { createWireRecorder } from '../wire-recorder.ts'
import { createClientRefs } from './client-refs.ts'
import { foreignScenario } from './foreign-scenario.ts'
import { createHttpPosts, isStreamHead, type OpenPost } from './http-posts.ts'

/** The trace of what could be read; null when nothing could. An export of ours comes back as it was. */
export function retell({ events, scenario }: Imported): Trace | null {
  if (events.length === 0) return null
  const steps = events.map(({ step }) => step)
  if (steps.every((step) => step !== undefined)) {
    const unique = createKeys()
    const kept = steps.map((step, seq): TraceEvent => ({ ...step, seq, key: unique(step.key) }))
    const known =
      scenario ??
      foreignScenario(
        events,
        kept.map(({ message }) => message),
      )
    return { version: TRACE_VERSION, scenario: known, events: kept }
  }
  const told = events.map((event): Told => ({ event, message: messageOf(event) }))
  const found =
    scenario ??
    foreignScenario(
      events,
      told.map(({ message }) => message),
    )
  return { version: TRACE_VERSION, scenario: found, events: recordAll(told, found.revision) }
}

/** An event with its message, which is read from the bytes only once. */
interface Told {
  readonly event: ImportedEvent
  readonly message: JsonObject | null
}

function recordAll(
  events: readonly Told[],
  revision: Trace['scenario']['revision'],
): readonly TraceEvent[] {
  let now = 0
  const recorder = createRecorder(() => now, {})
  const tellers = new Map<string, (told: Told) => void>()
  for (const told of events) {
    const { event } = told
    now = event.at ?? now
    const name = event.connection ?? ''
    const teller = tellers.get(name) ?? createTeller(recorder, revision)
    tellers.set(name, teller)
    teller(told)
  }
  return recorder.events
}

/** Records the frames of one connection, one after the other. */
function createTeller(
  recorder: Recorder,
  revision: Trace['scenario']['revision'],
): (told: Told) => void {
  const index = createExchangeIndex()
  const refs = createClientRefs()
  const posts = createHttpPosts()
  let own: Partial<NewEvent> = {}
  const wire = createWireRecorder(
    { events: recorder.events, record: (event) => recorder.record({ ...event, ...own }) },
    index,
    revisionOf(revision),
  )

  function sent({ event, message }: Told): void {
    const { ref, part } = refs.name(message, event.http)
    const http = event.channel === 'http-request' ? posts.begin(event, ref, message) : null
    const input: WireInput = http
      ? { kind: 'http-request', exchange: http.exchange, request: requestOf(event) }
      : { kind: 'stdin', line: bytesOf(event) }
    wire.sent({ kind: 'send', ref, part, wire: input, message, notes: [] })
    if (part === 'cancel') index.settled(ref)
  }

  function closed(event: ImportedEvent): void {
    const post = posts.find(event, null)
    const exchange = post?.exchange ?? 0
    if (event.from === 'server') {
      wire.written({ kind: 'http-end', exchange }, false)
      return
    }
    const input = { kind: 'http-abort', exchange } as const
    wire.sent({
      kind: 'send',
      ref: post?.ref ?? 'line',
      part: 'stream-close',
      wire: input,
      message: null,
      notes: [],
    })
    if (post) index.settled(post.ref)
  }

  function written({ event, message }: Told): void {
    const isHttp = event.channel !== 'stdout' && event.channel !== 'stderr'
    const post = isHttp ? posts.find(event, message) : null
    // Whose answer it is cannot be told where the request was printed without its body.
    const errorChannel = post?.isFolded ? responseError(message) : null
    if (errorChannel) own = { ...own, errorChannel }
    wire.written(outputOf(event, post), event.endsStream === true)
    const ref = post?.ref ?? index.byMessage(message)?.ref
    if (ref !== undefined && message && !Object.hasOwn(message, 'method')) index.settled(ref)
  }

  return (told) => {
    const { event } = told
    const { raw, connection, detail, step } = event
    own = { raw, ...(connection !== undefined && { connection }), ...(detail && { detail }) }
    if (event.channel === 'internal' || event.channel === 'process')
      recorder.record(step ?? aside(event, recorder.events.at(-1)))
    else if (event.channel === 'stream-close') closed(event)
    else if (event.channel === 'stdin' || event.channel === 'http-request') sent(told)
    else written(told)
  }
}

/** Something beside the wire: an error that the client made by itself, or a step that only its number names. */
function aside({ channel, from, to, raw, detail }: ImportedEvent, before?: TraceEvent): NewEvent {
  const isError = detail?.code !== undefined
  return {
    key: `${before?.exchange ?? 'client'}.${isError ? 'given-up' : 'aside'}`,
    phase: before?.phase ?? 'launch',
    channel,
    from,
    to,
    raw,
    message: null,
    note: 'other',
    ...(isError && { errorChannel: 'local-error' as const }),
    ...(detail && { detail }),
  }
}

function outputOf(event: ImportedEvent, post: OpenPost | null): WireOutput {
  const { channel, http, raw } = event
  const exchange = post?.exchange ?? 0
  if (channel === 'stderr') return { kind: 'stderr', text: raw }
  if (channel === 'stdout') return { kind: 'stdout', line: bytesOf(event) }
  if (channel === 'sse') return { kind: 'sse', exchange, event: bytesOf(event) }
  const { status = 0, reason = '', headers = [] } = http ?? {}
  const head = { exchange, status, reason, headers }
  if (isStreamHead(event)) return { kind: 'http-head', ...head }
  return { kind: 'http-response', ...head, body: bytesOf(event) }
}

function requestOf(event: ImportedEvent) {
  const { method = 'POST', path = '/', headers = [] } = event.http ?? {}
  return { method, path, headers, body: bytesOf(event) }
}

/** The bytes that were sent; of a line printed with gaps, those of the message that is left. */
function bytesOf({ raw, rawBase64, message }: ImportedEvent): Uint8Array {
  if (message) return toUtf8(stringify(message))
  return (rawBase64 === undefined ? null : fromBase64(rawBase64)) ?? toUtf8(raw)
}

function messageOf(event: ImportedEvent): JsonObject | null {
  switch (event.channel) {
    case 'stdin':
      return frameOfInput({ kind: 'stdin', line: bytesOf(event) }).message
    case 'http-request':
      return frameOfInput({ kind: 'http-request', exchange: 0, request: requestOf(event) }).message
    case 'stdout':
    case 'http-response':
    case 'sse':
      return frameOfOutput(outputOf(event, null)).message
    default:
      return null
  }
}
