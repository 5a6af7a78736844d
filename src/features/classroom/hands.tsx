import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useLabActions } from '../../store/lab-context.tsx'
import { FORETOLD_KINDS, foretoldKind } from '../../trace/prediction.ts'
import type { TraceEvent } from '../../trace/trace.ts'

const MOST = 999

/** Counts raised hands for each kind: the digit adds one, with Shift it takes one back. Nothing leaves the page. */
export function Hands(props: {
  readonly hands: readonly number[]
  /** The step that came; its kind is marked. */
  readonly came: TraceEvent | null
}) {
  const t = useTranslations('classroom')
  const { setClass } = useLabActions()
  const { hands, came } = props
  const change = (index: number, by: number) =>
    setClass({
      hands: hands.map((count, at) =>
        at === index ? Math.max(0, Math.min(MOST, count + by)) : count,
      ),
    })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
      const index = Number(/^Digit([1-6])$/.exec(event.code)?.[1] ?? 0) - 1
      if (index < 0) return
      event.preventDefault()
      change(index, event.shiftKey ? -1 : 1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  return (
    <ul className="class-hands" aria-label={t('hands')}>
      {FORETOLD_KINDS.map((kind, index) => (
        <li key={kind} className={came && foretoldKind(came) === kind ? 'came' : undefined}>
          <kbd>{index + 1}</kbd> {t(`kinds.${kind}`)} <b className="mono">{hands[index]}</b>
          {came && foretoldKind(came) === kind && <span>{t('came')}</span>}
          <button
            type="button"
            aria-label={t('handMore', { kind: t(`kinds.${kind}`) })}
            onClick={() => change(index, 1)}
          >
            {'+'}
          </button>
          <button
            type="button"
            aria-label={t('handLess', { kind: t(`kinds.${kind}`) })}
            onClick={() => change(index, -1)}
          >
            {'−'}
          </button>
        </li>
      ))}
    </ul>
  )
}
