import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { loadNotes } from '../content/notes/load-notes.ts'
import type { Notes } from '../content/notes/note-types.ts'
import { loadMessages, loadMoreMessages, type Messages } from '../i18n/load-messages.ts'
import type { Locale } from '../i18n/locale.ts'
import { useLab } from '../store/lab-context.tsx'
import { selectLocale } from '../store/lab-state.ts'
import { MoreTextsContext } from '../views/more-texts.tsx'
import { NotesProvider } from '../views/notes-context.tsx'

export interface Catalogue {
  readonly locale: Locale
  readonly messages: Messages
  readonly notes: Notes
  /** With the texts of pages and panels beyond the first. */
  readonly whole: boolean
}

/** Fetches one locale's texts: the page's words and the explanations. */
export async function loadCatalogue(locale: Locale, whole = false): Promise<Catalogue> {
  const [messages, more, notes] = await Promise.all([
    loadMessages(locale),
    whole ? loadMoreMessages(locale) : {},
    loadNotes(locale),
  ])
  return { locale, messages: { ...messages, ...more }, notes, whole }
}

/** Texts in the person's language; while another catalogue is on its way the old one stays. */
export function LocaleProvider(props: {
  readonly initial: Catalogue
  readonly children: ReactNode
}) {
  const [catalogue, setCatalogue] = useState(props.initial)
  const [wantsWhole, setWantsWhole] = useState(props.initial.whole)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const wanted = useLab(selectLocale)
  useEffect(() => {
    if (catalogue.locale === wanted && (catalogue.whole || !wantsWhole)) return
    let isCurrent = true
    loadCatalogue(wanted, wantsWhole).then(
      (loaded) => isCurrent && setCatalogue(loaded),
      // Another language that cannot be fetched leaves the one that is there.
      (error: unknown) => isCurrent && wantsWhole && setFailure({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [catalogue, wanted, wantsWhole])
  const want = useCallback(() => setWantsWhole(true), [])
  const more = useMemo(
    () => ({ ready: catalogue.whole, want, failure }),
    [catalogue.whole, want, failure],
  )
  return (
    <IntlProvider locale={catalogue.locale} messages={catalogue.messages as never} timeZone="UTC">
      <NotesProvider notes={catalogue.notes}>
        <MoreTextsContext value={more}>{props.children}</MoreTextsContext>
      </NotesProvider>
    </IntlProvider>
  )
}
