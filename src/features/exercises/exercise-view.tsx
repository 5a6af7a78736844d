import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CATALOGUE } from '../../content/exercises/catalogue.ts'
import { SHARED_TEXTS } from '../../content/exercises/shared-prose.ts'
import { TITLES } from '../../content/exercises/titles.ts'
import { type Evidence, type Exercise, made } from '../../exercise/exercise.ts'
import { type ExerciseProse, fill } from '../../exercise/prose.ts'
import { grading } from '../../store/exercises.ts'
import { Badges } from './badges.tsx'
import { Exhibits } from './exhibits.tsx'
import { HintLadder } from './hint-ladder.tsx'
import { PartView } from './part-view.tsx'
import { PunchTicket } from './punch-ticket.tsx'
import { claimOf, type Sheet, SheetContext } from './sheet.ts'
import { SolutionBox } from './solution-box.tsx'
import { pageEngine, useAttempt } from './use-attempt.ts'
import { VerdictList } from './verdict-list.tsx'
import { WayOn } from './way-on.tsx'
import { Words } from './words.tsx'

export interface ExerciseViewProps {
  readonly exercise: Exercise
  readonly prose: ExerciseProse
  /** Opens a recording in the stepper. */
  readonly onOpen: (frame: Evidence) => void
  /** Says something once in the page's live region. */
  readonly say: (text: string) => void
}

/** One exercise: the task above, the answer on the left, verdicts and hints on the right. */
export function ExerciseView({ exercise, prose, onOpen, say }: ExerciseViewProps) {
  const t = useTranslations('exercises')
  const locale = useLocale()
  const attempt = useAttempt(exercise)
  const { seed } = attempt.record
  const params = useMemo(() => made(exercise.params ?? {}, pageEngine, seed), [exercise, seed])
  const sheet: Sheet = {
    exercise,
    parts: attempt.parts,
    prose,
    shared: SHARED_TEXTS[locale],
    params,
    verdict: attempt.verdict,
    stale: attempt.stale,
    readOnly: attempt.showsSolution,
    say,
  }
  const summary = () => {
    const { verdict, trouble } = attempt
    if (trouble?.kind === 'failed') return t('failed', { message: trouble.message })
    if (trouble)
      return trouble.limitMs === null
        ? t('stoppedByPerson')
        : t('stoppedByLimit', { s: String(trouble.limitMs / 1000) })
    if (!verdict) return t('before', { n: String(exercise.assertions.length) })
    const passed = verdict.assertions.filter(({ status }) => status === 'passed').length
    return t('after', { passed: String(passed), all: String(verdict.assertions.length) })
  }
  const run = async () => {
    const verdict = await attempt.start()
    if (!verdict) return
    const passed = verdict.assertions.filter(({ status }) => status === 'passed').length
    const all = verdict.assertions.length
    const failed = verdict.firstFailed
    const end = verdict.solved
      ? ''
      : failed
        ? ` ${t('liveFailed', { claim: claimOf(sheet, failed).replaceAll('`', '') })}`
        : ''
    say(t('live', { text: t('after', { passed: String(passed), all: String(all) }) }) + end)
  }
  const play = async () => {
    const answers = made(exercise.solution, pageEngine, seed)
    const outcome = await grading.grade(exercise.id, answers, seed)
    const frames =
      outcome.kind === 'verdict' ? outcome.verdict.assertions.map(({ frame }) => frame) : []
    const last = frames.findLast((frame) => frame !== undefined)
    if (last) onOpen({ trace: last.trace, seq: 0 })
    // An exercise without frames plays on the page itself.
    else attempt.showSolution(true)
  }
  const title = TITLES[locale].exercises[exercise.id]
  const entry = CATALOGUE.find(({ id }) => id === exercise.id)

  return (
    <SheetContext value={sheet}>
      <main className="ex" id="main" tabIndex={-1}>
        <section className="ex-ask" aria-label={t('task')}>
          <a className="ex-no" href="#/exercises" title={t('back')}>
            {exercise.id}
          </a>
          <h1>{title}</h1>
          {entry && <Badges entry={entry} />}
          <PunchTicket holes={attempt.record.holes ?? 0} />
          <div className="ex-prompt">
            {prose.prompt.map((text) => (
              <p key={text}>
                <Words text={fill(text, params)} />
              </p>
            ))}
          </div>
        </section>
        <section className="ex-work" aria-label={t('answer')}>
          <Exhibits exhibits={made(exercise.exhibits ?? [], pageEngine, seed)} onOpen={onOpen} />
          <fieldset className="ex-parts" disabled={attempt.showsSolution}>
            <legend className="vh">{t('answer')}</legend>
            {attempt.parts.map((part) => (
              <PartView
                key={part.id}
                part={part}
                answer={attempt.answers[part.id] ?? ''}
                onAnswer={(value) => attempt.answer(part.id, value)}
                onRun={run}
              />
            ))}
          </fieldset>
          <div className="ex-run">
            <WayOn id={exercise.id} />
            <button type="button" className="btn" onClick={attempt.startOver}>
              {t('reset')}
            </button>
            {exercise.seeded && (
              <button type="button" className="btn" onClick={attempt.newNumbers}>
                {t('newNumbers')}
              </button>
            )}
            {attempt.running ? (
              <button type="button" className="btn go" onClick={attempt.stop}>
                {t('stop')}
              </button>
            ) : (
              <button
                type="button"
                className="btn go"
                disabled={attempt.showsSolution}
                onClick={run}
              >
                {t('run')}
              </button>
            )}
          </div>
        </section>
        <aside className="ex-side" aria-label={t('verdicts')}>
          <section aria-labelledby="ex-verdicts">
            <h2 id="ex-verdicts">
              {t('verdicts')} <small>{attempt.running ? t('running') : summary()}</small>
            </h2>
            {attempt.verdict && attempt.stale && !attempt.showsSolution && (
              <p className="ex-quiet">{t('stale')}</p>
            )}
            {attempt.verdict?.solved && !attempt.stale && (
              <p className="ex-solved">
                {t('solved', { n: attempt.record.holes ?? 1 })}
                <span>
                  <Words text={prose.keep} />
                </span>
              </p>
            )}
            <VerdictList onOpen={onOpen} />
            {attempt.verdict && attempt.verdict.printed.length > 0 && (
              <details className="ex-printed" open>
                <summary>{t('printed')}</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
                <pre className="ex-pre" tabIndex={0}>
                  {attempt.verdict.printed.join('\n')}
                </pre>
              </details>
            )}
          </section>
          <HintLadder opened={attempt.record.hints} onOpen={attempt.openHint} />
          <SolutionBox attempt={attempt} onPlay={play} />
        </aside>
      </main>
    </SheetContext>
  )
}
