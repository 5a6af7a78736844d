import type { Notice, NoticesState } from './lab-state.ts'
import type { GetState, SetState } from './slice.ts'

export function noticesActions(set: SetState, get: GetState) {
  return {
    notify(...more: readonly Notice[]): void {
      if (more.length > 0) set({ notices: [...get().notices, ...more] })
    },
    dismiss: (notice: Notice): void =>
      set({ notices: get().notices.filter((other) => other !== notice) }),
    /** Has the live region say something that is no step. */
    announce(id: NonNullable<NoticesState['announcement']>['id']): void {
      set({ announcement: { id, count: (get().announcement?.count ?? 0) + 1 } })
    },
  }
}
