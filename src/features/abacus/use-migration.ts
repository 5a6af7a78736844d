import { useEffect, useMemo, useState } from 'react'
import { type MigrationStep, migrationSteps } from '../../exercise/abacus-migration.ts'
import type { AbacusSize, Edge } from '../../exercise/abacus-model.ts'

export interface Migration {
  readonly steps: readonly MigrationStep[]
  /** Index of the step shown; 0 is the start. */
  readonly at: number
  readonly playing: boolean
  /** Adapters that still stand, and clients and servers that are written. */
  readonly standing: readonly Edge[]
  readonly written: readonly Edge[]
  readonly start: () => void
  readonly pause: () => void
  readonly stepOnce: () => void
  readonly reset: () => void
}

/** A piece every so many ms: 3 × 4 in four seconds, 50 × 50 in ten. */
const tick = (pieces: number) => Math.max(100, 600 - pieces * 10)

/** The migration of one size; it starts over when the size changes and when `active` ends. */
export function useMigration(size: AbacusSize, active: boolean): Migration {
  const { apps, tools } = size
  const steps = useMemo(
    () => (active ? migrationSteps({ apps, tools }) : []),
    [active, apps, tools],
  )
  const [state, setState] = useState({ steps, at: 0, playing: false })
  // Another size or a panel just opened: the state belongs to steps that are gone.
  const { at, playing } = state.steps === steps ? state : { at: 0, playing: false }
  const last = steps.length - 1
  const put = (index: number, keepPlaying: boolean) => {
    const next = Math.min(last, index)
    setState({ steps, at: next, playing: keepPlaying && next < last })
  }

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(
      () => setState({ steps, at: Math.min(last, at + 1), playing: at + 1 < last }),
      tick(last),
    )
    return () => clearTimeout(timer)
  }, [playing, at, last, steps])

  const { standing, written } = useMemo(() => {
    const done = steps.slice(0, at + 1)
    return {
      standing: steps.slice(at + 1).flatMap(({ removed }) => removed),
      written: done.flatMap(({ written: piece }) => (piece ? [piece] : [])),
    }
  }, [steps, at])

  return {
    steps,
    at,
    playing,
    standing,
    written,
    start: () => {
      // Who asked for no motion gets the end at once: the table has every step.
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      put(still ? last : at === last ? 0 : at, !still)
    },
    pause: () => put(at, false),
    stepOnce: () => put(at + 1, false),
    reset: () => put(0, false),
  }
}
