import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'

/** A run whose server is there already is done sooner than anybody could read. */
const WORTH_SAYING_MS = 200

/** Says that the server's code is on its way, for as long as it is; the run before stays in view meanwhile. */
export function LoadingNote() {
  const t = useTranslations('scenario')
  const isLoading = useLab((state) => state.pending !== null)
  const { say } = useLabActions()
  const [isShown, setIsShown] = useState(false)
  const text = t('loading')
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => {
      setIsShown(true)
      say(text)
    }, WORTH_SAYING_MS)
    return () => {
      clearTimeout(timer)
      setIsShown(false)
    }
  }, [isLoading, say, text])
  if (!isShown) return null
  return (
    <div className="scn-loading">
      <p>{text}</p>
    </div>
  )
}
