/** The three ways of waiting two seconds, and what each does to the loop, to a cancel and to a limit in memory. */
import type { Engine, ServerDefinition, Session, ToolHandler } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import type { JsonObject } from '../../../protocol/json.ts'
import { modern } from '../requests.ts'

const SLOW_MS = 2000
const LIMIT_MS = 500
const CANCEL_MS = 300
/** An answer sooner than this has not waited for the slow tool. */
export const QUICK_MS = 50
export const TOOL = 'slow'
const done = { kind: 'value', value: 'done' } as const

export const STYLES: Readonly<Record<string, ToolHandler>> = {
  *thread() {
    yield { effect: 'thread' }
    yield { effect: 'block', ms: SLOW_MS }
    return done
  },
  *block() {
    yield { effect: 'block', ms: SLOW_MS }
    return done
  },
  *await() {
    yield { effect: 'sleep', ms: SLOW_MS }
    return done
  },
}

/** BugHunt with one more tool. */
export function withTool(
  engine: Engine,
  handler: ToolHandler,
  fields: readonly string[] = [],
): ServerDefinition {
  const bughunt = engine.bughunt({ tools: 'agent' })
  const input = { fields: fields.map((name) => ({ name, type: { kind: 'string' } as const })) }
  const tool = { name: TOOL, description: '慢工具', input, handler }
  return { ...bughunt, tools: [...bughunt.tools, tool] }
}

export interface Probed {
  /** ms until each tools/list was answered; null when none came. */
  readonly listMs: readonly (number | null)[]
  /** Something with the id of the call came after the cancel. */
  readonly answered: boolean
  readonly session: Session
  readonly frame: Evidence
}

interface Probe {
  /** When to ask for the list, ms after the call. */
  readonly listAt?: readonly number[]
  readonly cancelAt?: number
}

/** Calls the tool over stdio (2026-07-28), asks for lists and cancels meanwhile. */
export function probe(
  engine: Engine,
  definition: ServerDefinition,
  args: JsonObject,
  { listAt = [], cancelAt }: Probe,
): Probed {
  const session = engine.openSession({ definition })
  const begun = session.now()
  session.line(modern('call', 'tools/call', { name: TOOL, arguments: args }), 'call')
  const asked = listAt.map((ms) => ({ ms, id: `list-${ms}` }))
  const acts = [...asked, ...(cancelAt === undefined ? [] : [{ ms: cancelAt, id: null }])]
  for (const { ms, id } of acts.sort((a, b) => a.ms - b.ms)) {
    session.run(begun + ms - session.now())
    if (id !== null) session.line(modern(id, 'tools/list'), id)
    else
      session.tell({
        kind: 'notify',
        ref: 'cancel',
        method: 'notifications/cancelled',
        params: { requestId: 'call', reason: 'the user has gone' },
      })
  }
  session.run()
  const replyTo = (id: string) =>
    session.events.find(({ from, message }) => from === 'server' && message?.id === id)
  const cancel = session.events.find(({ message }) => message?.method === 'notifications/cancelled')
  const reply = replyTo('call')
  const shown = replyTo(asked[0]?.id ?? '') ?? reply ?? cancel
  return {
    listMs: asked.map(({ ms, id }) => {
      const at = replyTo(id)?.at
      return at === undefined ? null : at - begun - ms
    }),
    answered: cancel !== undefined && reply !== undefined && reply.seq > cancel.seq,
    session,
    frame: { trace: session.trace(), seq: shown?.seq ?? 0 },
  }
}

export interface Cell {
  readonly value: string
  /** How long the others waited, or the caller; virtual ms. */
  readonly ms?: number
  readonly frame?: Evidence
}

/** One cell of the table, from a run. */
export const COLUMNS: Readonly<Record<string, (engine: Engine, style: string) => Cell>> = {
  loop(engine, style) {
    const definition = withTool(engine, STYLES[style] as ToolHandler)
    const { listMs, frame } = probe(engine, definition, {}, { listAt: [100] })
    const [ms] = listMs
    const isFree = typeof ms === 'number' && ms < QUICK_MS
    return { value: isFree ? 'free' : 'blocked', ...(typeof ms === 'number' && { ms }), frame }
  },
  cancel(engine, style) {
    let finished = false
    const watched: ToolHandler = function* (args, memory, call) {
      const outcome = yield* (STYLES[style] as ToolHandler)(args, memory, call)
      finished = true
      return outcome
    }
    const definition = withTool(engine, watched)
    const { answered, frame } = probe(engine, definition, {}, { cancelAt: CANCEL_MS })
    return { value: answered ? 'ignored' : finished ? 'unheard' : 'stopped', frame }
  },
  limit(engine, style) {
    const definition = withTool(engine, STYLES[style] as ToolHandler)
    const end = engine.callInMemory(definition, TOOL, {}, LIMIT_MS)
    const holds = end.kind === 'timed-out' && end.at === LIMIT_MS
    return { value: holds ? 'holds' : 'passed-by', ms: end.at }
  },
}
