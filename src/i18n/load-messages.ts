import type { messages as base } from './en.ts'
import type { Locale, Translated } from './locale.ts'

export type Messages = Translated<typeof base>

/** The catalogue of one locale; only the one asked for is fetched. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const catalogue = locale === 'en' ? await import('./en.ts') : await import('./zh-CN.ts')
  return catalogue.messages
}
