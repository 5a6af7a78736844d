import { lazy } from 'react'
import type { ViewOptions } from '../scenario/link-keys.ts'
import { MoreTexts } from '../views/more-texts.tsx'

const LazyClassroom = lazy(async () => ({
  default: (await import('../features/classroom/classroom.tsx')).Classroom,
}))
const LazyButtons = lazy(async () => ({
  default: (await import('../features/classroom/class-buttons.tsx')).ClassButtons,
}))

/** What a class has asked for. */
export function ClassroomPart({ view }: { readonly view: ViewOptions['view'] }) {
  return (
    <MoreTexts>
      <LazyClassroom view={view} />
    </MoreTexts>
  )
}

/** The ways into it. */
export function ClassroomButtons() {
  return (
    <MoreTexts>
      <LazyButtons />
    </MoreTexts>
  )
}
