import type { Preferences } from './lab-state.ts'
import type { GetState, SetState } from './slice.ts'

export function preferencesActions(set: SetState, get: GetState) {
  return {
    prefer: (change: Partial<Preferences>): void =>
      set({ preferences: { ...get().preferences, ...change } }),
  }
}
