import { type ReactNode, useEffect, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { loadMessages, type Messages } from '../i18n/load-messages.ts'
import type { Locale } from '../i18n/locale.ts'
import { useLab } from '../store/lab-context.tsx'
import { selectLocale } from '../store/lab-state.ts'

export interface Catalogue {
  readonly locale: Locale
  readonly messages: Messages
}

/** Fetches one locale's texts. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return { locale, messages: await loadMessages(locale) }
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
      {props.children}
    </IntlProvider>
  )
}
