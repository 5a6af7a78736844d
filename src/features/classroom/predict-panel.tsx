import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { stopBeside } from '../../store/playback-actions.ts'
import type { Prediction } from '../../trace/prediction.ts'
import type { Trace } from '../../trace/trace.ts'
import { Hands } from './hands.tsx'
import { PredictForm } from './predict-form.tsx'
import { PredictVerdicts } from './predict-verdicts.tsx'

interface Commitment {
  readonly prediction: Prediction
  readonly trace: Trace
  /** Index of the step that is foretold. */
  readonly target: number
}

/** Asks for the next step before it comes, and grades what was said by the step itself. */
export function PredictPanel() {
  const t = useTranslations('classroom')
  const { next, setClass } = useLabActions()
  const trace = useLab((state) => state.trace)
  const cursor = useLab((state) => state.cursor)
  const upcoming = useLab((state) => stopBeside(state, 1))
  const hands = useLab((state) => state.classroom.hands)
  const [said, setSaid] = useState<Commitment | null>(null)
  const event = said && said.trace === trace && said.target === cursor ? trace.events[cursor] : null
  const waits = said?.trace === trace && said.target === upcoming
  return (
    <section className="class-part predicting" aria-label={t('predict')}>
      {event && said ? (
        <PredictVerdicts prediction={said.prediction} event={event} />
      ) : waits ? (
        <p className="class-line">
          {t('committed', { step: String(said.target + 1) })}
          <button type="button" className="btn" onClick={next}>
            {t('look')}
          </button>
          <button type="button" className="btn" onClick={() => setSaid(null)}>
            {t('sayOther')}
          </button>
        </p>
      ) : upcoming === null ? (
        <p>{t('noMore')}</p>
      ) : (
        <PredictForm
          key={`${trace.events[cursor]?.key}`}
          step={upcoming + 1}
          transport={trace.scenario.transport}
          onCommit={(prediction) => setSaid({ prediction, trace, target: upcoming })}
        />
      )}
      {hands && <Hands hands={hands} came={event ?? null} />}
      <p className="class-line">
        {event && upcoming !== null && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setSaid(null)
              if (hands) setClass({ hands: hands.map(() => 0) })
            }}
          >
            {t('again')}
          </button>
        )}
        <button
          type="button"
          className="btn"
          aria-pressed={hands !== null}
          onClick={() => setClass({ hands: hands ? null : [0, 0, 0, 0, 0, 0] })}
        >
          {t('hands')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => setClass({ predicts: false, hands: null })}
        >
          {t('endPredict')}
        </button>
      </p>
    </section>
  )
}
