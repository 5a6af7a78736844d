import { useEffect, useMemo, useState } from 'react'
import { canHappen } from '../../scenario/fault-places.ts'
import { type Scenario, SERVER_IDS, type ServerId } from '../../scenario/scenario.ts'
import { useLabActions } from '../../store/lab-context.tsx'
import type { Trace } from '../../trace/trace.ts'

export type ServerRun =
  | { readonly kind: 'run'; readonly trace: Trace }
  /** Its code is on its way. */
  | { readonly kind: 'loading' }
  /** Its code could not be fetched. */
  | { readonly kind: 'unavailable' }
  /** The scenario's fault lies in code that this server does not have. */
  | { readonly kind: 'no-place' }

export interface ServerRunOf {
  readonly server: ServerId
  readonly run: ServerRun
}

/** The scenario with each of the servers: what runs at once is there at once, the live one follows. */
export function useRuns(scenario: Scenario): readonly ServerRunOf[] {
  const { runOf } = useLabActions()
  const begun = useMemo(
    () =>
      SERVER_IDS.map((server) => {
        const own = { ...scenario, server }
        return { server, run: canHappen(own) ? runOf(own) : null }
      }),
    [scenario, runOf],
  )
  const [arrived, setArrived] = useState<ReadonlyMap<Promise<unknown>, ServerRun>>(new Map())
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  // A run that falls is a bug of ours and belongs to the error boundary.
  if (failure) throw failure.error
  useEffect(() => {
    let isCurrent = true
    for (const { run } of begun)
      if (run instanceof Promise)
        run.then(
          (trace) =>
            isCurrent &&
            setArrived(new Map([[run, trace ? { kind: 'run', trace } : { kind: 'unavailable' }]])),
          (error: unknown) => isCurrent && setFailure({ error }),
        )
    return () => {
      isCurrent = false
    }
  }, [begun])
  return begun.map(({ server, run }): ServerRunOf => {
    if (run === null) return { server, run: { kind: 'no-place' } }
    if (!(run instanceof Promise)) return { server, run: { kind: 'run', trace: run } }
    return { server, run: arrived.get(run) ?? { kind: 'loading' } }
  })
}
