import { useMemo } from 'react'
import { canHappen } from '../../scenario/fault-places.ts'
import { type Scenario, SERVER_IDS, type ServerId } from '../../scenario/scenario.ts'
import { type RunState, useRunsOf } from '../../store/use-run.ts'

export type ServerRun =
  | RunState
  /** The scenario's fault lies in code that this server does not have. */
  | { readonly kind: 'no-place' }

export interface ServerRunOf {
  readonly server: ServerId
  readonly run: ServerRun
}

/** The scenario with each of the servers: what runs at once is there at once, the live one follows. */
export function useRuns(scenario: Scenario): readonly ServerRunOf[] {
  const possible = useMemo(
    () => SERVER_IDS.map((server) => ({ ...scenario, server })).filter(canHappen),
    [scenario],
  )
  const runs = useRunsOf(possible)
  return SERVER_IDS.map((server) => {
    const index = possible.findIndex((own) => own.server === server)
    return { server, run: runs[index] ?? { kind: 'no-place' } }
  })
}
