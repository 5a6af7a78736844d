import type { ExtraView, Notice, NoticesState, PanelId } from './lab-state.ts'
import type { GetState, SetState } from './slice.ts'

export function noticesActions(set: SetState, get: GetState) {
  const notify = (...more: readonly Notice[]): void => {
    const said = new Set(get().notices.map((notice) => JSON.stringify(notice)))
    const fresh = more.filter((notice) => !said.has(JSON.stringify(notice)))
    if (fresh.length > 0) set({ notices: [...get().notices, ...fresh] })
  }
  const announce = (id: NonNullable<NoticesState['announcement']>['id']): void =>
    set({ announcement: { id, count: (get().announcement?.count ?? 0) + 1 } })
  return {
    notify,
    dismiss: (notice: Notice): void =>
      set({ notices: get().notices.filter((other) => other !== notice) }),
    /** Has the live region say something that is no step. */
    announce,
    /** Says that a text is on the clipboard; where the browser refused, shows it to be taken by hand. */
    tellCopied(text: string, isCopied: boolean, id: 'copied' | 'link-copied' = 'copied'): void {
      if (isCopied) announce(id)
      else notify({ id: 'copy-failed', text })
    },
    /** Has the live region say a sentence that the page has worded. */
    say(text: string): void {
      set({ announcement: { id: 'said', text, count: (get().announcement?.count ?? 0) + 1 } })
    },
    /** A bug of ours in what nobody waits for goes to the error boundary. */
    fall: (error: unknown): void => set({ crash: { error } }),
    /** Opens one panel, and with it closes any other. */
    openPanel: (panel: PanelId): void => set({ panel }),
    closePanel: (): void => set({ panel: null }),
    /** Shows one of them in the sheet; null goes back to the remembered tab. */
    showExtra: (extra: ExtraView | null): void => set({ extra }),
  }
}
