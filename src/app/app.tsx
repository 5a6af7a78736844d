import { LiveRegion } from '../features/narration/live-region.tsx'
import { StepPage } from './step-page.tsx'

export function App() {
  return (
    <>
      <StepPage />
      <LiveRegion />
    </>
  )
}
