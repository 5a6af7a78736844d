import { useTranslations } from 'use-intl'
import { NAMED_APPS, toolWord } from './names.ts'

/** What apps and tools are called in the reader's language; both count from 1. */
export function useNames() {
  const t = useTranslations('abacus.app')
  return {
    app(number: number): string {
      const id = NAMED_APPS[number - 1]
      return id ? t(id) : t('other', { number })
    },
    tool: toolWord,
  }
}
