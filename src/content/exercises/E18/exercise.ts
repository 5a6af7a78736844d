/** E18: a job of ten minutes and a Client that waits for one: who reports, who listens, and what no report may move. */
import { textOf } from '../../../exercise/answers.ts'
import { type CodeFailure, saidOfFailure } from '../../../exercise/code.ts'
import type { Engine, ToolHandler } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { API, SOURCES } from './answers.ts'
import {
  CAP_MS,
  type CallOptions,
  chatty,
  JOB_MS,
  LIMIT_MS,
  longestSilence,
  PART_MS,
  PARTS,
  type Run,
  readOptions,
  runJob,
  silent,
} from './runs.ts'

const PART = 'code'
const places = [{ part: PART }]
const PRELUDE = `globalThis.replayPart = async (part) => { await sleep(${PART_MS}); replayed(part) }`
const SWITCHES = [false, true].flatMap((progress) =>
  [false, true].map((resetOnProgress) => ({ progress, resetOnProgress })),
)

const seconds = (ms: number | null) => (ms === null ? '> 3600' : String(Math.round(ms / 100) / 10))
const took = (run: Run) => ({
  say: run.finished ? 'finished' : 'given-up',
  with: { s: seconds(run.ms) },
})

interface Job {
  readonly handler: ToolHandler
  readonly options: CallOptions | null
  readonly failures: readonly CodeFailure[]
  /** Parts that have been replayed since the last look. */
  parts(): number
}

function load(engine: Engine, source: string): Job | Finding {
  const done = new Set<number>()
  const loaded = engine.loadTools(source, {
    prelude: PRELUDE,
    now: { replayed: (part) => void done.add(Number(part)) },
  })
  if (!loaded.ok)
    return fails('works', { say: 'code.runs' }, saidOfFailure(loaded.error), { places })
  const { program, failures } = loaded.value
  const said = program.call('options')
  return {
    handler: loaded.value.handler('replaySuite'),
    options: said.ok ? readOptions(said.value) : null,
    failures,
    parts() {
      const count = Array.from({ length: PARTS }, (_, part) => part + 1).filter((part) =>
        done.has(part),
      )
      done.clear()
      return count.length
    },
  }
}

/** The job under nobody's limit: all the work, in its own time. */
function works(job: Job, run: Run): Finding {
  const parts = job.parts()
  const [failure] = job.failures
  if (failure)
    return fails('works', { say: 'code.runs' }, saidOfFailure(failure), {
      places,
      frame: run.frame,
    })
  return holds(
    'works',
    run.finished && parts === PARTS && (run.ms ?? 0) >= JOB_MS,
    { say: 'whole', with: { n: PARTS, s: seconds(JOB_MS) } },
    { say: run.finished ? 'whole' : 'unfinished', with: { n: parts, s: seconds(run.ms) } },
    { frame: run.frame, places },
  )
}

/** Progress against the clock, under all four settings of token and reset. */
function onlyWhere(engine: Engine, job: Job, options: CallOptions): readonly Finding[] {
  return SWITCHES.map((switches) => {
    const run = runJob(engine, job.handler, { ...options, ...switches })
    const allowed = switches.progress && switches.resetOnProgress
    const { say } = took(run)
    const mark = (on: boolean) => (on ? '✓' : '✗')
    const setting = `progress ${mark(switches.progress)} · resetOnProgress ${mark(switches.resetOnProgress)}`
    const words = (key: string) => ({ say: `four.${key}`, with: { setting } })
    return holds(
      'only-where',
      run.finished === allowed,
      words(allowed ? 'finished' : 'given-up'),
      words(say),
      { frame: run.frame },
    )
  })
}

