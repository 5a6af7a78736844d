import { useTranslations } from 'use-intl'
import { classLink } from '../../store/class-link.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { stopBeside } from '../../store/playback-actions.ts'
import type { TraceEvent } from '../../trace/trace.ts'
import { frameLabel, frameLine } from '../../views/frame-label.ts'
import { NotePhrases } from '../../views/note-phrases.tsx'
import { useNotes } from '../../views/notes-context.tsx'
import { stepWords } from '../../views/step-sentence.ts'
import { ClassTimer } from './class-timer.tsx'
import { SpotChoice } from './spot-choice.tsx'
import { usePresenting } from './use-class-channel.ts'

/** What only the presenter sees: this step and the next in words, the time, and what the projected window shows. */
export function PresenterDesk() {
  const t = useTranslations('classroom')
  usePresenting()
  const { setClass } = useLabActions()
  const event = useLab((state) => state.trace.events[state.cursor])
  const cursor = useLab((state) => state.cursor)
  const upcoming = useLab((state) => stopBeside(state, 1))
  const next = useLab((state) => state.trace.events[upcoming ?? -1])
  const black = useLab((state) => state.classroom.black)
  const audience = useLab((state) => classLink(state, { view: 'audience', theme: 'projector' }))
  const leave = useLab((state) => classLink(state))
  return (
    <main className="presenter" id="main" tabIndex={-1}>
      <p className="class-line">
        <a className="btn" href={audience} target="wirelab-audience">
          {t('openAudience')}
        </a>
        <button
          type="button"
          className="btn"
          aria-pressed={black}
          onClick={() => setClass({ black: !black })}
        >
          {t('black')}
          <kbd>{'B'}</kbd>
        </button>
        <ClassTimer />
        <a className="btn" href={leave}>
          {t('leave')}
        </a>
      </p>
      {event && <StepBox title={t('now', { step: String(cursor + 1) })} event={event} isNow />}
      {event && <SpotChoice key={event.key} event={event} />}
      {next && upcoming !== null ? (
        <StepBox title={t('upcoming', { step: String(upcoming + 1) })} event={next} />
      ) : (
        <p>{t('noMore')}</p>
      )}
    </main>
  )
}

function StepBox(props: {
  readonly title: string
  readonly event: TraceEvent
  readonly isNow?: boolean
}) {
  const Heading = props.isNow ? 'h1' : 'h2'
  const notes = useNotes()
  const scenario = useLab((state) => state.trace.scenario)
  const words = stepWords(props.event, scenario, notes)
  return (
    <section aria-label={props.title}>
      <p className="presenter-title">
        {props.title} <code>{frameLine(frameLabel(props.event))}</code>
      </p>
      <Heading className="presenter-what">
        <NotePhrases sentence={words.what} />
      </Heading>
      <p>
        <NotePhrases sentence={words.why} />
      </p>
    </section>
  )
}
