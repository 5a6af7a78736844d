import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import type { CheckTexts } from '../content/checks/check-text-types.ts'
import { loadCheckTexts } from '../content/checks/check-texts.ts'

/** The rules in the person's language; null until they are here. */
export function useCheckTexts(): CheckTexts | null {
  const locale = useLocale()
  const [texts, setTexts] = useState<CheckTexts | null>(null)
  useEffect(() => {
    let isCurrent = true
    loadCheckTexts(locale).then((loaded) => isCurrent && setTexts(loaded))
    return () => {
      isCurrent = false
    }
  }, [locale])
  return texts
}
