/** What a person may choose next, wherever the choice is made: it can be run as it stands. */
import { canHappen } from '../scenario/fault-places.ts'
import { fixedByTask } from '../scenario/parse-scenario.ts'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'

/** The scenario without what its other parts leave no room for. */
export function legalScenario(scenario: Scenario): Scenario {
  return withPossibleFault(freeOfTask(scenario))
}

/** A script was written for one run; who changes that run leaves the script. */
function freeOfTask(scenario: Scenario): Scenario {
  const contradicts = fixedByTask(scenario).some(
    ([field, value]) => String(scenario[field] ?? 'none') !== value,
  )
  return contradicts ? { ...scenario, task: DEFAULT_SCENARIO.task } : scenario
}

/** A fault that cannot happen in the new place is left behind. */
function withPossibleFault(scenario: Scenario): Scenario {
  return canHappen(scenario) ? scenario : { ...scenario, fault: 'none' }
}
