import { lazy, Suspense } from 'react'
import { LiveRegion } from '../features/narration/live-region.tsx'
import { useLab } from '../store/lab-context.tsx'
import { MoreTexts } from '../views/more-texts.tsx'
import { useAddress, usePlace } from './address-context.tsx'
import { CrashGate, ErrorBoundary } from './error-boundary.tsx'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'
import { PAGES } from './pages.ts'
import { useDocument } from './use-document.ts'

// Few come by an iframe or to look at somebody's run.
const EmbedStrip = lazy(async () => ({
  default: (await import('./embed-strip.tsx')).EmbedStrip,
}))
const VisitStrip = lazy(async () => ({
  default: (await import('./visit-strip.tsx')).VisitStrip,
}))
const HelpDialog = lazy(async () => ({
  default: (await import('../features/help/help-dialog.tsx')).HelpDialog,
}))

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
  const isHelping = useLab(({ panel }) => panel === 'help')
  const isVisit = useLab((state) => state.visit !== null)
  useDocument(page)
  const Page = PAGES[page]
  const view = <Page options={options} setOptions={setOptions} />
  return (
    <div className="page">
      {options.view === 'embed' ? (
        <Suspense>
          <EmbedStrip />
        </Suspense>
      ) : (
        options.view !== 'audience' && <Header />
      )}
      <Notices />
      {page === 'step' && isVisit && (
        <MoreTexts>
          <VisitStrip />
        </MoreTexts>
      )}
      {page === 'step' || page === 'start' ? view : <MoreTexts>{view}</MoreTexts>}
      {isHelping && (
        <MoreTexts>
          <HelpDialog />
        </MoreTexts>
      )}
      <LiveRegion />
    </div>
  )
}
