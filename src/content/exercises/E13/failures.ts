/** The twelve failures of E13, each produced live: what is done, and by what peer it goes wrong. */
import type { Engine, Peer, Session, SessionOptions } from '../../../exercise/engine.ts'
import { toUtf8 } from '../../../protocol/bytes.ts'
import { type JsonObject, stringify } from '../../../protocol/json.ts'
import { REPORT } from '../requests.ts'

const CALL = 'failing'
const TOOL = 'submit_bug_report'

interface Failure {
  readonly options: SessionOptions | ((engine: Engine) => SessionOptions)
  readonly method?: string
  readonly params: JsonObject
  readonly limitMs?: number
  /** What the Host does after the request is on its way. */
  readonly afterwards?: (session: Session) => void
}

const call = (name: string, args: JsonObject): JsonObject => ({ name, arguments: args })
const REPLAY = call('replay_steps', { steps: ['打开购物车'] })
const HTML = 'text/html; charset=utf-8'

/** A proxy in front of the server that answers every POST itself. */
const proxy: Peer = (input) =>
  input.kind !== 'http-request'
    ? []
    : [
        {
          output: {
            kind: 'http-response',
            exchange: input.exchange,
            status: 502,
            reason: 'Bad Gateway',
            headers: [['Content-Type', HTML]],
            body: toUtf8('<h1>502 Bad Gateway</h1>'),
          },
        },
      ]

/** A server whose stream breaks off before the response. */
const cutting: Peer = (input) =>
  input.kind !== 'http-request'
    ? []
    : [
        {
          output: {
            kind: 'http-head',
            exchange: input.exchange,
            status: 200,
            reason: 'OK',
            headers: [['Content-Type', 'text/event-stream']],
          },
        },
        { afterMs: 300, output: { kind: 'http-end', exchange: input.exchange } },
      ]

/** A server whose process dies when it is asked for anything. */
const dying: Peer = (input) =>
  input.kind === 'stdin' ? [{ afterMs: 40, output: { kind: 'exit', code: 1 } }] : []

/** A server that answers with a type of result that no client of 2026-07-28 knows. */
function foreign({ decodeLine }: Engine): Peer {
  return (input) => {
    const id = input.kind === 'stdin' ? decodeLine(input.line).message?.id : undefined
    if (id === undefined) return []
    const result = { resultType: 'later', content: [] }
    return [{ output: { kind: 'stdout', line: toUtf8(stringify({ jsonrpc: '2.0', id, result })) } }]
  }
}

const FAILURES: Readonly<Record<string, Failure>> = {
  'http-404': { options: { transport: 'http' }, method: 'bugs/close', params: {} },
  'unknown-module': { options: {}, params: call(TOOL, { ...REPORT, module: 'checkout' }) },
  'bad-gateway': { options: { transport: 'http', peer: proxy }, params: call(TOOL, REPORT) },
  timeout: { options: {}, params: REPLAY, limitMs: 500 },
  'unknown-tool-spec': { options: { server: 'spec' }, params: call('close_bug', {}) },
  'cut-stream': { options: { transport: 'http', peer: cutting }, params: call(TOOL, REPORT) },
  'bad-enum': { options: {}, params: call(TOOL, { ...REPORT, severity: 'critical' }) },
  'given-up': {
    options: { transport: 'http' },
    params: REPLAY,
    afterwards: (session) => {
      session.run(300)
      session.tell({ kind: 'cancel', ref: CALL, reason: 'the user closed the window' })
    },
  },
  'unknown-tool-sdk': { options: {}, params: call('close_bug', {}) },
  'process-exit': { options: { peer: dying }, params: call(TOOL, REPORT) },
  'foreign-result': {
    options: (engine) => ({ peer: foreign(engine) }),
    params: call(TOOL, REPORT),
  },
  'no-name': { options: {}, params: { arguments: REPORT } },
}

export const FAILURE_IDS: readonly string[] = Object.keys(FAILURES)

/** Lets it fail; the trace's events carry the channel as their tag, on the event where the error arrives. */
export function produce(engine: Engine, id: string): Session {
  const { options, method = 'tools/call', params, limitMs, afterwards } = FAILURES[id] as Failure
  const session = engine.openSession(typeof options === 'function' ? options(engine) : options)
  session.tell({
    kind: 'request',
    ref: CALL,
    method,
    params,
    ...(limitMs !== undefined && { limitMs }),
  })
  afterwards?.(session)
  session.run()
  return session
}
