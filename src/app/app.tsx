import { Suspense } from 'react'
import { HelpDialog } from '../features/help/help-dialog.tsx'
import { LiveRegion } from '../features/narration/live-region.tsx'
import { useLab } from '../store/lab-context.tsx'
import { useAddress, usePlace } from './address-context.tsx'
import { CrashGate, ErrorBoundary } from './error-boundary.tsx'
import { Header } from './header.tsx'
import { MoreTexts } from './more-texts.tsx'
import { Notices } from './notices.tsx'
import { PAGES } from './pages.ts'
import { useDocument } from './use-document.ts'
import { VisitStrip } from './visit-strip.tsx'

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
  const isVisit = useLab((state) => state.visit !== null)
  useDocument(page)
  const View = PAGES[page]
  return (
    <div className="page">
      <Header />
      <Notices />
      {page === 'step' && isVisit && (
        <MoreTexts>
          <VisitStrip />
        </MoreTexts>
      )}
      <Suspense fallback={null}>
        <View options={options} setOptions={setOptions} />
      </Suspense>
      <HelpDialog />
      <LiveRegion />
    </div>
  )
}
