/** The runs of E18: one call under options of the Client's, to the learner's job or to servers of our own. */
import type { Engine, Session, ToolHandler } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { isObject, type JsonValue } from '../../../protocol/json.ts'

export const PARTS = 30
export const PART_MS = 20_000
export const JOB_MS = PARTS * PART_MS
export const LIMIT_MS = 60_000
export const CAP_MS = 900_000
const CALL = 'call-1'

/** What the learner's `options()` says; all but the limit may be absent. */
export interface CallOptions {
  readonly limitMs?: number
  readonly progress?: boolean
  readonly resetOnProgress?: boolean
  readonly maxMs?: number
}

/** Options out of a value; null when it is none or its limits are no numbers above 0. */
export function readOptions(value: JsonValue): CallOptions | null {
  if (!isObject(value)) return null
  const { limitMs, maxMs } = value
  const time = (one: JsonValue | undefined) => typeof one === 'number' && one > 0
  if (!time(limitMs) || (maxMs !== undefined && maxMs !== null && !time(maxMs))) return null
  return {
    limitMs: limitMs as number,
    progress: value.progress === true,
    resetOnProgress: value.resetOnProgress === true,
    ...(typeof maxMs === 'number' && { maxMs }),
  }
}

export interface Run {
  readonly session: Session
  /** ms from the request to its end for the Host; null when an hour was not enough. */
  readonly ms: number | null
  readonly finished: boolean
  /** Virtual times of the reports on the wire, from the request on. */
  readonly reports: readonly number[]
  readonly frame: Evidence
}

/** One call of the job. */
export function runJob(engine: Engine, handler: ToolHandler, options: CallOptions): Run {
  const bughunt = engine.bughunt({ tools: 'agent' })
  const job = {
    name: 'replay_suite',
    description: '把整套步骤重放一遍，要十分钟。',
    input: { fields: [] },
    handler,
  }
  const definition = { ...bughunt, tools: [...bughunt.tools, job] }
  const session = engine.openSession({ definition, opening: 'full' })
  session.run(100)
  const begun = session.now()
  session.tell({
    kind: 'request',
    ref: CALL,
    method: 'tools/call',
    params: { name: job.name, arguments: {} },
    ...(options.limitMs !== undefined && { limitMs: options.limitMs }),
    ...(options.maxMs !== undefined && { maxMs: options.maxMs }),
    ...(options.progress && { progress: true }),
    ...(options.resetOnProgress && { resetOnProgress: true }),
  })
  session.run()
  const settlement = session.settlement(CALL)
  const own = session.events.filter(({ exchange }) => exchange === CALL)
  const ended =
    own.find(({ errorChannel }) => errorChannel !== undefined) ??
    own.find(({ from, message }) => from === 'server' && message?.result !== undefined)
  const reports = session.events.filter(
    ({ message }) => message?.method === 'notifications/progress',
  )
  const last = session.events.at(-1)?.seq ?? 0
  return {
    session,
    ms: settlement && ended ? ended.at - begun : null,
    finished: settlement?.kind === 'result' && settlement.result.isError !== true,
    reports: reports.map(({ at }) => at - begun),
    frame: { trace: session.trace(), seq: ended?.seq ?? reports.at(-1)?.seq ?? last },
  }
}

/** The longest time without a word, between the request, the reports and the end, ms. */
export function longestSilence({ reports, ms }: Run): number {
  const times = [0, ...reports, ms ?? 3_600_000]
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))
}

/** A server that hangs without a word. */
export const silent: ToolHandler = function* () {
  yield { effect: 'sleep', ms: 3_000_000 }
  return { kind: 'value', value: 'too late' }
}

/** A server that hangs and goes on reporting. */
export const chatty: ToolHandler = function* () {
  for (let progress = 1; progress <= 300; progress++) {
    yield { effect: 'sleep', ms: 10_000 }
    yield { effect: 'progress', progress }
  }
  return { kind: 'value', value: 'too late' }
}
