import { lazy } from 'react'

const ReferencePage = lazy(async () => ({
  default: (await import('../features/reference/reference-page.tsx')).ReferencePage,
}))

/** The tables to look things up in. */
export function ReferenceRoute() {
  return <ReferencePage />
}
