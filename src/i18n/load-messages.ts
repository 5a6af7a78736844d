import type { first as firstBase } from './en/first.ts'
import type { more as moreBase } from './en/more.ts'
import type { Locale, Translated } from './locale.ts'

export type Messages = Translated<typeof firstBase> & Partial<Translated<typeof moreBase>>

/** The texts of one locale that every visit needs; only the locale asked for is fetched. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const catalogue =
    locale === 'en' ? await import('./en/first.ts') : await import('./zh-CN/first.ts')
  return catalogue.first
}

/** The texts of one locale for pages and panels beyond the first. */
export async function loadMoreMessages(locale: Locale): Promise<Partial<Messages>> {
  const catalogue = locale === 'en' ? await import('./en/more.ts') : await import('./zh-CN/more.ts')
  return catalogue.more
}
