import { lazy, useMemo } from 'react'
import type { Scenario } from '../scenario/scenario.ts'
import { REVISION_CHOICES } from '../store/choices.ts'
import { useLab } from '../store/lab-context.tsx'
import { legalScenario } from '../store/legal-scenario.ts'
import { useAddress, usePlace } from './address-context.tsx'

const ComparePage = lazy(async () => ({
  default: (await import('../features/compare/compare-page.tsx')).ComparePage,
}))

/** The comparison with the run that the address names; without one, with the same run in the other revision. */
export function CompareRoute() {
  const { versus } = usePlace()
  const { setVersus } = useAddress()
  const scenario = useLab((state) => state.scenario)
  // The same object for the same scenario, so that nothing runs twice.
  const twin = useMemo(() => inOtherRevision(scenario), [scenario])
  return <ComparePage versus={versus ?? twin} onVersus={setVersus} />
}

function inOtherRevision(scenario: Scenario): Scenario {
  const revision = REVISION_CHOICES.find((id) => id !== scenario.revision) ?? scenario.revision
  return legalScenario({ ...scenario, revision })
}
