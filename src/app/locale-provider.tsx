import { type ReactNode, useEffect, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { loadNotes } from '../content/notes/load-notes.ts'
import type { Notes } from '../content/notes/note-types.ts'
import { loadMessages, type Messages } from '../i18n/load-messages.ts'
import type { Locale } from '../i18n/locale.ts'
import { useLab } from '../store/lab-context.tsx'
import { selectLocale } from '../store/lab-state.ts'
import { NotesProvider } from '../views/notes-context.tsx'

export interface Catalogue {
  readonly locale: Locale
  readonly messages: Messages
  readonly notes: Notes
}

/** Fetches one locale's texts: the page's words and the explanations. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const [messages, notes] = await Promise.all([loadMessages(locale), loadNotes(locale)])
  return { locale, messages, notes }
}

/** Texts in the person's language; while another catalogue is on its way the old one stays. */
export function LocaleProvider(props: {
  readonly initial: Catalogue
  readonly children: ReactNode
}) {
  const [catalogue, setCatalogue] = useState(props.initial)
  const wanted = useLab(selectLocale)
  useEffect(() => {
    if (catalogue.locale === wanted) return
    let isCurrent = true
    loadCatalogue(wanted).then((loaded) => isCurrent && setCatalogue(loaded))
    return () => {
      isCurrent = false
    }
  }, [catalogue.locale, wanted])
  return (
    <IntlProvider locale={catalogue.locale} messages={catalogue.messages as never} timeZone="UTC">
      <NotesProvider notes={catalogue.notes}>{props.children}</NotesProvider>
    </IntlProvider>
  )
}
