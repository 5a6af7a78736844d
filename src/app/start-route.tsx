import { lazy, Suspense } from 'react'

const load = () => import('../features/start/start-page.tsx')
const StartPage = lazy(async () => ({ default: (await load()).StartPage }))

/** Has the page fetched beside its texts, when the address is known to lead there. */
export function fetchStart(): void {
  // Where this fails, drawing the page fails as well and says so.
  load().catch(() => {})
}

/** The page of a first visit; it needs no texts beyond the first. */
export function StartRoute() {
  return (
    <Suspense>
      <StartPage />
    </Suspense>
  )
}
