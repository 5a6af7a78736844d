/** How the Client reads results of three types, found out by letting it read them. */
import type { Engine, Peer, Session } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { toUtf8 } from '../../../protocol/bytes.ts'
import { META_CLIENT_CAPABILITIES } from '../../../protocol/envelope.ts'
import { isObject, type JsonObject, stringify } from '../../../protocol/json.ts'
import { envelope, REPORT, request } from '../requests.ts'

export interface Reading {
  readonly choice: string
  readonly frame: Evidence
}

const CALL: JsonObject = { name: 'submit_bug_report', arguments: REPORT }
const CONTENT: JsonObject = { content: [{ type: 'text', text: 'R-001' }] }
/** What the server wants to know first, and what it wants back unread (spec 2026-07-28 basic/patterns/mrtr). */
const NEEDS_INPUT: JsonObject = {
  resultType: 'input_required',
  inputRequests: {
    confirm: {
      method: 'elicitation/create',
      params: {
        mode: 'form',
        message: '确认提交？',
        requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } } },
      },
    },
  },
  requestState: 'c2Vzc2lvbg',
}
const ANSWER: JsonObject = {
  inputResponses: { confirm: { action: 'accept', content: { ok: true } } },
  requestState: 'c2Vzc2lvbg',
}

/** A server that answers the first call with this result, and one that brings the input with a complete one. */
function answering(engine: Engine, result: JsonObject): Peer {
  return (input) => {
    const message = input.kind === 'stdin' ? engine.decodeLine(input.line).message : null
    if (message?.id === undefined) return []
    const told = isObject(message.params) && message.params.requestState !== undefined
    const reply = told ? { resultType: 'complete', ...CONTENT } : result
    const line = toUtf8(stringify({ jsonrpc: '2.0', id: message.id, result: reply }))
    return [{ output: { kind: 'stdout', line } }]
  }
}

function frameOf(session: Session, ref: string): Evidence {
  const event = session.events.findLast((one) => one.exchange === ref && one.raw !== '')
  return { trace: session.trace(), seq: event?.seq ?? 0 }
}

/** `complete`, `refused` or `waiting`: what became of the call. */
function settledBy(engine: Engine, result: JsonObject): Reading {
  const session = engine.openSession({ peer: answering(engine, result) })
  session.tell({ kind: 'request', ref: 'call', method: 'tools/call', params: CALL })
  session.run()
  const end = session.settlement('call')
  const choice = end === undefined ? 'waiting' : end.kind === 'result' ? 'complete' : 'refused'
  return { choice, frame: frameOf(session, 'call') }
}

export const CONTINUATIONS = ['final', 'waiting', 'same-id', 'new-id'] as const
type Continuation = (typeof CONTINUATIONS)[number]

/** Goes on after `input_required` in one way. True when the report is filed and no rule is broken on the way. */
function goOn(engine: Engine, way: Continuation): Reading & { readonly works: boolean } {
  const session = engine.openSession({ peer: answering(engine, NEEDS_INPUT) })
  const line = (id: number, more: JsonObject, ref: string) => {
    const _meta = { ...envelope(), [META_CLIENT_CAPABILITIES]: { elicitation: { form: {} } } }
    session.line(request(id, 'tools/call', { ...CALL, ...more, _meta }), ref)
    session.run()
  }
  line(1, {}, 'call')
  if (way === 'same-id' || way === 'new-id') line(way === 'new-id' ? 2 : 1, ANSWER, 'retry')
  const filed = ['call', 'retry'].some((ref) => {
    const end = session.settlement(ref)
    return end?.kind === 'result' && Array.isArray(end.result.content)
  })
  const broken = engine.check(session.trace()).some(({ verdict }) => verdict === 'fail')
  return { choice: way, works: filed && !broken, frame: frameOf(session, filed ? 'retry' : 'call') }
}

/** Question → what really happens. */
export function readings(engine: Engine): Readonly<Record<string, Reading>> {
  const [next] = CONTINUATIONS.map((way) => goOn(engine, way)).filter(({ works }) => works)
  if (!next) throw new Error('no way goes on after input_required')
  return {
    absent: settledBy(engine, CONTENT),
    unknown: settledBy(engine, { resultType: 'later', ...CONTENT }),
    'input-required': next,
  }
}
