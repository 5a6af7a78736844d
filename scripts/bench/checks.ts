/** What the linter costs: every check over a run of ten thousand messages. */
import { checkTrace } from '../../src/checks/check-trace.ts'
import { REVISION_IDS } from '../../src/protocol/revision.ts'
import { DEFAULT_SCENARIO } from '../../src/scenario/scenario.ts'
import { simulate } from '../../src/simulation/simulate.ts'
import { TRANSPORT_IDS } from '../../src/transport/wire.ts'
import { bestMs, type Row } from './row.ts'

const MESSAGES = 10_000
const BUDGET_MS = 1_000

/** One row for each revision and transport. */
export function checkRows(): readonly Row[] {
  return REVISION_IDS.flatMap((revision) =>
    TRANSPORT_IDS.map((transport) => {
      const trace = simulate({ ...DEFAULT_SCENARIO, revision, transport, repeat: MESSAGES / 2 })
      return {
        name: `verdicts, ${MESSAGES} messages, ${revision} ${transport}`,
        value: bestMs(3, () => void checkTrace(trace)),
        unit: 'ms',
        budget: BUDGET_MS,
      }
    }),
  )
}
