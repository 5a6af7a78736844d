import { useEffect } from 'react'
import { useLab, useLabActions } from '../../store/lab-context.tsx'

/** At the fastest speed a step still stands 900 ms; a step of speed 1 stands twice as long. */
export const STEP_MS = 1800

/** While playing, takes a step whenever its time is over. The only clock of the page. */
export function usePlayback(): void {
  const playing = useLab((state) => state.playing)
  const cursor = useLab((state) => state.cursor)
  const speed = useLab((state) => state.preferences.speed)
  const { tick } = useLabActions()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts its own wait
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(tick, STEP_MS / speed)
    return () => clearTimeout(timer)
  }, [playing, cursor, speed, tick])
}
