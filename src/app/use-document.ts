import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useLab } from '../store/lab-context.tsx'
import { selectTheme } from '../store/lab-state.ts'
import type { PageId } from './page-ids.ts'

/** Keeps what stands outside the page's own boxes true: title, language, theme. */
export function useDocument(page: PageId): void {
  const t = useTranslations('shell')
  const locale = useLocale()
  const theme = useLab(selectTheme)
  const title = t('documentTitle', { page: t(`page.${page}`) })
  useEffect(() => {
    document.title = title
    document.documentElement.lang = locale
    // Styles that depend on the length of words, such as the lanes, look at it.
    document.documentElement.dataset.lang = locale
    document.documentElement.dataset.theme = theme
  }, [title, locale, theme])
}
