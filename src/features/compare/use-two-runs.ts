import { useMemo, useState } from 'react'
import type { Scenario } from '../../scenario/scenario.ts'
import { type RunState, useRun } from '../../store/use-run.ts'
import { alignTraces, firstDivergence, type StepPair } from '../../trace/diff-traces.ts'
import type { Trace } from '../../trace/trace.ts'

export interface TwoRuns {
  readonly left: Trace
  readonly right: Trace
  readonly pairs: readonly StepPair[]
  /** −1 when the runs are the same. */
  readonly divergence: number
}

/** Both runs and how they pair; null while one is missing, and then whether it is still to come. */
export function useTwoRuns(
  left: Scenario,
  right: Scenario,
): { readonly runs: TwoRuns | null; readonly state: RunState['kind'] } {
  const states = [useRun(left), useRun(right)] as const
  const one = useShown(states[0])
  const other = useShown(states[1])
  const runs = useMemo(() => {
    if (!one || !other) return null
    const pairs = alignTraces(one, other)
    return { left: one, right: other, pairs, divergence: firstDivergence(pairs) }
  }, [one, other])
  const kinds = states.map(({ kind }) => kind)
  const state = (['unavailable', 'loading'] as const).find((kind) => kinds.includes(kind))
  return { runs, state: state ?? 'run' }
}

/** The run; while it is on its way, the run before. */
function useShown(run: RunState): Trace | null {
  const [before, setBefore] = useState<Trace | null>(null)
  const shown = run.kind === 'run' ? run.trace : run.kind === 'loading' ? before : null
  if (shown !== before) setBefore(shown)
  return shown
}
