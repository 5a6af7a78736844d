import { createContext, type ReactNode, Suspense, useContext, useEffect } from 'react'

interface MoreTextsState {
  /** The catalogue in use holds the texts beyond the first. */
  readonly ready: boolean
  /** Have them fetched, now and in every language chosen later. */
  readonly want: () => void
  /** Why they could not be fetched; null: they could, or nobody has tried. */
  readonly failure: { readonly error: unknown } | null
}

/** Filled by `LocaleProvider`. */
export const MoreTextsContext = createContext<MoreTextsState>({
  ready: true,
  want: () => {},
  failure: null,
})

/** Shows pages and panels beyond the first once their texts and their code are here. */
export function MoreTexts({ children }: { readonly children: ReactNode }) {
  const { ready, want, failure } = useContext(MoreTextsContext)
  useEffect(want, [want])
  if (ready) return <Suspense>{children}</Suspense>
  // Without its texts a part would stay blank for ever; the error boundary can say so.
  if (failure) throw failure.error
  return null
}
