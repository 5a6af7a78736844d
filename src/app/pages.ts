import type { ComponentType } from 'react'
import { AbacusRoute } from './abacus-route.tsx'
import { CompareRoute } from './compare-route.tsx'
import { ExercisesRoute } from './exercises-route.tsx'
import { HandoutRoute } from './handout-route.tsx'
import { MatrixRoute } from './matrix-route.tsx'
import type { PageId, PageProps } from './page-ids.ts'
import { ReferenceRoute } from './reference-route.tsx'
import { StartRoute } from './start-route.tsx'
import { StepPage } from './step-page.tsx'
import { TranscriptRoute } from './transcript-route.tsx'

/** What draws each page. */
export const PAGES: { readonly [Id in PageId]: ComponentType<PageProps> } = {
  start: StartRoute,
  step: StepPage,
  compare: CompareRoute,
  matrix: MatrixRoute,
  abacus: AbacusRoute,
  exercises: ExercisesRoute,
  transcript: TranscriptRoute,
  reference: ReferenceRoute,
  handout: HandoutRoute,
}
