export type Locale = 'zh-CN' | 'en'
export const LOCALES: readonly Locale[] = ['zh-CN', 'en']

/** The same shape as the base catalogue with any text: a key missing from a translation does not compile. */
export type Translated<Base> = {
  readonly [Key in keyof Base]: Base[Key] extends string ? string : Translated<Base[Key]>
}

/** The first of the browser's languages that we speak; zh-CN when there is none. */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const primary = language.toLowerCase().split('-')[0]
    if (primary === 'zh') return 'zh-CN'
    if (primary === 'en') return 'en'
  }
  return 'zh-CN'
}
