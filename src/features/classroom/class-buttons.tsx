import { useTranslations } from 'use-intl'
import { classLink } from '../../store/class-link.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'

/** The ways into the classroom, among the deck's further controls. */
export function ClassButtons() {
  const t = useTranslations('classroom')
  const { setClass, closePanel } = useLabActions()
  const predicts = useLab((state) => state.classroom.predicts)
  const present = useLab((state) => classLink(state, { view: 'present' }))
  const open = (change: Parameters<typeof setClass>[0]) => {
    setClass(change)
    closePanel()
  }
  return (
    <fieldset className="deck-more-row">
      <legend>{t('legend')}</legend>
      <button
        type="button"
        className="btn"
        aria-pressed={predicts}
        onClick={() => open({ predicts: !predicts })}
      >
        {t('predict')}
        <kbd>{'P'}</kbd>
      </button>
      <button type="button" className="btn" onClick={() => open({ chooses: true })}>
        {t('lessons')}
      </button>
      <button type="button" className="btn" onClick={() => open({ lights: true })}>
        {t('spotlight')}
      </button>
      <a className="btn" href={present} onClick={closePanel}>
        {t('present')}
        <kbd>{'S'}</kbd>
      </a>
      <button type="button" className="btn" onClick={() => open({ showsCode: true })}>
        {t('code')}
        <kbd>{'Q'}</kbd>
      </button>
    </fieldset>
  )
}
