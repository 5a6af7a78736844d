/** The 32 main scenarios: 2 revisions × 2 transports × 2 dialects × (no fault and three faults). */
import { REVISION_IDS } from '../../src/protocol/revision.ts'
import {
  DEFAULT_SCENARIO,
  FAULT_IDS,
  type Scenario,
  SIMULATED_SERVER_IDS,
} from '../../src/scenario/scenario.ts'
import { TRANSPORT_IDS } from '../../src/transport/wire.ts'

export const MAIN_SCENARIOS: readonly Scenario[] = FAULT_IDS.flatMap((fault) =>
  REVISION_IDS.flatMap((revision) =>
    TRANSPORT_IDS.flatMap((transport) =>
      SIMULATED_SERVER_IDS.map((server) => ({
        ...DEFAULT_SCENARIO,
        revision,
        transport,
        server,
        fault,
      })),
    ),
  ),
)

/** A scenario's name in a table or a test. */
export function scenarioName({ revision, transport, server, fault }: Scenario): string {
  return `${revision} ${transport} ${server} ${fault}`
}
