import type { Notes } from './note-types.ts'

/** The explanations in one language; only the one asked for is fetched. */
export async function loadNotes(locale: 'zh-CN' | 'en'): Promise<Notes> {
  const catalogue = locale === 'en' ? await import('./en.ts') : await import('./zh-CN.ts')
  return catalogue.notes
}
