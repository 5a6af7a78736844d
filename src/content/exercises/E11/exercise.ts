/** E11: connect() against seven servers of both eras on the virtual clock, and one server to be fixed. */
import { textOf } from '../../../exercise/answers.ts'
import { saidOfFailure } from '../../../exercise/code.ts'
import { type Engine, needCode } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { isObject, type JsonValue, stringify } from '../../../protocol/json.ts'
import { initialize } from '../requests.ts'
import * as code from './code.ts'
import {
  type Attempt,
  attempt,
  openServer,
  SERVERS,
  type ServerName,
  SUPPORTED,
} from './servers.ts'

const CLIENT = [{ part: 'client' }]
const SERVER = [{ part: 'server' }]
/** Servers that can be reached only by a handshake. */
const OLD: readonly ServerName[] = ['refuses', 'refuses-otherwise', 'silent']

const shown = ({ frame }: Attempt) => (frame ? { frame } : {})

/** `connect()` reached the server in this era, and a list of tools came. */
function reached(id: string, run: Attempt, era: string, version: string): Finding {
  const { returned, works, failure } = run
  const right = isObject(returned) && returned.era === era && returned.version === version && works
  const got = failure ? saidOfFailure(failure) : { raw: stringify(returned) }
  return holds(id, right, { raw: stringify({ era, version }) }, got, {
    ...shown(run),
    ...(!right && { places: CLIENT }),
  })
}

function gradeClient(engine: Engine, source: string): readonly Finding[] {
  const runs = new Map<ServerName, Attempt>()
  for (const name of SERVERS) {
    const run = attempt(engine, source, openServer(engine, name))
    // Waiting for ever is judged where silence is; whatever else ends it ends it everywhere.
    if (run.failure && run.failure.kind !== 'stuck')
      return [
        fails('client-runs', { say: 'code.runs' }, saidOfFailure(run.failure), {
          ...shown(run),
          places: CLIENT,
        }),
      ]
    runs.set(name, run)
  }
  const of = (name: ServerName) => runs.get(name) as Attempt
  return [
    pass('client-runs'),
    reached('modern', of('both'), 'modern', 'DRAFT-2027'),
    reached('M10', of('other'), 'modern', '2026-07-28'),
    ...(['other', 'future'] as const).map((name) => {
      const { shook } = of(name)
      const got = { say: shook ? 'handshake' : 'no-handshake' }
      return holds('E1', !shook, { say: 'no-handshake' }, got, shown(of(name)))
    }),
    ...OLD.map((name) => reached('E2', of(name), 'legacy', '2025-11-25')),
    ...OLD.map((name) => {
      const { confirmed } = of(name)
      const got = { say: confirmed ? 'ready-after' : 'not-ready' }
      return holds('L2', confirmed, { say: 'ready-after' }, got, shown(of(name)))
    }),
    ...(['stuck', 'future'] as const).map((name) =>
      holds(
        'gives-up',
        of(name).returned === null && of(name).failure === null,
        { raw: 'null' },
        { raw: stringify(of(name).returned) },
        { ...shown(of(name)), ...(of(name).returned !== null && { places: CLIENT }) },
      ),
    ),
  ]
}

function gradeServer(engine: Engine, source: string, client: string): readonly Finding[] {
  const runner = needCode(engine.code)
  const loaded = runner.load(source, { prelude: `globalThis.SUPPORTED = ${stringify(SUPPORTED)}` })
  if (!loaded.ok)
    return [
      fails('server-runs', { say: 'code.runs' }, saidOfFailure(loaded.error), { places: SERVER }),
    ]
  const findings: Finding[] = []
  const negotiate = (requested: string): string => {
    const made = loaded.value.call('negotiate', requested)
    if (!made.ok)
      findings.push(
        fails('server-runs', { say: 'code.runs' }, saidOfFailure(made.error), { places: SERVER }),
      )
    return made.ok && typeof made.value === 'string' ? made.value : ''
  }
  for (const requested of [...SUPPORTED, '2099-01-01']) {
    const session = openServer(engine, 'refuses', { negotiate })
    session.line(initialize(1, requested), 'open')
    session.run()
    const end = session.settlement('open')
    const got: JsonValue = (end?.kind === 'result' && end.result.protocolVersion) || ''
    const want = SUPPORTED.includes(requested) ? requested : (SUPPORTED.at(-1) ?? '')
    const event = session.events.findLast((one) => one.exchange === 'open' && one.raw !== '')
    findings.push(
      holds(
        'L4',
        got === want,
        { raw: `${requested} → ${want}` },
        { raw: stringify(got) },
        {
          ...(event && { frame: { trace: session.trace(), seq: event.seq } }),
          ...(got !== want && { places: SERVER }),
        },
      ),
    )
  }
  const again = attempt(engine, client, openServer(engine, 'refuses', { negotiate }))
  return [pass('server-runs'), ...findings, reached('reached', again, 'legacy', '2025-11-25')]
}

