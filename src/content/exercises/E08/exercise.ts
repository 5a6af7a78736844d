/** E08: two sessions to put in order. The order is driven into the engine; any order that it accepts is right. */
import { listOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, holds, type Place } from '../../../exercise/exercise.ts'
import type { Said } from '../../../exercise/prose.ts'
import { isObject, stringify } from '../../../protocol/json.ts'
import { type Driven, drive, orderPart, type PartId } from './cards.ts'

const INIT = 'notifications/initialized'
const GONE = ['initialize', INIT, 'ping']
const ENVELOPE = [
  'io.modelcontextprotocol/protocolVersion',
  'io.modelcontextprotocol/clientCapabilities',
]

function frameOf({ session }: Driven, card: string | undefined) {
  const event = session.events.findLast((one) => one.exchange === card && one.raw !== '')
  return event ? { frame: { trace: session.trace(), seq: event.seq } } : {}
}

const at = (part: PartId, item: string | undefined): readonly Place[] =>
  item === undefined ? [] : [{ part, item }]
const methodOf = (message: { readonly method?: unknown } | undefined): Said =>
  typeof message?.method === 'string' ? { raw: message.method } : { say: 'nothing' }

/** Every response has its request above it: where it has not, the run stops. */
function arrives(part: PartId, run: Driven): Finding {
  return holds(
    'G5',
    run.stoppedAt === null,
    { say: 'has-come' },
    { say: 'not-come' },
    {
      ...(run.stoppedAt && { places: [{ part, item: run.stoppedAt, stops: true as const }] }),
      ...frameOf(run, run.steps.at(-1)?.card),
    },
  )
}

/** Every answer that came has its place in the order. */
function complete(part: PartId, run: Driven): Finding {
  const silent = run.requests.filter(({ answer, heard }) => isObject(answer?.result) && !heard)
  return holds(
    'G11',
    silent.length === 0,
    { say: 'answers', with: { n: 0 } },
    { say: 'answers', with: { n: silent.length } },
    { places: silent.flatMap(({ card }) => at(part, card)), ...frameOf(run, silent[0]?.card) },
  )
}

/** The call was answered, and well. */
function called(part: PartId, run: Driven): Finding {
  const call = run.requests.find(({ message }) => message.method === 'tools/call')
  const good = isObject(call?.answer?.result) && call.answer.result.isError !== true && call.heard
  return holds(
    `${part}-call`,
    good,
    { say: 'call-result' },
    call?.answer && call.heard ? { raw: stringify(call.answer) } : { say: 'nothing' },
    { places: at(part, call?.card), ...frameOf(run, call?.card) },
  )
}

function handshake(run: Driven): readonly Finding[] {
  const { steps, requests } = run
  const first = steps[0]
  const opened = steps.findIndex(
    ({ message, out }) => !out && message.id === first?.message.id && message.id !== undefined,
  )
  const early = steps.find(
    ({ message, out }, index) =>
      out && index > 0 && (opened < 0 || index < opened) && message.id !== undefined,
  )
  const ready = steps.findIndex(({ message }) => message.method === INIT)
  const refused = requests.find(({ answer }) => !isObject(answer?.result))
  return [
    holds(
      'L1',
      first?.message.method === 'initialize',
      { raw: 'initialize' },
      methodOf(first?.message),
      { places: at('legacy', first?.card), ...frameOf(run, first?.card) },
    ),
    holds('L3', early === undefined, { say: 'nothing' }, methodOf(early?.message), {
      places: at('legacy', early?.card),
      ...frameOf(run, early?.card),
    }),
    holds(
      'L2',
      opened >= 0 && ready > opened,
      { say: 'after-result' },
      ready < 0 ? { say: 'not-sent' } : { say: 'before-result' },
      { places: at('legacy', steps[ready]?.card) },
    ),
    holds(
      'legacy-accepted',
      refused === undefined,
      { say: 'all-results' },
      refused ? { raw: stringify(refused.answer?.error ?? null) } : { say: 'nothing' },
      { places: at('legacy', refused?.card), ...frameOf(run, refused?.card) },
    ),
    called('legacy', run),
  ]
}

function standalone(run: Driven): readonly Finding[] {
  const gone = run.steps.find(({ message, out }) => out && GONE.includes(String(message.method)))
  const bare = run.requests.find(({ message, answer }) => {
    const meta = isObject(message.params) ? message.params._meta : undefined
    const whole = isObject(meta) && ENVELOPE.every((key) => Object.hasOwn(meta, key))
    return !whole || !isObject(answer?.result)
  })
  return [
    holds('M16', gone === undefined, { say: 'nothing' }, methodOf(gone?.message), {
      places: at('modern', gone?.card),
      ...frameOf(run, gone?.card),
    }),
    holds(
      'M1',
      bare === undefined,
      { say: 'all-results' },
      bare ? { raw: stringify(bare.answer?.error ?? null) } : { say: 'nothing' },
      { places: at('modern', bare?.card), ...frameOf(run, bare?.card) },
    ),
    called('modern', run),
  ]
}

