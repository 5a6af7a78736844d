import { useTranslations } from 'use-intl'
import { useLabActions } from '../../store/lab-context.tsx'

/** Nothing to look at. The window that drives lets go of it by B, `.` or a click; the projected one does not. */
export function BlackScreen({ canEnd }: { readonly canEnd: boolean }) {
  const t = useTranslations('classroom')
  const { setClass } = useLabActions()
  if (!canEnd) return <div className="black-screen" role="img" aria-label={t('isBlack')} />
  return (
    <button
      type="button"
      className="black-screen"
      aria-label={t('endBlack')}
      onClick={() => setClass({ black: false })}
    />
  )
}
