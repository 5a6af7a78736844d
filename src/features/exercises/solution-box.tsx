import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FREE_SOLUTION_AFTER } from '../../exercise/score.ts'
import type { Attempt } from './use-attempt.ts'

/** The solution: open after three tries or a solved one, otherwise on confirmation. */
export function SolutionBox(props: {
  readonly attempt: Attempt
  /** Runs the solution and opens the recording; null where a solution makes none. */
  readonly onPlay: () => void
}) {
  const t = useTranslations('exercises')
  const { attempt } = props
  const [asked, setAsked] = useState(false)
  const { tries, holes, solutionSeen } = attempt.record
  const open = solutionSeen || holes !== null || tries >= FREE_SOLUTION_AFTER
  return (
    <section className="ex-solution" aria-labelledby="ex-solution">
      <h2 id="ex-solution">{t('solution')}</h2>
      {attempt.showsSolution && <p>{t('solutionNote')}</p>}
      {open ? (
        <p className="ex-buttons">
          <button
            type="button"
            className="btn"
            aria-pressed={attempt.showsSolution}
            onClick={() => attempt.showSolution(!attempt.showsSolution)}
          >
            {t(attempt.showsSolution ? 'solutionHide' : 'solutionUse')}
          </button>
          <button type="button" className="btn" onClick={props.onPlay}>
            {t('solutionPlay')}
          </button>
        </p>
      ) : asked ? (
        <>
          <p>{t('solutionAsk')}</p>
          <p className="ex-buttons">
            <button type="button" className="btn" onClick={() => attempt.showSolution(true)}>
              {t('solutionSure')}
            </button>
            <button type="button" className="btn" onClick={() => setAsked(false)}>
              {t('cancel')}
            </button>
          </p>
        </>
      ) : (
        <p className="ex-buttons">
          <button type="button" className="btn" onClick={() => setAsked(true)}>
            {t('solutionShow')}
          </button>
        </p>
      )}
    </section>
  )
}
