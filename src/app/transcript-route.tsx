import { lazy } from 'react'
import { useLabActions } from '../store/lab-context.tsx'
import { useAddress } from './address-context.tsx'

// The readers of foreign formats are for those who bring one.
const TranscriptPage = lazy(async () => ({
  default: (await import('../features/transcript/transcript-page.tsx')).TranscriptPage,
}))

/** Bring your own transcript; what could be read opens in the stepper. */
export function TranscriptRoute() {
  const { openTrace } = useLabActions()
  const { linkTo } = useAddress()
  return (
    <TranscriptPage
      onOpen={(trace, name) => {
        openTrace(trace, 0, { kind: 'transcript', id: name })
        location.hash = linkTo('step')
      }}
    />
  )
}
