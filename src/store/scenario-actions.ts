import type { Scenario } from '../scenario/scenario.ts'
import type { Trace } from '../trace/trace.ts'
import type { LabState, Visit } from './lab-state.ts'
import { legalScenario } from './legal-scenario.ts'
import { within } from './playback-actions.ts'
import type { RunOf } from './runs.ts'
import type { GetState, SetState } from './slice.ts'
import { nearestStep, sameStep } from './stops.ts'

/** Writers of `scenario` and `trace`; they keep the cursor on the same step. */
export function scenarioActions(set: SetState, get: GetState, runOf: RunOf) {
  /** Shows the run of a scenario: at once, or as soon as a live server is there and nothing else was wanted meanwhile. */
  const show = (scenario: Scenario, at: string | undefined, place: (trace: Trace) => number) => {
    const { cursor: before } = get()
    const finish = (trace: Trace) => {
      const now = get()
      // Who has stepped on while waiting wants to stay there.
      const index =
        now.cursor === before ? place(trace) : sameStep(now.trace.events, now.cursor, trace.events)
      const cursor = within({ trace, range: now.range }, index)
      const shown = { visit: null, cursor, arrival: 'jump', playing: false } as const
      set({ scenario, trace, pending: null, ...shown })
    }
    try {
      const run = runOf(scenario)
      if (!('then' in run)) return finish(run)
      const pending = { scenario, at }
      set({ pending, playing: false })
      const isWanted = () => get().pending === pending
      run.then(
        (trace) => {
          if (!isWanted()) return
          if (trace) finish(trace)
          else set({ pending: null, notices: [...get().notices, { id: 'live-failed' }] })
        },
        (error: unknown) => void (isWanted() && set({ pending: null, crash: { error } })),
      )
    } catch (error) {
      set({ crash: { error } })
    }
  }
  return {
    /** Runs the scenario with these parts changed and stays at the step with the same key, else the nearest. */
    changeScenario(change: { readonly [Key in keyof Scenario]?: Scenario[Key] | undefined }): void {
      const scenario = legalScenario(withoutUndefined({ ...wantedScenario(get()), ...change }))
      if (sameScenario(scenario, wantedScenario(get()))) return
      show(scenario, undefined, ({ events }) => sameStep(get().trace.events, get().cursor, events))
    },
    /** Shows a whole scenario at the step that a link's `at` names; `onInexact` is told of the step taken where there is none of that name. */
    openScenario(
      scenario: Scenario,
      at?: string,
      onInexact?: (used: string, events: Trace['events']) => void,
    ): void {
      const place = ({ events }: Trace): number => {
        const { index, exact } = nearestStep(events, at)
        if (!exact) onInexact?.(events[index]?.key ?? '', events)
        return index
      }
      const state = get()
      if (!sameScenario(scenario, state.scenario)) {
        show(scenario, at, place)
        return
      }
      const cursor = within(state, place(state.trace))
      if (cursor === state.cursor && state.pending === null) return
      set({ pending: null, cursor, arrival: 'jump', playing: false })
    },
    /** Shows a recording that comes from elsewhere. */
    openTrace(trace: Trace, index: number, visit: Visit): void {
      const cursor = within({ trace, range: null }, index)
      const { scenario } = trace
      const shown = { visit, cursor, arrival: 'jump', playing: false } as const
      set({ scenario, trace, pending: null, filter: null, range: null, ...shown })
    },
    /** Back from such a recording to the run of its scenario. */
    leaveVisit: (): void => show(get().scenario, undefined, () => 0),
  }
}

/** What the person has asked for last, there already or not. */
export function wantedScenario({ scenario, pending }: LabState): Scenario {
  return pending?.scenario ?? scenario
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
