import { useTranslations } from 'use-intl'
import { gradePrediction, type PartVerdict, type Prediction } from '../../trace/prediction.ts'
import type { TraceEvent } from '../../trace/trace.ts'
import { VerdictSquare } from '../../views/verdict-square.tsx'

/** Part by part: what was said, and what came. */
export function PredictVerdicts(props: {
  readonly prediction: Prediction
  readonly event: TraceEvent
}) {
  const t = useTranslations('classroom')
  const verdicts = gradePrediction(props.prediction, props.event)
  const right = verdicts.filter((verdict) => verdict.right).length
  return (
    <div role="status">
      <h2>{t('score', { right: String(right), all: String(verdicts.length) })}</h2>
      <ul className="class-verdicts">
        {verdicts.map((verdict) => (
          <Verdict key={verdict.part} {...verdict} />
        ))}
      </ul>
    </div>
  )
}

function Verdict({ part, said, came, right }: PartVerdict) {
  const t = useTranslations('classroom')
  const deck = useTranslations('deck')
  const word = (value: string) => {
    if (value === '') return t('nothing')
    if (part === 'kind') return t(`kinds.${value}` as 'kinds.request')
    if (part === 'way') return deck(`directions.${value}` as 'directions.inside')
    return <code>{value}</code>
  }
  return (
    <li>
      <VerdictSquare kind={right ? 'pass' : 'fail'} />
      <span>
        <b>{t(`parts.${part}`)}</b> {t('said')} {word(said)}
        {right ? (
          <span className="vh">{t('isRight')}</span>
        ) : (
          <>
            {' · '}
            {t('came')} {word(came)}
          </>
        )}
      </span>
    </li>
  )
}
