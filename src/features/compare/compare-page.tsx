import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Scenario } from '../../scenario/scenario.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { legalScenario } from '../../store/legal-scenario.ts'
import { PairRow } from './pair-row.tsx'
import { RunPicker } from './run-picker.tsx'
import { type TwoRuns, useTwoRuns } from './use-two-runs.ts'
import './compare.css'

/** Two runs on one clock: steps paired by meaning, gaps drawn, one cursor for both. */
export function ComparePage(props: {
  readonly versus: Scenario
  readonly onVersus: (scenario: Scenario) => void
}) {
  const t = useTranslations('compare')
  const scenario = useLab((state) => state.scenario)
  const trace = useLab((state) => state.trace)
  const cursor = useLab((state) => state.cursor)
  const isVisit = useLab((state) => state.visit !== null)
  const { changeScenario, goTo, leaveVisit } = useLabActions()
  const { runs, state } = useTwoRuns(scenario, props.versus)
  const pairs = runs?.pairs ?? []
  // The cursor is the stepper's; a step that only the right run has is remembered here, for these two runs.
  const [onRight, setOnRight] = useState<{
    readonly runs: TwoRuns
    readonly index: number
  } | null>(null)
  const byCursor = pairs.findLastIndex(({ left }) => left !== null && left <= cursor)
  const current = onRight && onRight.runs === runs ? onRight.index : Math.max(0, byCursor)
  useEffect(() => {
    if (isVisit) leaveVisit()
  }, [isVisit, leaveVisit])

  const choose = useCallback(
    (index: number) => {
      if (!runs) return
      const held = Math.max(0, Math.min(runs.pairs.length - 1, index))
      const pair = runs.pairs[held]
      if (!pair) return
      if (pair.left === null) setOnRight({ runs, index: held })
      else {
        setOnRight(null)
        goTo(pair.left)
      }
    },
    [runs, goTo],
  )
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = (event.target as HTMLElement).closest?.('input, select, textarea, button')
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (move === undefined || (isTyping && isTyping.tagName !== 'BUTTON')) return
    event.preventDefault()
    choose(current + move)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return (
    <main
      className="compare"
      id="main"
      tabIndex={-1}
      aria-busy={state === 'loading' || trace.scenario !== scenario}
    >
      <h1 className="vh">{t('title')}</h1>
      <div className="cmp-top">
        <RunPicker
          name={t('leftRun')}
          scenario={scenario}
          trace={runs?.left ?? null}
          onChange={changeScenario}
        />
        <div className="cmp-mid">
          <button
            type="button"
            className="btn"
            aria-label={t('previous')}
            onClick={() => choose(current - 1)}
          >
            {'↑'}
          </button>
          <button
            type="button"
            className="btn"
            aria-label={t('next')}
            onClick={() => choose(current + 1)}
          >
            {'↓'}
          </button>
        </div>
        <RunPicker
          name={t('rightRun')}
          scenario={props.versus}
          trace={runs?.right ?? null}
          onChange={(part) => props.onVersus(legalScenario({ ...props.versus, ...part }))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="cmp-scroll" aria-label={t('steps')} tabIndex={0}>
        {runs ? (
          <ol>
            {runs.pairs.map((pair, index) => (
              <PairRow
                key={pair.key}
                pair={pair}
                index={index}
                left={runs.left}
                right={runs.right}
                isCurrent={index === current}
                isDivergence={index === runs.divergence}
                onChoose={choose}
              />
            ))}
          </ol>
        ) : (
          <p>{t(state === 'unavailable' ? 'unavailable' : 'running')}</p>
        )}
      </section>
      <footer className="cmp-legend">
        <span>
          <span className="cmp-ghost mono">{t('ghost', { name: '_meta' })}</span> {t('legendGhost')}
        </span>
        <span>
          <span className="cmp-member added mono">{'"_meta":…'}</span> {t('legendAdded')}
        </span>
        <span>{t('legendBytes')}</span>
      </footer>
    </main>
  )
}
