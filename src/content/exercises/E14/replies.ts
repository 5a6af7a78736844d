/** The ten replies of E14, each produced live; whether a tool was unknown is found out by adding it and calling again. */
import type { Engine, Peer, SessionOptions, ToolDefinition } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { toUtf8 } from '../../../protocol/bytes.ts'
import { isObject, type JsonObject, stringify } from '../../../protocol/json.ts'
import { modern, REPORT, request } from '../requests.ts'

/** One exchange as the learner's function gets it. */
export interface Exchange {
  readonly name: string
  /** Names in the last `tools/list`. */
  readonly listed: readonly string[]
  readonly reply: JsonObject
}

export interface Produced {
  readonly exchange: Exchange
  readonly unknown: boolean
  readonly frame: Evidence
}

interface Case {
  readonly server?: 'python-sdk' | 'spec'
  readonly name: string
  readonly args?: JsonObject
  /** Without the envelope the request fails before any tool is looked up. */
  readonly bare?: true
  /** Methods with handlers; absent: all. */
  readonly answers?: readonly string[]
  /** The tool joins the server after the list was fetched. */
  readonly late?: true
  /** A server that words everything in its own way. */
  readonly foreign?: true
}

const WORKSHOP = 'find_workshop_tool'
const NEWCOMER = 'close_bug'
const CASES: Readonly<Record<string, Case>> = {
  'spec-unknown': { server: 'spec', name: NEWCOMER },
  'sdk-unknown': { name: NEWCOMER },
  'foreign-unknown': { foreign: true, name: NEWCOMER },
  'no-envelope': { name: 'submit_bug_report', args: REPORT, bare: true },
  'spec-no-envelope': { server: 'spec', name: 'submit_bug_report', args: REPORT, bare: true },
  'own-words': { name: WORKSHOP, args: { wanted: 'hammer' } },
  'bad-enum': { name: 'submit_bug_report', args: { ...REPORT, severity: 'critical' } },
  'late-success': { name: NEWCOMER, late: true },
  'no-such-method': { server: 'spec', name: NEWCOMER, answers: ['tools/list'] },
  success: { name: 'submit_bug_report', args: REPORT },
}
export const REPLY_IDS: readonly string[] = Object.keys(CASES)

/** A tool whose subject is tools: its own error has the very words of the protocol's. */
const workshop: ToolDefinition = {
  name: WORKSHOP,
  description: '在工具间里找一件工具。',
  input: { fields: [{ name: 'wanted', type: { kind: 'string' } }] },
  *handler(args) {
    yield { effect: 'thread' }
    return { kind: 'tool-error', text: `Unknown tool: ${String(args.wanted)}` }
  },
}
const newcomer: ToolDefinition = {
  name: NEWCOMER,
  description: '关闭一个 Bug。',
  input: { fields: [] },
  *handler() {
    yield { effect: 'thread' }
    return { kind: 'value', value: 'closed' }
  },
}

/** A hand-written server: it refuses a tool that it does not have with the spec's code and words of its own. */
function foreign({ decodeLine }: Engine, known: readonly string[]): Peer {
  return (input) => {
    const message = input.kind === 'stdin' ? decodeLine(input.line).message : null
    if (!message) return []
    const params = isObject(message.params) ? message.params : {}
    const listing = { tools: known.map((name) => ({ name, inputSchema: { type: 'object' } })) }
    const done = { content: [{ type: 'text', text: 'ok' }] }
    const reply =
      message.method === 'tools/list'
        ? { result: { resultType: 'complete', ...listing } }
        : known.includes(String(params.name))
          ? { result: { resultType: 'complete', ...done } }
          : { error: { code: -32602, message: `${String(params.name)}：这里没有登记` } }
    const line = toUtf8(stringify({ jsonrpc: '2.0', id: message.id ?? null, ...reply }))
    return [{ output: { kind: 'stdout', line } }]
  }
}

function options(engine: Engine, one: Case, added: boolean): SessionOptions {
  const bughunt = engine.bughunt({ tools: 'agent' })
  if (one.foreign)
    return { peer: foreign(engine, ['submit_bug_report', ...(added ? [NEWCOMER] : [])]) }
  const tools = [...bughunt.tools, workshop, ...(added ? [newcomer] : [])]
  const definition = { ...bughunt, tools, ...(one.answers && { answers: one.answers }) }
  return { server: one.server ?? 'python-sdk', definition }
}

/** Lists, then calls; with `listedFirst` the list comes from the server as it was before the tool joined. */
function run(engine: Engine, one: Case, added: boolean) {
  const before = engine.openSession(options(engine, one, added && !one.late))
  before.line(modern('list', 'tools/list'), 'list')
  before.run()
  const list = before.settlement('list')
  const tools = list?.kind === 'result' && Array.isArray(list.result.tools) ? list.result.tools : []
  const session = engine.openSession(options(engine, one, added))
  const params = { name: one.name, arguments: one.args ?? {} }
  const compose = one.bare ? request : modern
  session.line(compose('call', 'tools/call', params), 'call')
  session.run()
  const event = session.events.find((made) => made.from === 'server' && made.message?.id === 'call')
  if (!event?.message) throw new Error(`no reply for ${one.name}`)
  return {
    listed: tools.flatMap((tool) => (isObject(tool) ? [String(tool.name)] : [])),
    reply: event.message,
    frame: { trace: session.trace(), seq: event.seq },
  }
}

/** A reply of a real run, and whether it says that the tool is unknown: with the tool added it would be another. */
export function produce(engine: Engine, id: string): Produced {
  const one = CASES[id] as Case
  const real = run(engine, one, one.late ?? false)
  const missing = one.name === NEWCOMER && !one.late
  const unknown = missing && stringify(run(engine, one, true).reply) !== stringify(real.reply)
  const exchange = { name: one.name, listed: real.listed, reply: real.reply }
  return { exchange, unknown, frame: real.frame }
}
