/** E21's POSTs: bodies that are given, headers that the learner fills in, a server that judges, and a gateway before it. */
import type { Engine, ServerDefinition, Session } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { isObject, type JsonObject, stringify } from '../../../protocol/json.ts'

export interface Headers {
  readonly version: string
  readonly method: string
  readonly name: string
}

const REPORT = { module: 'cart', title: '数量为 0 时仍可下单', steps: ['改成 0'], severity: 'high' }
const STEPS = { steps: ['打开购物车'] }
export const UNICODE_TOOL = '提交报告'
const NEWEST = '2026-07-28'

/** What each row POSTs, without its envelope. */
export const BODIES = {
  list: { method: 'tools/list', params: {} },
  call: { method: 'tools/call', params: { name: 'submit_bug_report', arguments: REPORT } },
  unicode: { method: 'tools/call', params: { name: UNICODE_TOOL, arguments: REPORT } },
  discover: { method: 'server/discover', params: {} },
  mismatch: { method: 'tools/call', params: { name: 'submit_bug_report', arguments: REPORT } },
  unsupported: { method: 'tools/list', params: {} },
  'no-method': { method: 'foo/bar', params: {} },
  replay: { method: 'tools/call', params: { name: 'replay_steps', arguments: STEPS } },
} as const satisfies Readonly<Record<string, { method: string; params: JsonObject }>>
export type BodyId = keyof typeof BODIES

/** The body as it is sent; its version is what the row's version header says, where the row is about versions. */
export function bodyOf(id: BodyId, version = NEWEST): string {
  const { method, params } = BODIES[id]
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  return stringify({ jsonrpc: '2.0', id: 7, method, params: { ...params, _meta } } as JsonObject)
}

/** BugHunt, and the reporting tool once more under a name that no header can hold as it is. */
function server(engine: Engine): ServerDefinition {
  const definition = engine.bughunt({ tools: 'agent' })
  const [submit] = definition.tools
  return {
    ...definition,
    tools: [...definition.tools, ...(submit ? [{ ...submit, name: UNICODE_TOOL }] : [])],
  }
}

export function open(engine: Engine): Session {
  return engine.openSession({ transport: 'http', definition: server(engine) })
}

export interface Answered {
  readonly status: number | null
  readonly code: number | null
  readonly isResult: boolean
  readonly frame: Evidence
}

/** One POST and what comes back. */
export function post(session: Session, headers: Headers, body: string, ref: string): Answered {
  const from = session.events.length
  session.post(
    [
      ['Host', '127.0.0.1:8000'],
      ['Content-Type', 'application/json'],
      ['Accept', 'application/json, text/event-stream'],
      ...named('MCP-Protocol-Version', headers.version),
      ...named('Mcp-Method', headers.method),
      ...named('Mcp-Name', headers.name),
    ],
    body,
    ref,
  )
  session.run()
  const came = session.events.slice(from).filter(({ from: who }) => who === 'server')
  const head = came.find(({ http }) => http?.status !== undefined)
  const message = came.find((event) => event.message !== null)?.message
  const error = isObject(message?.error) ? message.error : null
  return {
    status: head?.http?.status ?? null,
    code: typeof error?.code === 'number' ? error.code : null,
    isResult: isObject(message?.result),
    frame: { trace: session.trace(), seq: came.at(-1)?.seq ?? session.events.length - 1 },
  }
}

/** A header that was left empty is not sent. */
function named(name: string, value: string): readonly (readonly [string, string])[] {
  return value === '' ? [] : [[name, value]]
}
