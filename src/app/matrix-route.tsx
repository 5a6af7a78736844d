import { lazy, useCallback } from 'react'
import type { Scenario } from '../scenario/scenario.ts'
import { runLink } from '../store/class-link.ts'
import { useLab } from '../store/lab-context.tsx'

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
  return <MatrixPage linkTo={linkTo} />
}
