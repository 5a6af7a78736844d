import { useEffect, useMemo, useState } from 'react'
import type { Scenario } from '../../scenario/scenario.ts'
import { useLabActions } from '../../store/lab-context.tsx'
import { alignTraces, firstDivergence, type StepPair } from '../../trace/diff-traces.ts'
import type { Trace } from '../../trace/trace.ts'

export interface TwoRuns {
  readonly left: Trace
  readonly right: Trace
  readonly pairs: readonly StepPair[]
  /** −1 when the runs are the same. */
  readonly divergence: number
}

/** Both runs and how they pair; null until both are here. */
export function useTwoRuns(left: Scenario, right: Scenario): TwoRuns | null {
  const one = useRun(left)
  const other = useRun(right)
  return useMemo(() => {
    if (!one || !other) return null
    const pairs = alignTraces(one, other)
    return { left: one, right: other, pairs, divergence: firstDivergence(pairs) }
  }, [one, other])
}

/** A simulated run at once, a live one when its code has come; meanwhile the run before. */
function useRun(scenario: Scenario): Trace | null {
  const { runOf } = useLabActions()
  const begun = useMemo(() => runOf(scenario), [runOf, scenario])
  const [arrived, setArrived] = useState<Trace | null>(null)
  useEffect(() => {
    if (!(begun instanceof Promise)) return
    let isCurrent = true
    begun.then((trace) => isCurrent && setArrived(trace))
    return () => {
      isCurrent = false
    }
  }, [begun])
  return begun instanceof Promise ? arrived : begun
}
