import { useEffect, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { ERROR_CHANNELS } from '../../protocol/errors.ts'
import { DEFAULT_SCENARIO } from '../../scenario/scenario.ts'
import { runLink } from '../../store/class-link.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import type { Phase } from '../../trace/trace.ts'
import { isTaken } from '../../ui/taken-key.ts'
import { ChannelSignal } from '../../views/channel-signal.tsx'
import { directionOf } from '../../views/frame-label.ts'
import { frameParts } from '../../views/frame-parts.ts'
import { WireBlock } from '../../views/wire-block.tsx'
import { Stage } from './stage.tsx'
import './start.css'

const CALL = 'call-1.request'
/** What the way is told by; the other phases belong to these. */
const WAY: readonly Phase[] = ['discover', 'list', 'call', 'return']

/** The first thing a newcomer sees: one frame of a real run on its way, and a step to take. */
export function StartPage() {
  const t = useTranslations('start')
  const phases = useTranslations('deck.phases')
  const { openPanel } = useLabActions()
  const { events, scenario } = useLab((state) => state.trace)
  const override = useLab((state) => state.override)
  const at = Math.max(
    0,
    events.findIndex(({ key }) => key === CALL),
  )
  const event = events[at]
  const parts = useMemo(() => (event ? frameParts(event) : []), [event])
  const next = runLink({ override }, scenario, events[at + 1]?.key ?? CALL)
  useGoByKey(next)
  if (!event) return null
  const broken = { ...DEFAULT_SCENARIO, fault: 'bad-args' } as const
  return (
    <main className="start" id="main" tabIndex={-1}>
      <section className="start-lead">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </section>
      <Stage events={events} at={at} transport={scenario.transport} />
      <div className="start-bytes">
        <WireBlock
          parts={parts}
          direction={directionOf(event)}
          label={t('bytes')}
          notes={[]}
          explain={() => null}
          compact
          dense
        />
        <a className="start-go" href={next}>
          {t('go')} <span aria-hidden="true">{'→'}</span>
        </a>
      </div>
      <nav className="start-doors" aria-label={t('doors')}>
        <a href={runLink({ override }, DEFAULT_SCENARIO, events[0]?.key ?? '1')}>
          <b>{t('walk.title')}</b>
          <p>{t('walk.text', { count: String(events.length) })}</p>
          <small>{WAY.map((phase) => phases(phase)).join(' → ')}</small>
        </a>
        <a href={runLink({ override }, broken, CALL)}>
          <b>{t('break.title')}</b>
          <p>{t('break.text')}</p>
          <small className="start-signals">
            {ERROR_CHANNELS.map((channel) => (
              <span key={channel} className={channel}>
                <ChannelSignal channel={channel} lit />
              </span>
            ))}
          </small>
        </a>
        <a href="#/exercises/E08">
          <b>{t('practise.title')}</b>
          <p>{t('practise.text')}</p>
          <small>{t('practise.more')}</small>
        </a>
      </nav>
      <footer className="start-foot">
        <span>{t('promise')}</span>
        <button type="button" onClick={() => openPanel('help')}>
          {t('simulated')}
        </button>
        <span>{t.rich('keys', { kbd: (key) => <kbd>{key}</kbd> })}</span>
      </footer>
    </main>
  )
}

/** The key that steps in the stepper leads there from here, unless it is somebody else's. */
function useGoByKey(link: string): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || (event.key !== 'ArrowRight' && event.key !== 'PageDown')) return
      event.preventDefault()
      location.hash = link
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [link])
}
