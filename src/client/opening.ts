/**
 * Opening a connection. One revision: `server/discover`, or the handshake. `auto`: ask as the newest revision
 * does and fall back to the handshake when the answer, or silence, says that the server is older
 * (spec 2026-07-28 basic/transports/stdio and streamable-http §Backward compatibility).
 */
import { isObject, type JsonObject, type JsonValue } from '../protocol/json.ts'
import { type JSONRPCError, UNSUPPORTED_PROTOCOL_VERSION } from '../protocol/jsonrpc.ts'
import type { RevisionId } from '../protocol/revision.ts'
import { revisionOf } from '../protocol/revisions.ts'
import { beginClosing } from './closing.ts'
import type { Settlement } from './port.ts'
import type { ClientProfile } from './profiles/profile.ts'
import { put, sendBare, sendNotification, sendRequest } from './send.ts'
import type { Draft } from './state.ts'

/** The era probe asks as `NEWEST` does and falls back to `BEFORE`. */
const NEWEST: RevisionId = '2026-07-28'
const BEFORE: RevisionId = '2025-11-25'

/** Launches the server where there is one to launch, and sends the first opening message. */
export function connect(draft: Draft): void {
  if (draft.config.transport === 'stdio') {
    put(draft, 'launch', 'spawn', { kind: 'spawn' }, null, [])
    draft.process = true
  }
  draft.phase = 'opening'
  draft.probes = 0
  draft.negotiated = null
  const { mode, profile, opening } = draft.config
  const silent = draft.revision.lifecycle === 'stateless' && mode !== 'auto'
  const usual = silent && profile.statelessOpening === 'nothing' ? 'nothing' : 'full'
  draft.greeting = {}
  if ((opening ?? usual) === 'full') sendOpeningRequest(draft)
  else opened(draft)
}

function sendOpeningRequest(draft: Draft): void {
  const { profile, mode, openingLimitMs } = draft.config
  const method = draft.revision.opening[0]?.method ?? ''
  const attempt = (draft.attempts[method] ?? 0) + 1
  draft.attempts = { ...draft.attempts, [method]: attempt }
  const probing = mode === 'auto' && draft.revision.lifecycle === 'stateless'
  if (probing) draft.probes++
  sendRequest(draft, {
    ref: attempt === 1 ? stepName(method) : `${stepName(method)}-${attempt}`,
    method,
    params: draft.revision.openingParams(method, profile.identity),
    kind: 'opening',
    limitMs: probing ? profile.probeLimitMs : openingLimitMs,
  })
}

/** `server/discover` → `discover`: the word that step keys begin with. */
function stepName(method: string): string {
  return method.slice(method.lastIndexOf('/') + 1)
}

/** An opening request has settled: go on, fall back, or fail. */
export function openingSettled(draft: Draft, settlement: Settlement): void {
  const verdict = settlement.kind === 'result' ? readGreeting(draft, settlement.result) : settlement
  const step = verdict && (draft.config.mode === 'auto' ? nextStep(draft, verdict) : 'fail')
  if (verdict === null) afterGreeting(draft)
  else if (step === 'fail') openingFailed(draft, verdict)
  else {
    draft.revision = revisionOf(step === 'probe' ? NEWEST : BEFORE)
    sendOpeningRequest(draft)
  }
}

/** Null when the result opens the connection, else why it does not. */
function readGreeting(draft: Draft, result: JsonObject): Settlement | null {
  const read = draft.revision.readOpening(result, draft.config.profile.handshakeVersions)
  if (!read.ok) return { kind: 'local-error', code: read.error.problem }
  draft.negotiated = read.value.negotiated
  draft.greeting = result
  return null
}

/** The handshake ends with a notification; over HTTP the connection is open when that is accepted. */
function afterGreeting(draft: Draft): void {
  const method = draft.revision.opening[1]?.method
  if (method !== undefined)
    sendNotification(draft, stepName(method), 'notification', method, undefined, 'initialized')
  if (method === undefined || draft.config.transport === 'stdio') opened(draft)
  else listen(draft, 'at-once')
}

/** The response to the notification that ends the handshake. */
export function handshakeAccepted(draft: Draft, status: number): void {
  if (status >= 400) {
    openingFailed(draft, { kind: 'transport-error', status, reason: 'http-status' })
    return
  }
  listen(draft, 'when-accepted')
  opened(draft)
}

/** A place where the server can speak up on its own; 405 means it never will. */
function listen(draft: Draft, moment: ClientProfile['listens']): void {
  if (!draft.revision.httpSession || draft.config.profile.listens !== moment) return
  draft.listening = sendBare(draft, 'listen', 'GET', 'listen')
}

function opened(draft: Draft): void {
  draft.phase = 'open'
  draft.outputs.push({ kind: 'connected', server: draft.greeting ?? {} })
  draft.greeting = null
}

/** The connection cannot be used: say why, and end it. */
function openingFailed(draft: Draft, settlement: Settlement): void {
  draft.outputs.push({ kind: 'connect-failed', settlement })
  draft.phase = 'idle'
  beginClosing(draft)
}

type NextStep = 'probe' | 'initialize' | 'fail'

function nextStep(draft: Draft, verdict: Settlement): NextStep {
  const error = verdict.kind === 'protocol-error' ? verdict.error : null
  if (draft.revision.lifecycle === 'stateful') {
    // A slow server may have taken the late probe for its first word and be stateless by now.
    const late = error?.code === UNSUPPORTED_PROTOCOL_VERSION && draft.probes === 1
    return late ? 'probe' : 'fail'
  }
  if (verdict.kind === 'transport-error' && verdict.reason === 'process-exit') return 'fail'
  if (verdict.kind === 'local-error' && verdict.code === 'cancelled') return 'fail'
  if (error === null) return 'initialize'
  return afterProbeError(error, draft.config.profile, draft.probes)
}

function afterProbeError(error: JSONRPCError, profile: ClientProfile, probes: number): NextStep {
  if (!profile.modernErrors.includes(error.code)) return 'initialize'
  const supported = isObject(error.data) ? error.data.supported : undefined
  const listed = Array.isArray(supported) ? (supported as readonly JsonValue[]).map(String) : null
  if (error.code !== UNSUPPORTED_PROTOCOL_VERSION || listed === null)
    return profile.listRequired ? 'initialize' : 'fail'
  if (listed.includes(revisionOf(NEWEST).wireVersion)) return probes === 1 ? 'probe' : 'fail'
  // A version of the handshake era is a promise that `initialize` works, never a value for the envelope.
  return listed.some((version) => profile.handshakeVersions.includes(version))
    ? 'initialize'
    : 'fail'
}
