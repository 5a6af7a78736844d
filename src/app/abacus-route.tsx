import { lazy, useCallback } from 'react'
import type { PageProps } from './page-ids.ts'

// Nobody who steps through a run needs it.
const AbacusPage = lazy(async () => ({
  default: (await import('../features/abacus/abacus-page.tsx')).AbacusPage,
}))

/** The abacus at the size that the address asks for; without one, at the course's 3 × 4. */
export function AbacusRoute({ options, setOptions }: PageProps) {
  const onSize = useCallback(
    (size: { readonly apps: number; readonly tools: number }) =>
      setOptions({ n: size.apps, m: size.tools }),
    [setOptions],
  )
  return <AbacusPage size={{ apps: options.n ?? 3, tools: options.m ?? 4 }} onSize={onSize} />
}