const wrong = (name: string, client: string, negotiate: string, fail: string) => ({
  name,
  answer: { client, server: negotiate },
  fails: fail,
})

export const exercise: Exercise = {
  id: 'E11',
  assertions: [
    { id: 'client-runs' },
    { id: 'modern', needs: ['client-runs'] },
    { id: 'M10', needs: ['modern'] },
    { id: 'E1', needs: ['client-runs'] },
    { id: 'E2', needs: ['client-runs'] },
    { id: 'L2', needs: ['E2'] },
    { id: 'gives-up', needs: ['client-runs'] },
    { id: 'server-runs' },
    { id: 'L4', needs: ['server-runs'] },
    { id: 'reached', needs: ['L4'] },
  ],
  parts: [
    { kind: 'write-code', id: 'client', start: code.CLIENT_START, api: code.CLIENT_API },
    { kind: 'write-code', id: 'server', start: code.SERVER_START, api: code.SERVER_API },
  ],
  grade(answers, engine) {
    const client = textOf(answers, 'client')
    return [
      ...gradeClient(engine, client),
      ...gradeServer(engine, textOf(answers, 'server'), client),
    ]
  },
  hints: [
    ['client-runs', 'modern'],
    ['E2', 'L2'],
    ['M10', 'E1', 'gives-up', 'L4'],
  ],
  solution: { client: code.CLIENT, server: code.SERVER },
  alsoRight: [
    { client: code.BY_LIST, server: code.SERVER_MAP },
    { client: code.BY_LOOP, server: code.SERVER_LOOP },
  ],
  wrong: [
    wrong('as-handed-out', code.CLIENT_START, code.SERVER_START, 'client-runs'),
    wrong('does-not-parse', code.WRONG.broken, code.SERVER, 'client-runs'),
    wrong('assumes-the-new', code.WRONG.newOnly, code.SERVER, 'modern'),
    wrong('asks-again-alike', code.WRONG.asksAgainAlike, code.SERVER, 'M10'),
    wrong('any-error-is-old', code.WRONG.anyErrorIsOld, code.SERVER, 'E1'),
    wrong('one-code', code.WRONG.oneCode, code.SERVER, 'E2'),
    wrong('silence-is-failure', code.WRONG.noPatience, code.SERVER, 'E2'),
    wrong('waits-for-ever', code.WRONG.waitsForEver, code.SERVER, 'E2'),
    wrong('never-ready', code.WRONG.neverReady, code.SERVER, 'L2'),
    wrong('ready-too-early', code.WRONG.readyTooEarly, code.SERVER, 'L2'),
    wrong('takes-any-version', code.WRONG.takesAnyVersion, code.SERVER, 'gives-up'),
    wrong('throws-on-unknown', code.CLIENT, code.WRONG.throwsOnUnknown, 'server-runs'),
    wrong('echoes', code.CLIENT, code.WRONG.echoes, 'L4'),
    wrong('newest-only', code.CLIENT, code.WRONG.newestOnly, 'L4'),
    wrong('refuses-unknown', code.CLIENT, code.WRONG.refusesUnknown, 'L4'),
    wrong('server-untouched', code.CLIENT, code.SERVER_START, 'L4'),
  ],
}
