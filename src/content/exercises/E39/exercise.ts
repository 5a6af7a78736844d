/** E39: tests that leave the correct server green and kill its mutants, a strict expected failure, and the same call by the Inspector. */
import { type Answers, textOf } from '../../../exercise/answers.ts'
import { type Program, saidOfFailure } from '../../../exercise/code.ts'
import { type Engine, needCode } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { LINES, SOURCES } from './answers.ts'
import { type Bench, createBench, testsOf } from './bench.ts'
import { readInspector, runInspector } from './inspector.ts'
import { MUTANTS } from './mutants.ts'

const CODE = 'tests'
const CLI = 'cli'
const places = [{ part: CODE }]
const ENOUGH = 12
const BUG = 'BUG-001'
const API = `/** Sends one line to a fresh server in memory; the lines that come back within 100 virtual ms. */
declare function send(message: object | string): string[]
/** Lets virtual ms pass; the lines that come meanwhile. */
declare function wait(ms: number): string[]
/** Throws unless \`ok\` is true. */
declare function check(ok: boolean, what?: string): void
`

const answer = (source: string, line: string = LINES.solution): Answers => ({
  [CODE]: source,
  [CLI]: line,
})

export const exercise: Exercise = {
  id: 'E39',
  assertions: [
    { id: 'runs' },
    { id: 'green', needs: ['runs'] },
    { id: 'xfail', needs: ['runs'] },
    { id: 'flips', needs: ['xfail'] },
    { id: 'kills', needs: ['green'] },
    { id: 'cli' },
  ],
  parts: [
    { kind: 'write-code', id: CODE, start: SOURCES.start, api: API },
    { kind: 'write-text', id: CLI, start: 'npx @modelcontextprotocol/inspector ', code: true },
  ],
  params: () => ({ all: Object.keys(MUTANTS).length, enough: ENOUGH }),
  grade(answers, engine) {
    return [...tests(engine, textOf(answers, CODE)), cli(engine, textOf(answers, CLI))]
  },
  hints: [['runs', 'green'], ['kills'], ['xfail', 'flips', 'cli']],
  solution: answer(SOURCES.solution),
  alsoRight: [answer(SOURCES.table, LINES.together), answer(SOURCES.fewer, LINES.pinned)],
  wrong: [
    { name: 'syntax', answer: answer(SOURCES.syntax), fails: 'runs' },
    { name: 'no-tests', answer: answer(SOURCES.none), fails: 'runs' },
    { name: 'red-on-the-correct-server', answer: answer(SOURCES.red), fails: 'green' },
    { name: 'no-xfail', answer: answer(SOURCES.noXfail), fails: 'xfail' },
    { name: 'xfail-that-passes', answer: answer(SOURCES.xpass), fails: 'xfail' },
    { name: 'xfail-that-never-passes', answer: answer(SOURCES.neverFlips), fails: 'flips' },
    { name: 'ids-only', answer: answer(SOURCES.weak), fails: 'kills' },
    { name: 'window-instead-of-cli', answer: answer(SOURCES.solution, LINES.noCli), fails: 'cli' },
    { name: 'list-as-text', answer: answer(SOURCES.solution, LINES.stepsAsText), fails: 'cli' },
  ],
}

/** Names of the functions that did not do what they should on the server at hand: fail a test, or pass an expected failure. */
function surprises(bench: Bench, program: Program): readonly string[] {
  const { tests: all, xfails } = testsOf(program)
  return [
    ...all.filter((name) => bench.run(program, name) !== 'passed'),
    ...xfails.filter((name) => bench.run(program, name) === 'passed'),
  ]
}

function tests(engine: Engine, source: string): readonly Finding[] {
  const bench = createBench(engine)
  const loaded = needCode(engine.code).load(source, bench.host)
  if (!loaded.ok)
    return [fails('runs', { say: 'code.runs' }, saidOfFailure(loaded.error), { places })]
  const program = loaded.value
  const { tests: all, xfails } = testsOf(program)
  if (all.length === 0)
    return [fails('runs', { say: 'some-tests' }, { say: 'no-tests' }, { places })]

  bench.use('python-sdk')
  const red = all.flatMap((name) => {
    const outcome = bench.run(program, name)
    return outcome === 'passed' ? [] : [{ name, failure: outcome.failure }]
  })
  const [first] = red
  const passing = xfails.filter((name) => bench.run(program, name) === 'passed')
  const findings: Finding[] = [
    pass('runs'),
    first
      ? fails(
          'green',
          { say: 'passed', with: { n: all.length } },
          { say: 'failed', with: { name: first.name, message: first.failure.message } },
          { places },
        )
      : pass('green'),
    holds(
      'xfail',
      xfails.length > 0 && passing.length === 0,
      { say: 'xfailed' },
      { say: xfails.length === 0 ? 'no-xfail' : 'xpassed', with: { name: passing[0] ?? '' } },
      { places },
    ),
  ]
  bench.use('spec')
  const flipped = xfails.filter((name) => bench.run(program, name) === 'passed')
  findings.push(
    holds(
      'flips',
      flipped.length > 0,
      { say: 'surprise' },
      { say: flipped.length > 0 ? 'surprise' : 'no-surprise' },
      { places },
    ),
  )
  const alive = first ? Object.keys(MUTANTS) : survivors(bench, program)
  const killed = Object.keys(MUTANTS).length - alive.length
  findings.push(
    holds(
      'kills',
      killed >= ENOUGH,
      { say: 'enough', with: { n: ENOUGH } },
      { say: 'killed', with: { n: killed, alive: alive.join(', ') || '—' } },
      { places },
    ),
  )
  return findings
}

/** Mutants that no test noticed. */
function survivors(bench: Bench, program: Program): readonly string[] {
  return Object.entries(MUTANTS).flatMap(([name, mutation]) => {
    bench.use('python-sdk', mutation)
    return surprises(bench, program).length === 0 ? [name] : []
  })
}

function cli(engine: Engine, line: string): Finding {
  const at = [{ part: CLI }]
  const expected = { say: 'hits', with: { bug: BUG } }
  const read = readInspector(line)
  if ('problem' in read)
    return fails('cli', expected, { say: `cli.${read.problem}` }, { places: at })
  const run = runInspector(engine, read)
  return holds(
    'cli',
    run.matched === BUG && !run.failed,
    expected,
    { say: run.failed ? 'refused' : 'missed' },
    { frame: run.frame, places: at },
  )
}
