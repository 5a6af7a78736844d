/** Runs for a page to show: a simulated one is there at once, a live one when its code has come. */
import { useEffect, useMemo, useState } from 'react'
import type { Scenario } from '../scenario/scenario.ts'
import type { Trace } from '../trace/trace.ts'
import { useLabActions } from './lab-context.tsx'

export type RunState =
  | { readonly kind: 'run'; readonly trace: Trace }
  /** Its code is on its way. */
  | { readonly kind: 'loading' }
  /** Its code could not be fetched. */
  | { readonly kind: 'unavailable' }

/** The run of each scenario. They run again for another list, so the caller keeps its list. */
export function useRunsOf(scenarios: readonly Scenario[]): readonly RunState[] {
  const { runOf } = useLabActions()
  const begun = useMemo(() => scenarios.map(runOf), [scenarios, runOf])
  const [arrived, setArrived] = useState<ReadonlyMap<Promise<unknown>, RunState>>(new Map())
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  // A run that falls is a bug of ours and belongs to the error boundary.
  if (failure) throw failure.error
  useEffect(() => {
    let isCurrent = true
    const waiting = begun.filter((run) => run instanceof Promise)
    for (const run of waiting)
      run.then(
        (trace) => {
          if (!isCurrent) return
          const state: RunState = trace ? { kind: 'run', trace } : { kind: 'unavailable' }
          setArrived((before) => new Map([...ofThese(before, waiting), [run, state]]))
        },
        (error: unknown) => isCurrent && setFailure({ error }),
      )
    return () => {
      isCurrent = false
    }
  }, [begun])
  return begun.map((run) => {
    if (!(run instanceof Promise)) return { kind: 'run', trace: run }
    return arrived.get(run) ?? { kind: 'loading' }
  })
}

/** One of them. */
export function useRun(scenario: Scenario): RunState {
  const [run] = useRunsOf(useMemo(() => [scenario], [scenario]))
  return run as RunState
}

/** What has arrived for an earlier list is let go. */
function ofThese(
  arrived: ReadonlyMap<Promise<unknown>, RunState>,
  wanted: readonly Promise<unknown>[],
): readonly (readonly [Promise<unknown>, RunState])[] {
  return [...arrived].filter(([run]) => wanted.includes(run))
}