export const exercise: Exercise = {
  id: 'E18',
  assertions: [
    { id: 'works' },
    { id: 'options', needs: ['works'] },
    { id: 'heard', needs: ['works'] },
    { id: 'P2', needs: ['heard'] },
    { id: 'finishes', needs: ['works', 'options'] },
    { id: 'silent', needs: ['options'] },
    { id: 'cap', needs: ['options'] },
    { id: 'only-where', needs: ['works', 'options'] },
  ],
  parts: [{ kind: 'write-code', id: PART, start: SOURCES.start, api: API }],
  grade(answers, engine) {
    const job = load(engine, textOf(answers, PART))
    if ('id' in job) return [job]
    const free = runJob(engine, job.handler, { progress: true })
    const working = works(job, free)
    if (!working.passed) return [working]
    const silence = longestSilence(free)
    const rising = engine.check(free.session.trace()).find(({ id }) => id === 'P2')
    const findings: Finding[] = [
      working,
      holds(
        'heard',
        silence < LIMIT_MS,
        { say: 'silence-below', with: { s: seconds(LIMIT_MS) } },
        { say: 'silence', with: { s: seconds(silence), n: free.reports.length } },
        { frame: free.frame },
      ),
      holds(
        'P2',
        rising?.verdict === 'pass',
        { say: 'rises' },
        { say: 'stands' },
        {
          frame: { ...free.frame, seq: rising?.seq ?? free.frame.seq },
        },
      ),
    ]
    const { options } = job
    if (!options)
      return [
        ...findings,
        fails('options', { say: 'some-options' }, { say: 'no-options' }, { places }),
      ]
    const own = runJob(engine, job.handler, options)
    const quiet = runJob(engine, silent, options)
    const endless = runJob(engine, chatty, options)
    const within = (id: string, run: Run, ms: number) =>
      holds(
        id,
        run.ms !== null && run.ms <= ms && !run.finished,
        { say: 'given-up-by', with: { s: seconds(ms) } },
        took(run),
        { frame: run.frame },
      )
    return [
      ...findings,
      pass('options'),
      holds(
        'finishes',
        own.finished,
        { say: 'finished', with: { s: seconds(free.ms) } },
        took(own),
        {
          frame: own.frame,
        },
      ),
      within('silent', quiet, LIMIT_MS),
      within('cap', endless, CAP_MS),
      ...onlyWhere(engine, job, options),
    ]
  },
  hints: [
    ['finishes', 'options'],
    ['P2', 'only-where'],
    ['heard', 'silent', 'cap'],
  ],
  solution: { [PART]: SOURCES.solution },
  alsoRight: [{ [PART]: SOURCES.everySecond }, { [PART]: SOURCES.recursive }],
  wrong: [
    { name: 'half-the-work', answer: { [PART]: SOURCES.halfTheWork }, fails: 'works' },
    { name: 'nobody-waits-for-the-work', answer: { [PART]: SOURCES.fire }, fails: 'works' },
    { name: 'throws', answer: { [PART]: SOURCES.throws }, fails: 'works' },
    { name: 'options-by-another-name', answer: { [PART]: SOURCES.noOptions }, fails: 'options' },
    { name: 'no-limit', answer: { [PART]: SOURCES.noLimit }, fails: 'options' },
    { name: 'logs-are-no-reports', answer: { [PART]: SOURCES.onlyLogs }, fails: 'heard' },
    { name: 'once-a-minute', answer: { [PART]: SOURCES.everyMinute }, fails: 'heard' },
    { name: 'progress-stands-still', answer: { [PART]: SOURCES.standing }, fails: 'P2' },
    { name: 'progress-falls', answer: { [PART]: SOURCES.falling }, fails: 'P2' },
    { name: 'progress-in-words', answer: { [PART]: SOURCES.words }, fails: 'P2' },
    { name: 'no-token', answer: { [PART]: SOURCES.noToken }, fails: 'finishes' },
    { name: 'clock-not-reset', answer: { [PART]: SOURCES.noReset }, fails: 'finishes' },
    { name: 'cap-too-low', answer: { [PART]: SOURCES.lowCap }, fails: 'finishes' },
    { name: 'shorter-than-the-reports', answer: { [PART]: SOURCES.nervous }, fails: 'finishes' },
    { name: 'just-wait-longer', answer: { [PART]: SOURCES.patient }, fails: 'silent' },
    { name: 'no-cap', answer: { [PART]: SOURCES.noCap }, fails: 'cap' },
  ],
}
