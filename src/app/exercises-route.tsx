import { lazy } from 'react'
import { useLabActions } from '../store/lab-context.tsx'
import { useAddress, usePlace } from './address-context.tsx'
import type { PageProps } from './page-ids.ts'

// Exercises, their graders and the editor are for those who practise.
const ExercisesPage = lazy(async () => ({
  default: (await import('../features/exercises/exercises-page.tsx')).ExercisesPage,
}))

/** The exercises; a frame that a verdict points at is opened in the stepper. */
export function ExercisesRoute({ options, setOptions }: PageProps) {
  const { exercise } = usePlace()
  const { openTrace, say } = useLabActions()
  const { linkTo } = useAddress()
  return (
    <ExercisesPage
      name={exercise}
      fork={options.fork ?? null}
      onFork={(fork) => setOptions({ fork })}
      onOpen={({ trace, seq }, from) => {
        openTrace(trace, seq, { kind: 'exercise', id: from })
        location.hash = linkTo('step')
      }}
      say={say}
    />
  )
}
