import { type ComponentType, lazy } from 'react'
import type { ExtraView } from '../store/lab-state.ts'
import { MoreTexts } from '../views/more-texts.tsx'

/** Each is a chunk of its own. */
const PANELS: { readonly [view in ExtraView]: ComponentType } = {
  implementations: lazy(async () => ({
    default: (await import('../features/implementations/implementations.tsx')).Implementations,
  })),
  checks: lazy(async () => ({
    default: (await import('../features/verdicts/verdicts.tsx')).Verdicts,
  })),
  code: lazy(async () => ({
    default: (await import('../features/course-code/course-code.tsx')).CourseCode,
  })),
}

/** What the sheet shows beyond its own tabs. */
export function ExtraPanel({ view }: { readonly view: ExtraView }) {
  const Panel = PANELS[view]
  return (
    <MoreTexts>
      <Panel />
    </MoreTexts>
  )
}
