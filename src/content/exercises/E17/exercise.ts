/** E17: a table read from nine runs, then a blocking query to mend. */
import { type Answers, chosenOf, textOf } from '../../../exercise/answers.ts'
import { saidOfFailure } from '../../../exercise/code.ts'
import type { Engine, ToolHandler, ToolOutcome } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { stringify } from '../../../protocol/json.ts'
import { API, CUSTOMERS, DATABASE, ordersOf, QUERY_MS, SOURCES } from './orders.ts'
import { COLUMNS, probe, QUICK_MS, STYLES, withTool } from './styles.ts'

const TABLE = 'styles'
const CODE = 'code'
const ROWS = Object.keys(STYLES)
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  loop: ['free', 'blocked'],
  cancel: ['stopped', 'unheard', 'ignored'],
  limit: ['holds', 'passed-by'],
}
/** All along the call, as parts of its length: nobody may be quick at the beginning only. */
const LIST_AT = [0.03, 0.2, 0.45, 0.7, 0.93]
const CANCEL_AT = [0.12, 0.75]

function column(id: string, answers: Answers, engine: Engine): readonly Finding[] {
  return ROWS.map((row) => {
    const { value, frame } = COLUMNS[id]?.(engine, row) ?? { value: '' }
    const item = `${row}.${id}`
    const chosen = chosenOf(answers, TABLE, item)
    const said = (choice: string) =>
      CHOICES[id]?.includes(choice) ? { say: `${TABLE}.${choice}` } : { say: 'nothing' }
    return holds(id, chosen === value, said(value), said(chosen), {
      places: [{ part: TABLE, item }],
      ...(frame && { frame }),
    })
  })
}

/** Learners' code as the tool; what it returned is kept, and its failures with it. */
function load(engine: Engine, source: string) {
  const loaded = engine.loadTools(source, { prelude: DATABASE, now: { ordersOf } })
  if (!loaded.ok) return loaded
  const outcomes: ToolOutcome[] = []
  const own = loaded.value.handler('customerOrders')
  const handler: ToolHandler = function* (args, memory, call) {
    const outcome = yield* own(args, memory, call)
    outcomes.push(outcome)
    return outcome
  }
  const { failures } = loaded.value
  return {
    ok: true as const,
    value: { definition: withTool(engine, handler, ['customer']), outcomes, failures },
  }
}

function code(engine: Engine, source: string): readonly Finding[] {
  const places = [{ part: CODE }]
  const loaded = load(engine, source)
  if (!loaded.ok)
    return [fails('works', { say: 'code.runs' }, saidOfFailure(loaded.error), { places })]
  const { definition, outcomes, failures } = loaded.value
  let lengthMs = QUERY_MS
  for (const customer of CUSTOMERS) {
    const { session, frame } = probe(engine, definition, { customer }, {})
    const [failure] = failures
    if (failure)
      return [fails('works', { say: 'code.runs' }, saidOfFailure(failure), { places, frame })]
    const outcome = outcomes.at(-1)
    const got = outcome?.kind === 'value' ? stringify(outcome.value) : ''
    const expected = stringify(ordersOf(customer))
    lengthMs = session.now()
    const quick = lengthMs < QUERY_MS
    if (got !== expected || quick)
      return [
        fails(
          'works',
          { say: 'orders', with: { customer, orders: expected } },
          quick ? { say: 'unasked', with: { orders: got } } : { raw: got },
          { places, frame },
        ),
      ]
  }
  const customer = CUSTOMERS[0] as string
  const asked = probe(
    engine,
    definition,
    { customer },
    {
      listAt: LIST_AT.map((part) => Math.round(part * lengthMs)),
    },
  )
  const slowest = Math.max(...asked.listMs.map((ms) => ms ?? Number.MAX_SAFE_INTEGER))
  return [
    pass('works'),
    holds(
      'quick',
      slowest < QUICK_MS,
      { say: 'below', with: { ms: QUICK_MS } },
      { say: 'slowest', with: { ms: slowest } },
      { frame: asked.frame, places },
    ),
    ...CANCEL_AT.map((part) => {
      const cancelAt = Math.round(part * lengthMs)
      const { session } = probe(engine, definition, { customer }, { cancelAt })
      const trace = session.trace()
      const found = engine.check(trace).find(({ id }) => id === 'C2')
      return holds(
        'C2',
        found?.verdict === 'pass',
        { say: 'silence' },
        { say: 'spoke' },
        {
          places,
          frame: { trace, seq: found?.seq ?? trace.events.at(-1)?.seq ?? 0 },
        },
      )
    }),
  ]
}

const table = (engine: Engine): Record<string, string> =>
  Object.fromEntries(
    ROWS.flatMap((row) =>
      Object.entries(COLUMNS).map(([id, look]) => [`${row}.${id}`, look(engine, row).value]),
    ),
  )
const answer = (engine: Engine, source: string, change: Record<string, string> = {}): Answers => ({
  [TABLE]: { ...table(engine), ...change },
  [CODE]: source,
})

export const exercise: Exercise = {
  id: 'E17',
  assertions: [
    { id: 'loop' },
    { id: 'cancel' },
    { id: 'limit' },
    { id: 'works' },
    { id: 'quick', needs: ['works'] },
    { id: 'C2', needs: ['works'] },
  ],
  parts: [
    {
      kind: 'fill-table',
      id: TABLE,
      rows: ROWS.map((id) => ({ id })),
      columns: Object.entries(CHOICES).map(([id, all]) => ({
        id,
        choices: all.map((one) => ({ id: one })),
      })),
    },
    { kind: 'write-code', id: CODE, start: SOURCES.start, api: API },
  ],
  grade: (answers, engine) => [
    ...Object.keys(CHOICES).flatMap((id) => column(id, answers, engine)),
    ...code(engine, textOf(answers, CODE)),
  ],
  hints: [['loop'], ['cancel', 'limit'], ['works', 'quick', 'C2']],
  solution: (engine) => answer(engine, SOURCES.solution),
  alsoRight: (engine) => [answer(engine, SOURCES.thread), answer(engine, SOURCES.chained)],
  wrong: (engine) => {
    const wrong = (name: string, failing: string, source: string, change = {}) => ({
      name,
      answer: answer(engine, source, change),
      fails: failing,
    })
    const { solution } = SOURCES
    return [
      wrong('async-means-free', 'loop', solution, { 'block.loop': 'free' }),
      wrong('a-thread-can-be-stopped', 'cancel', solution, { 'thread.cancel': 'stopped' }),
      wrong('a-cancel-always-silences', 'cancel', solution, { 'block.cancel': 'unheard' }),
      wrong('a-limit-is-a-limit', 'limit', solution, { 'thread.limit': 'holds' }),
      wrong('nothing-returned', 'works', SOURCES.empty),
      wrong('nothing-asked', 'works', SOURCES.unasked),
      wrong('as-it-was', 'quick', SOURCES.start),
      wrong('a-breath-before', 'quick', SOURCES.breath),
      wrong('to-the-thread-too-late', 'quick', SOURCES.threadAfter),
      wrong('wrapped-in-a-promise', 'quick', SOURCES.wrapped),
      wrong('asked-twice', 'quick', SOURCES.twice),
    ]
  },
}
