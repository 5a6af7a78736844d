import { createContext, type ReactNode, useContext, useEffect } from 'react'

interface MoreTextsState {
  /** The catalogue in use holds the texts beyond the first. */
  readonly ready: boolean
  /** Have them fetched, now and in every language chosen later. */
  readonly want: () => void
}

/** Filled by `LocaleProvider`. */
export const MoreTextsContext = createContext<MoreTextsState>({ ready: true, want: () => {} })

/** Shows its children once the texts of pages and panels beyond the first are here. */
export function MoreTexts({ children }: { readonly children: ReactNode }) {
  const { ready, want } = useContext(MoreTextsContext)
  useEffect(want, [want])
  return ready ? children : null
}
