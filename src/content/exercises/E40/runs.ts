/** Four ways to run one test sixty times against BugHunt, and whether a run can tell which runs came before it. */
import type { Engine, Session } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { isObject } from '../../../protocol/json.ts'

export const WAYS = ['shared', 'fresh', 'tens', 'reading'] as const
export type Way = (typeof WAYS)[number]

const RUNS = 60
const REPORT = {
  module: 'cart',
  title: '购物车数量为 0 时仍可下单',
  steps: ['把商品数量改成 0', '点击结算'],
  severity: 'high',
}

/** After how many runs the server is started anew, and what a run calls. */
const SETUPS: { readonly [way in Way]: { readonly restart: number; readonly tool: string } } = {
  shared: { restart: RUNS, tool: 'submit_bug_report' },
  fresh: { restart: 1, tool: 'submit_bug_report' },
  tens: { restart: 10, tool: 'submit_bug_report' },
  reading: { restart: RUNS, tool: 'list_injected_bugs' },
}

export interface Series {
  /** Every run came out as it does when it runs alone. */
  readonly independent: boolean
  /** Number of the first run, from 1, that came out otherwise; 0 for none. */
  readonly first: number
  readonly frame: Evidence
}

/** All sixty runs of one way, each held against the same run on a server of its own. */
export function runSeries(engine: Engine, way: Way): Series {
  const { restart, tool } = SETUPS[way]
  const alone = oneRun(open(engine), tool, 1).said
  let session = open(engine)
  let frame: Evidence = { trace: session.trace(), seq: 0 }
  for (let run = 1; run <= RUNS; run++) {
    if ((run - 1) % restart === 0) session = open(engine)
    const { said, seq } = oneRun(session, tool, run)
    frame = { trace: session.trace(), seq }
    if (said !== alone) return { independent: false, first: run, frame }
  }
  return { independent: true, first: 0, frame }
}

function open(engine: Engine): Session {
  const session = engine.openSession({ tools: 'all', opening: 'full' })
  session.run()
  return session
}

/** What the test looks at: the structured content of the answer. */
function oneRun(session: Session, tool: string, run: number): { said: string; seq: number } {
  const ref = `call-${run}`
  const args = tool === 'submit_bug_report' ? REPORT : { module: 'cart' }
  session.tell({
    kind: 'request',
    ref,
    method: 'tools/call',
    params: { name: tool, arguments: args },
  })
  session.run()
  const settled = session.settlement(ref)
  const content =
    settled?.kind === 'result' && isObject(settled.result) ? settled.result.structuredContent : null
  return { said: JSON.stringify(content), seq: session.events.length - 1 }
}
