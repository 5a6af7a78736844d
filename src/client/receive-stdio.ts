/** What comes from a process: lines on stdout, text on stderr, its end. */
import { isObject, type JsonObject } from '../protocol/json.ts'
import { idKey, messageKind, type RequestId } from '../protocol/jsonrpc.ts'
import { decodeLine } from '../transport/stdio.ts'
import { finishClosing } from './closing.ts'
import { dropAnswer, heardProgress } from './pending.ts'
import { answerServer } from './server-request.ts'
import { settle, settleWith } from './settle.ts'
import type { Draft } from './state.ts'

const PROGRESS = 'notifications/progress'

/** One line of stdout. A line that is no message is dropped and never answered; reading goes on. */
export function receiveLine(draft: Draft, line: Uint8Array): void {
  const { message, node } = decodeLine(line)
  const kind = messageKind(message)
  if (message === null || kind === null) {
    const reason = node === null ? 'unreadable' : 'not-mcp'
    draft.outputs.push({ kind: 'dropped', ref: null, reason })
  } else if (kind === 'notification') receiveNotification(draft, message)
  else if (kind === 'request') answerServer(draft, message)
  else {
    const id = message.id as RequestId | null | undefined
    const entry = id === null || id === undefined ? undefined : draft.pending.get(idKey(id))
    if (entry) settleWith(draft, entry, message, null)
    else dropAnswer(draft, id)
  }
}

/** Hands a notification to the caller. */
export function receiveNotification(draft: Draft, message: JsonObject): void {
  const { method, params } = message
  if (method === PROGRESS && isObject(params)) heardProgress(draft, params.progressToken)
  draft.outputs.push({
    kind: 'notification',
    method: String(method),
    ...(params !== undefined && { params: params as JsonObject }),
  })
}

/** The process is gone, and with it every answer that was still to come. */
export function receiveExit(draft: Draft): void {
  draft.process = false
  for (const entry of [...draft.pending.values()])
    settle(draft, entry, { kind: 'transport-error', reason: 'process-exit' })
  if (draft.phase !== 'closed') finishClosing(draft)
}
