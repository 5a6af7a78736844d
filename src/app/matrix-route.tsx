import { lazy, useCallback } from 'react'
import type { Scenario } from '../scenario/scenario.ts'
import { runLink } from '../store/class-link.ts'
import { useLab, useLabActions } from '../store/lab-context.tsx'
import { useAddress } from './address-context.tsx'

// A hundred runs are for those who ask for them.
const MatrixPage = lazy(async () => ({
  default: (await import('../features/matrix/matrix-page.tsx')).MatrixPage,
}))

/** The matrix of faults; each cell leads to its frame in the stepper. */
export function MatrixRoute() {
  const override = useLab((state) => state.override)
  const linkTo = useCallback(
    (scenario: Scenario, at: string) => runLink({ override }, scenario, at),
    [override],
  )
  const { openTrace } = useLabActions()
  const { linkTo: pageLink } = useAddress()
  return (
    <MatrixPage
      linkTo={linkTo}
      onOpen={({ trace, seq }) => {
        openTrace(trace, seq, { kind: 'matrix', id: 'slow' })
        location.hash = pageLink('step')
      }}
    />
  )
}
