/** The words on the page in the project's language, read from the catalogues that the page itself uses. */
import { createTranslator } from 'use-intl/core'
import { messages as en } from '../src/i18n/en.ts'
import type { Locale } from '../src/i18n/locale.ts'
import { messages as zh } from '../src/i18n/zh-CN.ts'

export type Texts = ReturnType<typeof textsIn>

/** A translator over the whole catalogue, called with dotted keys. */
export function textsIn(locale: Locale) {
  return createTranslator({ locale, messages: locale === 'en' ? en : (zh as typeof en) })
}
