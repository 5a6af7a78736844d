/** The servers of E11 and a run of the learner's `connect()` against one of them, on the virtual clock. */
import type { CodeFailure, PendingCall } from '../../../exercise/code.ts'
import {
  type Engine,
  needCode,
  type ServerDefinition,
  type Session,
} from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { isObject, type JsonObject, type JsonValue, stringify } from '../../../protocol/json.ts'
import { modern, request } from '../requests.ts'

/** What the client speaks, preferred first. `DRAFT-2027` is made up: a revision that is not out yet. */
export const MODERN = ['DRAFT-2027', '2026-07-28']
export const HANDSHAKE = ['2025-11-25']
/** What the server to be fixed really supports, oldest first. */
export const SUPPORTED = ['2025-06-18', '2025-11-25']

const LEGACY = { versions: { stateless: [], stateful: SUPPORTED } }
interface Kind {
  readonly dialect: 'python-sdk' | 'spec'
  readonly change: Partial<ServerDefinition>
}
const stateless = (...versions: readonly string[]) => ({
  versions: { stateless: versions, stateful: [] },
})
const KINDS = {
  both: { dialect: 'python-sdk', change: stateless('2026-07-28', 'DRAFT-2027') },
  other: { dialect: 'python-sdk', change: stateless('2026-07-28') },
  future: { dialect: 'spec', change: stateless('2031-01-01') },
  refuses: { dialect: 'spec', change: LEGACY },
  'refuses-otherwise': { dialect: 'python-sdk', change: LEGACY },
  silent: { dialect: 'python-sdk', change: { ...LEGACY, silentBeforeHandshake: true } },
  stuck: { dialect: 'spec', change: { ...LEGACY, negotiate: () => '2024-11-05' } },
} as const satisfies Readonly<Record<string, Kind>>
export type ServerName = keyof typeof KINDS
export const SERVERS = Object.keys(KINDS) as readonly ServerName[]

export function openServer(
  engine: Engine,
  name: ServerName,
  change: Partial<ServerDefinition> = {},
): Session {
  const kind: Kind = KINDS[name]
  const definition = { ...engine.bughunt({ tools: 'agent' }), ...kind.change, ...change }
  return engine.openSession({ server: kind.dialect, definition })
}

export interface Attempt {
  readonly failure: CodeFailure | null
  /** What `connect()` returned. */
  readonly returned: JsonValue
  /** A `tools/list` in the era and version that it returned was answered with tools. */
  readonly works: boolean
  /** `initialize` was written. */
  readonly shook: boolean
  /** `notifications/initialized` was written after `initialize` had its result. */
  readonly confirmed: boolean
  readonly frame: Evidence | null
}

const STEP_MS = 10
const PATIENCE_MS = 300_000
const MOST_REQUESTS = 50

/** Loads the client's source afresh and lets it connect to this session's server. */
export function attempt(engine: Engine, source: string, session: Session): Attempt {
  const write = (message: JsonObject, ref?: string) =>
    void session.line(stringify({ jsonrpc: '2.0', ...message }), ref)
  const loaded = needCode(engine.code).load(source, {
    prelude: `globalThis.MODERN = ${stringify(MODERN)}; globalThis.HANDSHAKE = ${stringify(HANDSHAKE)}`,
    now: { notify: (method) => write({ method: String(method) }) },
    later: ['request'],
  })
  if (!loaded.ok) return ended(session, loaded.error, null)
  const task = loaded.value.start('connect')
  const open = new Map<number, { readonly ref: string; readonly until: number }>()
  let sent = 0
  const send = ({ id, args }: PendingCall) => {
    const [method, params, limit] = args
    const ref = `ask-${++sent}`
    const waits = typeof limit === 'number' && limit > 0 ? limit : Number.POSITIVE_INFINITY
    open.set(id, { ref, until: session.now() + waits })
    write({ id: sent, method: String(method), ...(isObject(params) && { params }) }, ref)
  }
  for (;;) {
    const result = task.result()
    if (result)
      return ended(session, result.ok ? null : result.error, result.ok ? result.value : null)
    for (const call of task.pending()) if (!open.has(call.id)) send(call)
    const waiting = task.pending().length > 0
    if (!waiting || sent > MOST_REQUESTS || session.now() > PATIENCE_MS)
      return ended(session, { kind: 'stuck', message: 'connect' }, null)
    let moved = false
    for (const { id } of task.pending()) {
      const { ref, until } = open.get(id) as { ref: string; until: number }
      const end = session.settlement(ref)
      if (end === undefined && session.now() < until) continue
      moved = true
      if (end?.kind === 'result') task.resolve(id, { result: end.result })
      else if (end?.kind === 'protocol-error') task.resolve(id, { error: { ...end.error } })
      else task.resolve(id, { timeout: true })
    }
    if (!moved) session.run(STEP_MS)
  }
}

function ended(session: Session, failure: CodeFailure | null, returned: JsonValue): Attempt {
  const wrote = session.events.filter(({ from, message }) => from === 'client' && message !== null)
  const hello = wrote.find(({ message }) => message?.method === 'initialize')
  const welcomed = session.events.find(
    ({ from, message, exchange }) =>
      from === 'server' && exchange === hello?.exchange && isObject(message?.result),
  )
  const ready = wrote.find(({ message }) => message?.method === 'notifications/initialized')
  const list = listAs(session, returned)
  const shown = session.events.findLast(({ raw, from }) => raw !== '' && from !== 'host')
  return {
    failure,
    returned,
    works: list,
    shook: hello !== undefined,
    confirmed: welcomed !== undefined && ready !== undefined && ready.seq > welcomed.seq,
    frame: shown ? { trace: session.trace(), seq: shown.seq } : null,
  }
}

/** Lists tools as the returned value says: with the envelope of its version, or bare after a handshake. */
function listAs(session: Session, returned: JsonValue): boolean {
  if (!isObject(returned) || typeof returned.version !== 'string') return false
  if (returned.era !== 'modern' && returned.era !== 'legacy') return false
  const line =
    returned.era === 'modern'
      ? modern('after', 'tools/list', {}, returned.version)
      : request('after', 'tools/list')
  session.line(line, 'after')
  session.run()
  const end = session.settlement('after')
  return end?.kind === 'result' && Array.isArray(end.result.tools)
}
