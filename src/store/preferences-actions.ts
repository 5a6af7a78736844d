import type { Preferences, PreferencesState } from './lab-state.ts'
import type { GetState, SetState } from './slice.ts'

export function preferencesActions(set: SetState, get: GetState) {
  return {
    /** Changes what the browser remembers; a person's choice ends what the link asked for. */
    prefer(change: Partial<Preferences>): void {
      const { preferences, override } = get()
      const rest = Object.entries(override).filter(([key]) => !(key in change))
      set({ preferences: { ...preferences, ...change }, override: Object.fromEntries(rest) })
    },
    /** What a link asks for, for this visit only. */
    overridePreferences: (override: PreferencesState['override']): void => set({ override }),
  }
}
