/** The Client: `clientStep(state, input)` gives the next state and what to do. No I/O, no clock (see `port.ts`). */
import type { JsonObject } from '../protocol/json.ts'
import { revisionOf } from '../protocol/revisions.ts'
import type { WireOutput } from '../transport/wire.ts'
import { cancelOnWire, timeoutReason } from './cancel.ts'
import { beginClosing, CONNECTION_CLOSED, finishClosing, GRACE_TIMER } from './closing.ts'
import { connect } from './opening.ts'
import { capOf, pendingOf, timerOf } from './pending.ts'
import type { ClientInput, ClientOutput } from './port.ts'
import { courseProfile } from './profiles/course.ts'
import { sendRaw } from './raw.ts'
import { receiveEnd, receiveEvent, receiveHead, receiveResponse } from './receive-http.ts'
import { receiveExit, receiveLine } from './receive-stdio.ts'
import { sendNotification, sendRequest } from './send.ts'
import { settle } from './settle.ts'
import type { ClientConfig, ClientState, Draft, Pending } from './state.ts'

/** A Client that has done nothing yet. */
export function createClient(config: ClientConfig): ClientState {
  return {
    config: {
      ...config,
      profile: config.profile ?? courseProfile,
      authority: config.authority ?? '127.0.0.1:8000',
      path: config.path ?? '/mcp',
    },
    phase: 'idle',
    revision: revisionOf(config.mode === 'auto' ? '2026-07-28' : config.mode),
    nextId: 1,
    nextExchange: 1,
    pending: new Map(),
    exchanges: new Map(),
    givenUp: [],
    probes: 0,
    attempts: {},
    greeting: null,
    process: false,
    negotiated: null,
    session: null,
    listening: null,
    paramHeaders: new Map(),
  }
}

/** The stepper's view: `{ pending: ids, nextId, negotiated, session, open }`. */
export function describeClient(state: ClientState): JsonObject {
  return {
    pending: [...state.pending.values()].map(({ id }) => id),
    nextId: state.nextId,
    negotiated: state.negotiated,
    session: state.session,
    open: state.phase === 'open',
  }
}

/** One step. Never throws on anything a peer can send; the given state stays as it was. */
export function clientStep(
  state: ClientState,
  input: ClientInput,
): { readonly state: ClientState; readonly outputs: readonly ClientOutput[] } {
  const draft: Draft = {
    ...state,
    pending: new Map(state.pending),
    exchanges: new Map(state.exchanges),
    // Replaced as a whole when a new list comes, never changed in place.
    paramHeaders: state.paramHeaders as Draft['paramHeaders'],
    outputs: [],
  }
  take(draft, input)
  const { outputs, ...next } = draft
  return { state: next, outputs }
}

function take(draft: Draft, input: ClientInput): void {
  switch (input.kind) {
    case 'connect':
      if (draft.phase === 'idle' || draft.phase === 'closed') connect(draft)
      break
    case 'request':
    case 'notify':
    case 'raw':
      if (draft.phase === 'open') send(draft, input)
      else refuse(draft, input.ref)
      break
    case 'cancel': {
      const entry = pendingOf(draft, input.ref)
      if (entry) giveUpOn(draft, entry, input.reason, { code: 'cancelled' })
      break
    }
    case 'timer':
      runOut(draft, input.timer)
      break
    case 'wire':
      receive(draft, input.output)
      break
    case 'close':
      beginClosing(draft)
      break
  }
}

function send(draft: Draft, input: Extract<ClientInput, { readonly ref: string }>): void {
  if (input.kind === 'request') {
    const { params, limitMs } = input
    sendRequest(draft, { ...input, kind: 'request', params, limitMs })
  } else if (input.kind === 'notify')
    sendNotification(draft, input.ref, 'notification', input.method, input.params)
  else if (input.kind === 'raw') sendRaw(draft, input.ref, input.wire)
}

/** There is no connection to send on. */
function refuse(draft: Draft, ref: string): void {
  draft.outputs.push({ kind: 'settled', ref, id: null, settlement: CONNECTION_CLOSED })
}

function runOut(draft: Draft, timer: string): void {
  if (timer === GRACE_TIMER && draft.phase === 'closing') finishClosing(draft)
  const entries = [...draft.pending.values()]
  const capped = entries.find(({ ref }) => capOf(ref) === timer)
  const entry = capped ?? entries.find(({ ref }) => timerOf(ref) === timer)
  const limitMs = capped ? capped.maxMs : entry?.limitMs
  if (!entry || limitMs === undefined) return
  giveUpOn(draft, entry, timeoutReason(limitMs), { code: 'request-timeout', limitMs })
}

function giveUpOn(
  draft: Draft,
  entry: Pending,
  reason: string,
  error: { readonly code: 'cancelled' | 'request-timeout'; readonly limitMs?: number },
): void {
  const cancelFirst = entry.kind === 'opening'
  // An opening request goes on to its fallback when it settles: the cancel must be out before that.
  if (cancelFirst) cancelOnWire(draft, entry, reason)
  settle(draft, entry, { kind: 'local-error', ...error })
  if (!cancelFirst) cancelOnWire(draft, entry, reason)
}

function receive(draft: Draft, output: WireOutput): void {
  switch (output.kind) {
    case 'stdout':
      receiveLine(draft, output.line)
      break
    case 'stderr':
      // Free text for people; never an error signal (spec basic/transports/stdio).
      break
    case 'exit':
      receiveExit(draft)
      break
    case 'http-response':
      receiveResponse(draft, output)
      break
    case 'http-head':
      receiveHead(draft, output)
      break
    case 'sse':
      receiveEvent(draft, output)
      break
    case 'http-end':
      receiveEnd(draft, output.exchange)
      break
  }
}
