/** Random legal scenarios for property tests. */
import fc from 'fast-check'
import { REVISION_IDS } from '../../src/protocol/revision.ts'
import { parseScenario, scenarioPairs } from '../../src/scenario/parse-scenario.ts'
import {
  FAULT_IDS,
  type Scenario,
  SIMULATED_SERVER_IDS,
  TASK_IDS,
} from '../../src/scenario/scenario.ts'
import { TRANSPORT_IDS } from '../../src/transport/wire.ts'

/** Any scenario that `simulate` takes; scripts come with what they fix. `maxRepeat` keeps the runs short. */
export function anyScenario(maxRepeat = 3): fc.Arbitrary<Scenario> {
  return fc
    .record(
      {
        revision: fc.constantFrom(...REVISION_IDS),
        transport: fc.constantFrom(...TRANSPORT_IDS),
        server: fc.constantFrom(...SIMULATED_SERVER_IDS),
        fault: fc.constantFrom(...FAULT_IDS),
        task: fc.oneof(
          { weight: 4, arbitrary: fc.constant(TASK_IDS[0] as Scenario['task']) },
          { weight: 1, arbitrary: fc.constantFrom(...TASK_IDS) },
        ),
        tools: fc.constantFrom('agent' as const, 'all' as const),
        limitMs: fc.oneof(
          fc.integer({ min: 1, max: 40 }),
          fc.integer({ min: 1900, max: 2100 }),
          fc.integer({ min: 1, max: 5000 }),
        ),
        latencyMs: fc.integer({ min: 0, max: 50 }),
        seed: fc.integer({ min: 0, max: 4_294_967_295 }),
        repeat: fc.integer({ min: 1, max: maxRepeat }),
      },
      {
        requiredKeys: [
          'revision',
          'transport',
          'server',
          'fault',
          'task',
          'tools',
          'latencyMs',
          'seed',
          'repeat',
        ],
      },
    )
    .map((scenario) => parseScenario(scenarioPairs(scenario, 'link'), 'link').scenario)
}
