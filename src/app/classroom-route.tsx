import { lazy, Suspense } from 'react'
import type { ViewOptions } from '../scenario/link-keys.ts'
import { MoreTexts } from './more-texts.tsx'

const LazyClassroom = lazy(async () => ({
  default: (await import('../features/classroom/classroom.tsx')).Classroom,
}))
const LazyButtons = lazy(async () => ({
  default: (await import('../features/classroom/class-buttons.tsx')).ClassButtons,
}))

/** What a class has asked for. */
export function ClassroomPart({ view }: { readonly view: ViewOptions['view'] }) {
  return (
    <Suspense>
      <MoreTexts>
        <LazyClassroom view={view} />
      </MoreTexts>
    </Suspense>
  )
}

/** The ways into it. */
export function ClassroomButtons() {
  return (
    <Suspense>
      <MoreTexts>
        <LazyButtons />
      </MoreTexts>
    </Suspense>
  )
}
