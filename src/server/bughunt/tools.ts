/** What BugHunt's three tools do, as generators; how they are offered stands in `definition.ts`. */
import type { JsonObject, JsonValue } from '../../protocol/json.ts'
import type { ToolEffect, ToolHandler, ToolOutcome } from '../port.ts'
import { pythonRepr } from '../python-repr.ts'
import { BUGS, listedBug, MODULES, matchBug } from './bugs.ts'

/** A plain function: it hops to a worker thread, so nothing can interrupt it. Only accepted reports are counted, in the process memory. */
export const submitBugReport: ToolHandler = function* (args, memory) {
  yield { effect: 'thread' }
  const module = args.module as string
  if (!MODULES.includes(module)) return unknownModule(module)
  if ((args.steps as readonly JsonValue[]).length === 0)
    return { kind: 'tool-error', text: 'steps 不能为空：至少写 1 个复现步骤' }
  const bug = matchBug(module, args.title as string)
  const number = Number(memory.reports ?? 0) + 1
  memory.reports = number
  return value({
    report_id: `R-${String(number).padStart(3, '0')}`,
    matched_bug_id: bug?.id ?? null,
    message: bug ? `命中 ${bug.id}：${bug.title}` : '未命中注入的 Bug',
  })
}

/** How a slow tool waits: `await` lets the loop go on, `thread` leaves the loop, `block` holds it. */
export type SlowStyle = 'await' | 'thread' | 'block'

const WAITS: { readonly [style in SlowStyle]: (ms: number) => readonly ToolEffect[] } = {
  await: (ms) => [{ effect: 'sleep', ms }],
  thread: (ms) => [{ effect: 'thread' }, { effect: 'sleep', ms }],
  block: (ms) => [{ effect: 'block', ms }],
}

/** Waits `ms` and then writes one line a step. Only the awaiting style can be interrupted by a cancel. */
export function replaySteps(ms: number, style: SlowStyle = 'await'): ToolHandler {
  return function* (args): Generator<ToolEffect, ToolOutcome, void> {
    yield* WAITS[style](ms)
    const steps = args.steps as readonly string[]
    return value(
      steps.map((step, index) => `[${index + 1}/${steps.length}] ${step} … ok`).join('\n'),
    )
  }
}

const PART_MS = 20_000

/** A long job: after each part it reports how far it is; without a progress token the reports go nowhere. */
export const replaySuite: ToolHandler = function* (args) {
  const parts = args.parts as number
  for (let progress = 1; progress <= parts; progress++) {
    yield { effect: 'sleep', ms: PART_MS }
    yield { effect: 'progress', progress, total: parts }
  }
  return value(`${parts}/${parts} … ok`)
}

/** The grader's tool; also a plain function. */
export const listInjectedBugs: ToolHandler = function* (args) {
  yield { effect: 'thread' }
  const module = args.module as string | null
  if (module !== null && !MODULES.includes(module)) return unknownModule(module)
  return value(BUGS.filter((bug) => module === null || bug.module === module).map(listedBug))
}

function unknownModule(module: string): ToolOutcome {
  return {
    kind: 'tool-error',
    text: `未知模块 ${pythonRepr(module)}，可选：${MODULES.join(', ')}`,
  }
}

function value(result: JsonValue | JsonObject): ToolOutcome {
  return { kind: 'value', value: result }
}
