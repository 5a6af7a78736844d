import { useState } from 'react'

export type Unfolding = 'open' | 'folded' | null

/** "Unfold all" or "fold all" for the step with this key; the next step starts as each field stands at first. */
export function useUnfolding(
  key: string | undefined,
): readonly [Unfolding, (unfolding: Unfolding) => void] {
  const [state, setState] = useState<{ readonly key?: string | undefined; readonly to: Unfolding }>(
    {
      to: null,
    },
  )
  return [state.key === key ? state.to : null, (to) => setState({ key, to })]
}
