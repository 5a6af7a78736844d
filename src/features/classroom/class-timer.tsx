import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

/** Minutes and seconds since the window opened or since the last reset. */
export function ClassTimer() {
  const t = useTranslations('classroom')
  const [start, setStart] = useState(() => Date.now())
  const [now, setNow] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - start) / 1000))
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <>
      <span role="timer" className="presenter-time mono" aria-label={t('timer')}>
        {text}
      </span>
      <button
        type="button"
        className="btn"
        onClick={() => {
          setStart(Date.now())
          setNow(Date.now())
        }}
      >
        {t('resetTimer')}
      </button>
    </>
  )
}
