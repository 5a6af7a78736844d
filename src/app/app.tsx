import { type ComponentType, Suspense } from 'react'
import { HelpDialog } from '../features/help/help-dialog.tsx'
import { LiveRegion } from '../features/narration/live-region.tsx'
import { useAddress, usePlace } from './address-context.tsx'
import { CrashGate, ErrorBoundary } from './error-boundary.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { PAGES, type PageProps } from './pages.ts'
import { StepPage } from './step-page.tsx'
import { useDocument } from './use-document.ts'

/** The frame that all pages share, and the page that the address names. */
export function App() {
  return (
    <ErrorBoundary>
      <CrashGate>
        <Shell />
      </CrashGate>
    </ErrorBoundary>
  )
}

function Shell() {
  const { page, options } = usePlace()
  const { setOptions } = useAddress()
  useDocument(page)
  const View: ComponentType<PageProps> = PAGES.find(({ id }) => id === page)?.view ?? StepPage
  return (
    <div className="page">
      <Header />
      <Notices />
      <Suspense fallback={null}>
        <View options={options} setOptions={setOptions} />
      </Suspense>
      <HelpDialog />
      <LiveRegion />
    </div>
  )
}