const LEGACY = ['hello', 'hello-back', 'ready', 'list', 'list-back', 'call', 'call-back']
const MODERN = ['discover', 'discover-back', 'list', 'list-back', 'call', 'call-back']
const wrong = (
  name: string,
  legacy: readonly string[],
  modern: readonly string[],
  fails: string,
) => ({
  name,
  answer: { legacy, modern },
  fails,
})

export const exercise: Exercise = {
  id: 'E08',
  assertions: [
    { id: 'G5' },
    { id: 'L1' },
    { id: 'L3', needs: ['L1'] },
    { id: 'L2', needs: ['L1'] },
    { id: 'legacy-accepted', needs: ['L3', 'L2'] },
    { id: 'legacy-call', needs: ['legacy-accepted'] },
    { id: 'M16' },
    { id: 'M1', needs: ['M16'] },
    { id: 'modern-call', needs: ['M1'] },
    { id: 'G11', needs: ['legacy-call', 'modern-call'] },
  ],
  parts: (engine: Engine) => [orderPart(engine, 'legacy'), orderPart(engine, 'modern')],
  grade(answers, engine) {
    const legacy = drive(engine, 'legacy', listOf(answers, 'legacy'))
    const modern = drive(engine, 'modern', listOf(answers, 'modern'))
    return [
      arrives('legacy', legacy),
      arrives('modern', modern),
      // A run that stopped says nothing about what would have come after.
      ...(legacy.stoppedAt === null ? handshake(legacy) : []),
      ...(modern.stoppedAt === null ? standalone(modern) : []),
      complete('legacy', legacy),
      complete('modern', modern),
    ]
  },
  hints: [
    ['L1', 'L3', 'legacy-accepted'],
    ['G5', 'L2', 'G11'],
    ['M16', 'M1', 'modern-call'],
  ],
  solution: { legacy: LEGACY, modern: MODERN },
  alsoRight: [
    // No look at the server, no list: the call alone stands.
    {
      legacy: ['hello', 'hello-back', 'ready', 'call', 'call-back'],
      modern: ['call', 'call-back'],
    },
    // discover late, and two requests under way at once.
    {
      legacy: ['hello', 'hello-back', 'ready', 'list', 'call', 'list-back', 'call-back'],
      modern: ['call', 'list', 'list-back', 'call-back', 'discover', 'discover-back'],
    },
    // Requests may follow as soon as initialize is answered.
    {
      legacy: ['hello', 'hello-back', 'list', 'list-back', 'ready', 'call', 'call-back'],
      modern: ['list', 'list-back', 'discover', 'call', 'call-back', 'discover-back'],
    },
  ],
  wrong: [
    wrong('answer-before-question', ['hello-back', 'hello'], MODERN, 'G5'),
    wrong('notification-answered', [...LEGACY.slice(0, 3), 'ready-back'], MODERN, 'G5'),
    wrong('call-first', ['call', 'call-back', 'hello', 'hello-back', 'ready'], MODERN, 'L1'),
    wrong('discover-first', ['discover', ...LEGACY], MODERN, 'L1'),
    wrong('impatient', ['hello', 'list', 'hello-back', 'ready', 'list-back'], MODERN, 'L3'),
    wrong('ready-too-early', ['hello', 'ready', 'hello-back', 'call', 'call-back'], MODERN, 'L2'),
    wrong('never-ready', ['hello', 'hello-back', 'call', 'call-back'], MODERN, 'L2'),
    wrong('eras-mixed', [...LEGACY, 'discover'], MODERN, 'legacy-accepted'),
    wrong('handshake-only', LEGACY.slice(0, 3), MODERN, 'legacy-call'),
    wrong('handshake-stays', LEGACY, ['hello', 'ready', ...MODERN], 'M16'),
    wrong('ready-stays', LEGACY, ['ready', ...MODERN], 'M16'),
    wrong('no-envelope', LEGACY, ['bare', 'call', 'call-back'], 'M1'),
    wrong('list-only', LEGACY, MODERN.slice(0, 4), 'modern-call'),
    wrong('one-answer-missing', LEGACY, ['list', 'call', 'call-back'], 'G11'),
  ],
}
