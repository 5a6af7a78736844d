import type { ExtraView, Notice, NoticesState, PanelId } from './lab-state.ts'
import type { GetState, SetState } from './slice.ts'

export function noticesActions(set: SetState, get: GetState) {
  return {
    notify(...more: readonly Notice[]): void {
      const said = new Set(get().notices.map((notice) => JSON.stringify(notice)))
      const fresh = more.filter((notice) => !said.has(JSON.stringify(notice)))
      if (fresh.length > 0) set({ notices: [...get().notices, ...fresh] })
    },
    dismiss: (notice: Notice): void =>
      set({ notices: get().notices.filter((other) => other !== notice) }),
    /** Has the live region say something that is no step. */
    announce(id: NonNullable<NoticesState['announcement']>['id']): void {
      set({ announcement: { id, count: (get().announcement?.count ?? 0) + 1 } })
    },
    /** Has the live region say a sentence that the page has worded. */
    say(text: string): void {
      set({ announcement: { id: 'said', text, count: (get().announcement?.count ?? 0) + 1 } })
    },
    /** Opens one panel, and with it closes any other. */
    openPanel: (panel: PanelId): void => set({ panel }),
    closePanel: (): void => set({ panel: null }),
    /** Shows one of them in the sheet; null goes back to the remembered tab. */
    showExtra: (extra: ExtraView | null): void => set({ extra }),
  }
}
