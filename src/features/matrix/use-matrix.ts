import { useEffect, useState } from 'react'
import { canHappen } from '../../scenario/fault-places.ts'
import {
  ALL_FAULT_IDS,
  type FaultId,
  type Scenario,
  type ServerId,
} from '../../scenario/scenario.ts'
import { REVISION_CHOICES, TRANSPORT_CHOICES } from '../../store/choices.ts'
import { useLabActions } from '../../store/lab-context.tsx'
import { outcomeOf, type RunOutcome } from '../../trace/outcome.ts'

/** The columns: two revisions, each over two transports. */
export const COLUMNS = REVISION_CHOICES.flatMap((revision) =>
  TRANSPORT_CHOICES.map((transport) => ({ revision, transport })),
)

export interface MatrixCell {
  readonly scenario: Scenario
  /** `none`: the fault cannot happen here; `waiting`: not run yet; `unavailable`: its code could not be fetched. */
  readonly outcome: RunOutcome | 'none' | 'waiting' | 'unavailable'
  /** The same with another server, once it has run; null where nothing is to be had. */
  readonly other: { readonly server: ServerId; readonly outcome: RunOutcome } | null
}
export interface MatrixRow {
  readonly fault: FaultId
  readonly cells: readonly MatrixCell[]
}

/** How long one slice of runs may hold the page, ms. */
const SLICE_MS = 8

type Done = ReadonlyMap<string, RunOutcome | 'unavailable'>

/** Every fault in every place with one server, run slice by slice, so that the page stays quick meanwhile. */
export function useMatrix(base: Scenario, server: ServerId): readonly MatrixRow[] {
  const { runOf } = useLabActions()
  const [done, setDone] = useState<Done>(new Map())
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  // A run that falls is a bug of ours and belongs to the error boundary.
  if (failure) throw failure.error
  const rows = ALL_FAULT_IDS.map((fault) => ({
    fault,
    cells: COLUMNS.map((column) => ({ ...base, ...column, server, fault })),
  }))
  const key = JSON.stringify(rows)
  useEffect(() => {
    const cells = (JSON.parse(key) as typeof rows).flatMap((row) => row.cells)
    const wanted = [...cells, ...cells.map(beside)].filter(canHappen)
    const found = new Map<string, RunOutcome | 'unavailable'>()
    let timer: ReturnType<typeof setTimeout> | null = null
    let isCurrent = true
    async function slice(from: number): Promise<void> {
      const began = performance.now()
      let next = from
      while (next < wanted.length && performance.now() - began < SLICE_MS) {
        const scenario = wanted[next++] as Scenario
        const trace = await runOf(scenario)
        found.set(nameOf(scenario), trace ? outcomeOf(trace) : 'unavailable')
      }
      if (!isCurrent) return
      setDone(new Map(found))
      if (next < wanted.length) timer = setTimeout(() => runFrom(next), 0)
    }
    function runFrom(from: number): void {
      slice(from).catch((error: unknown) => isCurrent && setFailure({ error }))
    }
    runFrom(0)
    return () => {
      isCurrent = false
      if (timer !== null) clearTimeout(timer)
    }
  }, [key, runOf])
  return rows.map(({ fault, cells }) => ({
    fault,
    cells: cells.map((scenario) => ({
      scenario,
      outcome: canHappen(scenario) ? (done.get(nameOf(scenario)) ?? 'waiting') : 'none',
      other: otherOf(scenario, done),
    })),
  }))
}

/** The scenario with the server whose answers are told beside those of its own. */
function beside(scenario: Scenario): Scenario {
  return { ...scenario, server: scenario.server === 'python-sdk' ? 'spec' : 'python-sdk' }
}

function otherOf(scenario: Scenario, done: Done): MatrixCell['other'] {
  const other = beside(scenario)
  const outcome = done.get(nameOf(other))
  return typeof outcome === 'object' ? { server: other.server, outcome } : null
}

function nameOf(scenario: Scenario): string {
  return JSON.stringify(scenario)
}
