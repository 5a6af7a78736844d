import { canHappen } from '../scenario/fault-places.ts'
import { fixedByTask } from '../scenario/parse-scenario.ts'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'
import type { Trace } from '../trace/trace.ts'
import type { Visit } from './lab-state.ts'
import type { GetState, SetState } from './slice.ts'
import { clampCursor, sameStep } from './stops.ts'

export type Simulate = (scenario: Scenario) => Trace

/** Writers of `scenario` and `trace`; they keep the cursor on the same step. */
export function scenarioActions(set: SetState, get: GetState, simulate: Simulate) {
  const run = (scenario: Scenario): Trace | null => {
    try {
      return simulate(scenario)
    } catch (error) {
      set({ crash: { error } })
      return null
    }
  }
  return {
    /** Runs the scenario with these parts changed and stays at the step with the same key, else the nearest. */
    changeScenario(change: { readonly [Key in keyof Scenario]?: Scenario[Key] | undefined }): void {
      const state = get()
      const wanted = freeOfTask(withoutUndefined({ ...state.scenario, ...change }))
      const scenario = withPossibleFault(wanted)
      if (sameScenario(scenario, state.scenario)) return
      const trace = run(scenario)
      if (!trace) return
      const cursor = sameStep(state.trace.events, state.cursor, trace.events)
      set({ scenario, trace, visit: null, cursor, arrival: 'jump', playing: false })
    },
    /** Shows a whole scenario at an index, as a link asks for it. */
    openScenario(scenario: Scenario, at: (trace: Trace) => number): void {
      const state = get()
      const trace = sameScenario(scenario, state.scenario) ? state.trace : run(scenario)
      if (!trace) return
      const cursor = clampCursor(trace.events, at(trace))
      if (trace === state.trace && cursor === state.cursor) return
      const visit = trace === state.trace ? state.visit : null
      set({ scenario, trace, visit, cursor, arrival: 'jump', playing: false })
    },
    /** Shows a recording that comes from elsewhere. */
    openTrace(trace: Trace, index: number, visit: Visit): void {
      const cursor = clampCursor(trace.events, index)
      const { scenario } = trace
      set({ scenario, trace, visit, cursor, arrival: 'jump', playing: false, filter: null })
    },
    /** Back from such a recording to the run of its scenario. */
    leaveVisit(): void {
      const { scenario } = get()
      const trace = run(scenario)
      if (trace) set({ trace, visit: null, cursor: 0, arrival: 'jump', playing: false })
    },
  }
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

/** Scenarios are flat records of scalars. */
export function sameScenario(a: Scenario, b: Scenario): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Scenario>
  return [...keys].every((key) => a[key] === b[key])
}

function withoutUndefined(scenario: object): Scenario {
  return Object.fromEntries(
    Object.entries(scenario).filter(([, value]) => value !== undefined),
  ) as unknown as Scenario
}
