/** The transcript of E05: what the Client has written, what a real server answers, and how that is broken. */
import type { Engine, Peer, Session, SessionOptions } from '../../../exercise/engine.ts'
import { toUtf8 } from '../../../protocol/bytes.ts'
import { isObject, type JsonObject, stringify } from '../../../protocol/json.ts'
import { REPORT } from '../requests.ts'

const TOTAL: JsonObject = { ...REPORT, title: '删除商品后总价不更新', steps: ['删除一件商品'] }
const REPORT_TOOL = 'submit_bug_report'
/** The exchanges that wait for a reply, by their refs, in the order of their ids 1, 2, 4; 3 is given up. */
export const WAITING = ['discover', 'first', 'last'] as const
export const GIVEN_UP = 'replay'

/** The Client writes four requests and takes the third back; then whoever is on the other side may answer. */
function converse(engine: Engine, options: SessionOptions): Session {
  const session = engine.openSession({ server: 'spec', ...options })
  const ask = (ref: string, method: string, params: JsonObject = {}) =>
    session.tell({ kind: 'request', ref, method, params })
  const call = (ref: string, name: string, args: JsonObject) =>
    ask(ref, 'tools/call', { name, arguments: args })
  ask('discover', 'server/discover')
  call('first', REPORT_TOOL, REPORT)
  call(GIVEN_UP, 'replay_steps', { steps: ['打开购物车'] })
  session.tell({ kind: 'cancel', ref: GIVEN_UP, reason: 'the user closed the window' })
  call('last', REPORT_TOOL, TOTAL)
  session.run()
  return session
}

/** A server that says these lines once it has read everything that the Client has to say. */
function speaker(engine: Engine, lines: readonly string[]): Peer {
  let heard = 0
  return (input) => {
    if (input.kind !== 'stdin' || engine.decodeLine(input.line).message?.method !== 'tools/call')
      return []
    heard += 1
    // The third call is the last thing that the Client writes.
    if (heard !== 3) return []
    return lines.map((line, index) => ({
      afterMs: index + 1,
      output: { kind: 'stdout', line: toUtf8(line) },
    }))
  }
}

/** The Client reads these lines. */
export function read(engine: Engine, lines: readonly string[]): Session {
  return converse(engine, { peer: speaker(engine, lines) })
}

export interface Transcript {
  /** The Client's lines. */
  readonly sent: readonly string[]
  /** The server's replies, all in order, as messages: to 1, 2 and 4. */
  readonly replies: readonly JsonObject[]
}

export function record(engine: Engine): Transcript {
  const session = converse(engine, {})
  const lines = session.events.filter(({ channel }) => channel === 'stdin')
  const replies = session.events.flatMap(({ channel, message }) =>
    channel === 'stdout' && message ? [message] : [],
  )
  return { sent: lines.map(({ raw }) => raw), replies }
}

const resultOf = (reply: JsonObject | undefined) => (isObject(reply?.result) ? reply.result : {})
const ERROR: JsonObject = { code: -32603, message: 'Internal error' }

/** The four faults: no `resultType`, an id of another type, a reply to the notification, a result beside an error. */
export function broken(engine: Engine): readonly string[] {
  const [discover, first, last] = record(engine).replies
  const { resultType: _, ...untyped } = resultOf(discover)
  return [
    stringify({ ...discover, result: untyped }),
    stringify({ ...first, id: '2' }),
    stringify({ jsonrpc: '2.0', id: null, result: { resultType: 'complete' } }),
    stringify({ ...last, error: ERROR }),
  ]
}

/** The replies in order, mended; `last` with its error instead of its result. */
export function mended(engine: Engine, ending: 'result' | 'error' = 'result'): readonly string[] {
  const { replies } = record(engine)
  return replies.map((reply, index) =>
    ending === 'error' && index === 2
      ? stringify({ jsonrpc: '2.0', id: reply.id ?? null, error: ERROR })
      : stringify(reply),
  )
}
