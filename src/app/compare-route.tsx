import { lazy } from 'react'
import type { Scenario } from '../scenario/scenario.ts'
import { REVISION_CHOICES } from '../store/choices.ts'
import { useLab } from '../store/lab-context.tsx'
import { useAddress, usePlace } from './address-context.tsx'
import { MoreTexts } from './more-texts.tsx'

const ComparePage = lazy(async () => ({
  default: (await import('../features/compare/compare-page.tsx')).ComparePage,
}))

/** The comparison with the run that the address names; without one, with the same run in the other revision. */
export function CompareRoute() {
  const { versus } = usePlace()
  const { setVersus } = useAddress()
  const scenario = useLab((state) => state.scenario)
  return (
    <MoreTexts>
      <ComparePage versus={versus ?? inOtherRevision(scenario)} onVersus={setVersus} />
    </MoreTexts>
  )
}

const twins = new WeakMap<Scenario, Scenario>()

/** The same object for the same scenario, so that nothing runs twice. */
function inOtherRevision(scenario: Scenario): Scenario {
  const known = twins.get(scenario)
  if (known) return known
  const revision = REVISION_CHOICES.find((id) => id !== scenario.revision) ?? scenario.revision
  const twin = { ...scenario, revision }
  twins.set(scenario, twin)
  return twin
}
