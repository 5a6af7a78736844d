/** The ten deeds of E02: in which run each is seen, and which event of it is the deed. */
import type { Engine } from '../../../exercise/engine.ts'
import { isObject, type JsonObject } from '../../../protocol/json.ts'
import type { FaultId } from '../../../scenario/scenario.ts'
import type { Trace, TraceEvent } from '../../../trace/trace.ts'

/** The runs that stand beside the question; the ids are those of the exhibits. */
export const RUNS = {
  plain: 'none',
  refused: 'bad-args',
  late: 'timeout',
} as const satisfies Record<string, FaultId>
export type RunId = keyof typeof RUNS

interface Deed {
  readonly run: RunId
  readonly is: (event: TraceEvent) => boolean
}

const resultOf = ({ message }: TraceEvent): JsonObject =>
  isObject(message?.result) ? message.result : {}
const says = (event: TraceEvent, member: string): JsonObject => {
  const value = resultOf(event)[member]
  return isObject(value) ? value : {}
}
const calls = ({ message }: TraceEvent) => message?.method === 'tools/call'
const turns = (event: TraceEvent) => event.detail?.rule !== undefined && event.to === 'host'

export const DEEDS: Readonly<Record<string, Deed>> = {
  numbers: { run: 'plain', is: (event) => calls(event) && event.message?.id !== undefined },
  context: {
    run: 'plain',
    is: (event) => event.to === 'model' && event.raw.includes('"description"'),
  },
  refuses: { run: 'refused', is: (event) => resultOf(event).isError === true },
  decides: { run: 'plain', is: (event) => turns(event) && event.detail?.kind === 'call' },
  'gives-up': { run: 'late', is: (event) => event.errorChannel === 'local-error' },
  lists: { run: 'plain', is: (event) => Array.isArray(resultOf(event).tools) },
  approves: { run: 'plain', is: (event) => event.detail?.consent !== undefined },
  repairs: {
    run: 'refused',
    is: (event) => event.detail?.rule === 'repair-argument' && turns(event),
  },
  matches: {
    run: 'plain',
    is: (event) => says(event, 'structuredContent').matched_bug_id === 'BUG-001',
  },
  continues: {
    run: 'plain',
    is: (event) => event.to === 'model' && event.raw.includes('"role":"tool"'),
  },
}
export const DEED_IDS: readonly string[] = Object.keys(DEEDS)

export type Traces = Readonly<Record<RunId, Trace>>

export function runAll(engine: Engine): Traces {
  const trace = (fault: FaultId) => engine.simulate({ fault })
  return { plain: trace(RUNS.plain), refused: trace(RUNS.refused), late: trace(RUNS.late) }
}

/** The event that is the deed, and its recording. A deed that no run shows is our bug. */
export function find(
  traces: Traces,
  id: string,
): { readonly trace: Trace; readonly event: TraceEvent } {
  const deed = DEEDS[id]
  const trace = traces[deed?.run ?? 'plain']
  const event = deed && trace.events.find(deed.is)
  if (!event) throw new Error(`no run shows ${id}`)
  return { trace, event }
}
