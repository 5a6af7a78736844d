import { lazy } from 'react'
import { MoreTexts } from './more-texts.tsx'

const ReferencePage = lazy(async () => ({
  default: (await import('../features/reference/reference-page.tsx')).ReferencePage,
}))

/** The tables to look things up in. */
export function ReferenceRoute() {
  return (
    <MoreTexts>
      <ReferencePage />
    </MoreTexts>
  )
}
