/** Names the frames: from what is sent and answered to step keys, phases, notes and error channels. */
import type { ClientOutput } from '../client/port.ts'
import type { JsonObject } from '../protocol/json.ts'
import { messageKind } from '../protocol/jsonrpc.ts'
import { noteHeaders, noteMessage } from '../protocol/notes.ts'
import type { FieldNote, Revision } from '../protocol/revision.ts'
import { noteOf } from '../trace/notes.ts'
import type { Phase } from '../trace/trace.ts'
import type { WireOutput } from '../transport/wire.ts'
import type { ExchangeIndex, Sent } from './exchanges.ts'
import { phaseOfRef } from './keys.ts'
import type { NewEvent, Recorder } from './recorder.ts'
import { answers, type Frame, frameOfInput, frameOfOutput, responseError } from './wire-events.ts'

type Send = Extract<ClientOutput, { kind: 'send' }>

export interface WireRecorder {
  /** `detail` stands beside the frame, as for one that a fault has changed. */
  sent(output: Send, detail?: JsonObject): void
  written(output: WireOutput, endsStream: boolean): void
  /** Where the run stands; once the connection is being closed everything is shutdown. */
  phase(ref: string): Phase
}

/** How an event is named, and what stands on it beside the frame. */
interface Naming {
  readonly ref: string
  readonly suffix: string
  readonly more?: Partial<NewEvent>
}

/** What a response to a request of each part is called: when it is well, and when it is not. */
const ANSWER_NAMES: { readonly [part: string]: readonly [well: string, refused: string] } = {
  notification: ['accepted', 'refused'],
  cancel: ['cancel-accepted', 'cancel-refused'],
  get: ['head', 'refused'],
  delete: ['deleted', 'refused'],
}

/** The recorder of everything that crosses between Client and Server; with a revision it notes the fields of frames whose writer did not. */
export function createWireRecorder(
  recorder: Recorder,
  index: ExchangeIndex,
  revision?: Revision,
): WireRecorder {
  let closing = false

  const phase = (ref: string): Phase => {
    if (closing) return 'shutdown'
    // What the process does by itself, such as a log line or its death, stands where it happens.
    const unasked = ref === 'server' || ref === 'shutdown'
    return unasked ? (recorder.events.at(-1)?.phase ?? 'launch') : phaseOfRef(ref)
  }

  function put({ ref, suffix, more = {} }: Naming, frame: Frame): void {
    const key = `${ref}.${suffix}`
    const notes = more.notes ?? (revision ? notesOf(frame, revision) : [])
    const alone = ref === 'server' || ref === 'launch' || ref === 'shutdown'
    recorder.record({
      key,
      phase: phase(ref),
      from: 'server',
      to: 'client',
      ...frame,
      note: noteOf(key),
      ...(alone ? {} : { exchange: ref }),
      ...more,
      ...(notes.length > 0 && { notes }),
    })
  }

  return {
    phase,
    sent({ ref, part, wire, notes }, detail) {
      if (wire.kind === 'stdin-end' || part === 'delete') closing = true
      const frame = frameOfInput(wire)
      index.sent(ref, part, wire, frame.message)
      const noted = { ...(notes.length > 0 && { notes }), ...(detail && { detail }) }
      put({ ref, suffix: part, more: { from: 'client', to: 'server', ...noted } }, frame)
    },
    written(output, endsStream) {
      const frame = frameOfOutput(output)
      const naming = nameOutput(index, output, frame)
      const more = endsStream ? { ...naming.more, endsStream } : naming.more
      put({ ...naming, ...(more && { more }) }, frame)
    },
  }
}

function nameOutput(index: ExchangeIndex, output: WireOutput, frame: Frame): Naming {
  switch (output.kind) {
    case 'stderr':
      return { ref: 'server', suffix: 'stderr' }
    case 'exit': {
      const more: Partial<NewEvent> = { detail: { code: output.code } }
      return { ref: 'shutdown', suffix: 'exit', more: { ...more, ...lost(index.anyOpen()) } }
    }
    case 'stdout':
      return nameMessage(index, frame, index.byMessage(frame.message))
    case 'sse':
      return nameMessage(index, frame, index.byHttp(output.exchange))
    case 'http-head':
    case 'http-response': {
      const sent = index.byHttp(output.exchange) ?? { ref: 'server', part: 'request', id: null }
      return sent.part === 'request'
        ? nameResponse(index, frame, sent, output)
        : nameAcknowledgement(sent, output.status)
    }
    case 'http-end': {
      const sent = index.byHttp(output.exchange)
      const ref = sent?.ref ?? 'server'
      const cut = sent?.part === 'request' && !index.isSettled(ref)
      return { ref, suffix: 'stream-end', more: lost(cut) }
    }
  }
}

/** A line or an event: a response, a notification, or something that is no message at all. */
function nameMessage(index: ExchangeIndex, frame: Frame, sent: Sent | undefined): Naming {
  const kind = messageKind(frame.message)
  const ref = sent?.ref ?? 'server'
  if (kind === null) {
    // On stdout anything but a message is a fault; a comment on a stream is not.
    const foreign = frame.channel === 'stdout'
    return { ref, suffix: foreign ? 'stray' : 'event', more: lost(foreign) }
  }
  if (kind === 'notification' || kind === 'request') return { ref, suffix: lastWord(frame.message) }
  const late = sent !== undefined && index.isSettled(sent.ref)
  return { ref, suffix: late ? 'late' : 'response', more: errorOf(frame.message) }
}

/** The response to a POST that carries a request. */
function nameResponse(
  index: ExchangeIndex,
  frame: Frame,
  { ref, id }: Sent,
  { kind, status }: { readonly kind: string; readonly status: number },
): Naming {
  if (kind === 'http-head') return { ref, suffix: 'head', more: lost(status >= 400) }
  const late = id !== null && index.isSettled(ref)
  const more = answers(frame.message, id)
    ? errorOf(frame.message)
    : lost(status >= 400 || id !== null)
  return { ref, suffix: late ? 'late' : 'response', more }
}

/** The response to a notification, to GET or to DELETE. 405 to the last two says "not offered": no error (design §4.1). */
function nameAcknowledgement({ ref, part }: Sent, status: number): Naming {
  const [well, refused] = ANSWER_NAMES[part] ?? ['accepted', 'refused']
  if (status < 400) return { ref, suffix: well }
  const offered = status !== 405 || (part !== 'get' && part !== 'delete')
  return { ref, suffix: refused, more: lost(offered) }
}

function lost(error: boolean): Partial<NewEvent> {
  return error ? { errorChannel: 'transport-error' } : {}
}

/** Explanations for a frame whose writer gave none: the Server's, and the lines of a script. */
function notesOf({ http, message }: Frame, revision: Revision): readonly FieldNote[] {
  return [
    ...noteHeaders(http?.headers ?? []),
    ...(message ? noteMessage(revision, null, message) : []),
  ]
}

function errorOf(message: JsonObject | null): Partial<NewEvent> {
  const errorChannel = responseError(message)
  return errorChannel ? { errorChannel } : {}
}

/** `notifications/progress` → `progress`; a foreign name is cut, so that the key still fits into a link. */
function lastWord(message: JsonObject | null): string {
  const method = String(message?.method)
  return method
    .slice(method.lastIndexOf('/') + 1)
    .slice(0, 30)
    .replace(/[^\w-]/g, '-')
}
