import { useTranslations } from 'use-intl'
import { HINT_COSTS, hintOrder } from '../../exercise/score.ts'
import { useSheet } from './sheet.ts'
import { Words } from './words.tsx'

/** Hints as rungs: opened ones stay, the next one can be opened, the others wait. */
export function HintLadder(props: {
  readonly opened: readonly number[]
  readonly onOpen: (index: number) => void
}) {
  const t = useTranslations('exercises')
  const { exercise, prose, verdict } = useSheet()
  const failed = verdict?.firstFailed ?? null
  const order = hintOrder(exercise.hints, props.opened, failed)
  const fits = order.some(
    (index) =>
      !props.opened.includes(index) && (exercise.hints[index] ?? []).includes(failed ?? ''),
  )
  return (
    <section className="ex-hints" aria-labelledby="ex-hints">
      <h2 id="ex-hints">
        {t('hints')} {fits && <small>{t('hintsFor')}</small>}
      </h2>
      <ol className="ex-ladder">
        {order.map((index, rung) => {
          const isOpen = props.opened.includes(index)
          const isNext = rung === props.opened.length
          const cost = t('hintCost', { n: HINT_COSTS[rung] ?? 0 })
          return (
            <li key={index} className={isOpen ? 'open' : 'closed'}>
              {isOpen ? (
                <span>
                  <Words text={prose.hints[index] ?? ''} />
                </span>
              ) : (
                <>
                  {isNext ? (
                    <button type="button" className="btn" onClick={() => props.onOpen(index)}>
                      {t('openHint', { n: String(rung + 1) })}
                    </button>
                  ) : (
                    <span>{t('openHint', { n: String(rung + 1) })}</span>
                  )}
                  <span className="ex-cost">
                    {isNext ? cost : t('hintLater', { n: String(rung) })}
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
