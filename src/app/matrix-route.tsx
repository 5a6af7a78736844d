import { lazy, useCallback } from 'react'
import type { Scenario } from '../scenario/scenario.ts'
import { DEFAULT_LINK, formatLink } from '../scenario/scenario-link.ts'

// A hundred runs are for those who ask for them.
const MatrixPage = lazy(async () => ({
  default: (await import('../features/matrix/matrix-page.tsx')).MatrixPage,
}))

/** The matrix of faults; each cell leads to its frame in the stepper. */
export function MatrixRoute() {
  const linkTo = useCallback(
    (scenario: Scenario, at: string) => formatLink({ ...DEFAULT_LINK, scenario, options: { at } }),
    [],
  )
  return <MatrixPage linkTo={linkTo} />
}
