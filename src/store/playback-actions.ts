import type { LabState, PlaybackState } from './lab-state.ts'
import type { GetState, SetState } from './slice.ts'
import { matchingSteps, type StepFilter } from './step-filter.ts'
import { nearestStep, neighbourStop, nextErrorAfter, phaseStarts } from './stops.ts'

export const INITIAL_PLAYBACK: PlaybackState = {
  cursor: 0,
  arrival: 'jump',
  playing: false,
  filter: null,
  range: null,
}

/** The indices that previous and next halt at, or null for every index. */
export function filteredStops(state: {
  readonly trace: { readonly events: LabState['trace']['events'] }
  readonly filter: LabState['filter']
}): readonly number[] | null {
  const { filter } = state
  const { events } = state.trace
  if (!filter) return null
  // Asked at every change of the state, found anew only for another filter or run.
  if (found?.events !== events || found.filter !== filter)
    found = { events, filter, stops: matchingSteps(events, filter) }
  return found.stops
}
let found: {
  readonly events: LabState['trace']['events']
  readonly filter: StepFilter
  readonly stops: readonly number[]
} | null = null

/** The index that next (1) or previous (-1) leads to, or null at the end. */
export function stopBeside(state: LabState, direction: 1 | -1): number | null {
  const stops = filteredStops(state)
  const { first, last } = boundsOf(state)
  const index = stops ? neighbourStop(stops, state.cursor, direction) : state.cursor + direction
  return index !== null && index >= first && index <= last ? index : null
}

/** First and last index that the cursor may take. */
export function boundsOf({
  trace,
  range,
}: Pick<LabState, 'trace'> & {
  readonly range: { readonly from?: string | undefined; readonly to?: string | undefined } | null
}): { readonly first: number; readonly last: number } {
  const { events } = trace
  const end = events.length - 1
  if (!range) return { first: 0, last: end }
  const first = nearestStep(events, range.from).index
  const last = range.to === undefined ? end : nearestStep(events, range.to).index
  return { first, last: Math.max(first, last) }
}

/** The legal cursor nearest to an index. */
export function within(state: Pick<LabState, 'trace' | 'range'>, index: number): number {
  const { first, last } = boundsOf(state)
  return Math.max(first, Math.min(last, Math.trunc(index)))
}

function firstStop(state: LabState): number {
  const { first } = boundsOf(state)
  return filteredStops(state)?.find((stop) => stop >= first) ?? first
}

/** Writers of the cursor and of what moves it. */
export function playbackActions(set: SetState, get: GetState) {
  const move = (index: number | null): void => {
    const state = get()
    if (index === null || index === state.cursor) return
    set({ cursor: index, arrival: index === state.cursor + 1 ? 'forward' : 'jump' })
  }
  const jump = (index: number | null): void => {
    if (index !== null) set({ cursor: within(get(), index), arrival: 'jump', playing: false })
  }
  const halt = (): void => {
    if (get().playing) set({ playing: false })
  }
  return {
    next(): void {
      halt()
      move(stopBeside(get(), 1))
    },
    previous(): void {
      halt()
      move(stopBeside(get(), -1))
    },
    first: (): void => jump(0),
    last: (): void => jump(get().trace.events.length - 1),
    /** `index` counts from 0 and is held inside the trace. */
    goTo: (index: number): void => jump(index),
    nextPhase(): void {
      jump(neighbourStop(phaseStarts(get().trace.events), get().cursor, 1))
    },
    previousPhase(): void {
      jump(neighbourStop(phaseStarts(get().trace.events), get().cursor, -1))
    },
    /** Goes to the next step on which an error arrives; false when none follows. */
    nextError(): boolean {
      const index = nextErrorAfter(get().trace.events, get().cursor)
      jump(index)
      return index !== null
    },
    /** Starts playing, from the first step when the cursor stands on the last. */
    togglePlay(): void {
      const state = get()
      if (state.playing) set({ playing: false })
      else if (stopBeside(state, 1) !== null) set({ playing: true })
      else set({ cursor: firstStop(state), arrival: 'jump', playing: true })
    },
    pause: halt,
    /** One step of playback; playing ends at the last step, and at errors when that is wanted. */
    tick(): void {
      const next = stopBeside(get(), 1)
      move(next)
      const { cursor, trace, preferences } = get()
      const isError = trace.events[cursor]?.errorChannel !== undefined
      if (stopBeside(get(), 1) === null || (isError && preferences.pauseAtErrors)) halt()
    },
    /** Keeps the cursor within these steps from now on; null frees it. */
    setRange(range: LabState['range']): void {
      set({ range })
      halt()
      const { cursor } = get()
      // Inside, the cursor stays as it came there: a ticket may still be running.
      if (within(get(), cursor) !== cursor) jump(cursor)
    },
    setFilter: (filter: StepFilter | null): void => set({ filter }),
  }
}
