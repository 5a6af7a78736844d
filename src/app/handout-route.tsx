import { lazy } from 'react'
import type { PageProps } from './page-ids.ts'

const HandoutPage = lazy(async () => ({
  default: (await import('../features/handout/handout-page.tsx')).HandoutPage,
}))

/** The run as a handout, over the steps that the address names. */
export function HandoutRoute({ options, setOptions }: PageProps) {
  const { from, to } = options
  return (
    <HandoutPage
      range={{ from, to }}
      onRange={(range) =>
        setOptions({
          ...(range.from !== undefined && { from: range.from }),
          ...(range.to !== undefined && { to: range.to }),
        })
      }
    />
  )
}
