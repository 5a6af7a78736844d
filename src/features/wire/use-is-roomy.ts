import { useSyncExternalStore } from 'react'

const ROOMY = '(min-width: 1600px) and (min-height: 900px)'

/** True when fields and bytes both have room (design language §6.8). */
export function useIsRoomy(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(ROOMY)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(ROOMY).matches,
  )
}
