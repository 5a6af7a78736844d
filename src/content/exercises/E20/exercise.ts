/** E20: a chatty server made safe: nothing but frames on stdout, in every branch and under both newline habits. */
import { textOf } from '../../../exercise/answers.ts'
import { saidOfFailure } from '../../../exercise/code.ts'
import { type Engine, needCode } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { equalJson, isObject } from '../../../protocol/json.ts'
import { SOURCES } from './answers.ts'
import { createPipes, MODES, type Pipes, readPipe, serverAnswers } from './pipes.ts'

const PART = 'code'
const places = [{ part: PART }]
const API = `/** What the server has to say to this line: a JSON-RPC response, or null when there is nothing to answer. */
declare function answer(line: string): any
/** Text and a newline to stdout, in text mode: on Windows each \\n becomes \\r\\n. */
declare function print(text: string): void
/** Text to stdout in text mode, without a newline of its own. */
declare function writeText(text: string): void
/** Bytes to stdout, just as they are. */
declare function writeBytes(text: string): void
/** A line to stderr. */
declare function log(text: string): void
`

export const exercise: Exercise = {
  id: 'E20',
  assertions: [
    { id: 'runs' },
    { id: 'answers', needs: ['runs'] },
    { id: 'ended', needs: ['runs'] },
    { id: 'posix', needs: ['runs'] },
    { id: 'windows', needs: ['posix'] },
    { id: 'logs', needs: ['runs'] },
    { id: 'no-frames', needs: ['runs'] },
  ],
  parts: [{ kind: 'write-code', id: PART, start: SOURCES.start, api: API }],
  grade(answers, engine) {
    const real = serverAnswers(engine)
    const pipes = createPipes(real.answers)
    const loaded = needCode(engine.code).load(textOf(answers, PART), pipes.host)
    if (!loaded.ok)
      return [fails('runs', { say: 'code.runs' }, saidOfFailure(loaded.error), { places })]
    const runs: Pipes[] = []
    for (const mode of MODES) {
      const run = pipes.run(loaded.value, mode)
      if ('failure' in run) {
        const { failure } = run
        const said = failure.ok ? { say: 'nothing' } : saidOfFailure(failure.error)
        return [fails('runs', { say: 'code.runs' }, said, { places, frame: real.frame })]
      }
      runs.push(run)
    }
    return [
      pass('runs', { frame: real.frame }),
      ...runs.flatMap((run) => [
        ...clean(engine, run),
        ...answered(engine, run),
        ...told(engine, run),
      ]),
    ]
  },
  hints: [
    ['runs', 'answers', 'logs'],
    ['posix', 'no-frames'],
    ['windows', 'ended'],
  ],
  solution: { [PART]: SOURCES.solution },
  alsoRight: [{ [PART]: SOURCES.twoWrites }, { [PART]: SOURCES.perBranch }],
  wrong: [
    { name: 'throws', answer: { [PART]: SOURCES.throws }, fails: 'runs' },
    { name: 'only-logs', answer: { [PART]: SOURCES.silent }, fails: 'answers' },
    { name: 'answers-notifications', answer: { [PART]: SOURCES.answersAll }, fails: 'answers' },
    { name: 'one-id-for-all', answer: { [PART]: SOURCES.oneId }, fails: 'answers' },
    {
      name: 'prints-in-the-error-branch',
      answer: { [PART]: SOURCES.printsInError },
      fails: 'posix',
    },
    { name: 'pretty-json', answer: { [PART]: SOURCES.pretty }, fails: 'answers' },
    { name: 'print-is-enough', answer: { [PART]: SOURCES.printed }, fails: 'windows' },
    { name: 'text-mode', answer: { [PART]: SOURCES.textMode }, fails: 'windows' },
    { name: 'no-newline', answer: { [PART]: SOURCES.noNewline }, fails: 'answers' },
    {
      name: 'last-frame-left-open',
      answer: {
        [PART]: `export function onLine(line: string): void {
  log('received')
  const reply = answer(line)
  if (reply) writeBytes(JSON.stringify(reply) + '\\n' + (reply.error ? ' ' : ''))
}
`,
      },
      fails: 'ended',
    },
    { name: 'no-logs', answer: { [PART]: SOURCES.noLogs }, fails: 'logs' },
    { name: 'logs-only-answers', answer: { [PART]: SOURCES.logsSometimes }, fails: 'logs' },
    { name: 'frames-in-the-log', answer: { [PART]: SOURCES.framesInLog }, fails: 'no-frames' },
  ],
}

/** Each answer once, under its own id, and nothing where nothing is to be said. */
function answered(engine: Engine, run: Pipes): readonly Finding[] {
  return run.written.map(({ id, stdout, answer }) => {
    const { objects } = readPipe(engine, stdout)
    const wanted = answer === null ? 0 : 1
    const [message] = objects
    const isIt = wanted === 0 || (message !== undefined && equalJson(message, answer))
    const say = (count: number) => ({ say: `frames.${id}`, with: { n: count } })
    return holds(
      'answers',
      objects.length === wanted && isIt,
      say(wanted),
      objects.length === wanted && isObject(message)
        ? { say: 'other-frame', with: { id: String(message.id) } }
        : say(objects.length),
      { places },
    )
  })
}

/** Every line decodes; on Windows, too. */
function clean(engine: Engine, run: Pipes): readonly Finding[] {
  return run.written.flatMap(({ id, stdout }) => {
    const { problem, unended } = readPipe(engine, stdout)
    const found = problem === 'carriage-return' && run.mode === 'posix' ? null : problem
    return [
      holds(
        run.mode,
        found === null,
        { say: 'clean' },
        found === null ? { say: 'clean' } : { say: `problem.${found}`, with: { branch: id } },
        { places },
      ),
      holds(
        'ended',
        unended === '',
        { say: 'ended' },
        { say: 'unended', with: { branch: id } },
        { places },
      ),
    ]
  })
}

/** stderr has something to read in every branch, and no frame. */
function told(engine: Engine, run: Pipes): readonly Finding[] {
  return run.written.flatMap(({ id, stderr }) => [
    holds(
      'logs',
      stderr.trim() !== '',
      { say: 'a-log' },
      { say: 'no-log', with: { branch: id } },
      { places },
    ),
    holds(
      'no-frames',
      readPipe(engine, stderr).messages.length === 0,
      { say: 'free-text' },
      { say: 'a-frame', with: { branch: id } },
      { places },
    ),
  ])
}
