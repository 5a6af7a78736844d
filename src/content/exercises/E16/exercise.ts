/** E16: what follows when the Client waits half a second for a tool of two. Keys and order come from runs. */
import { chosenOf, listOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, holds } from '../../../exercise/exercise.ts'
import {
  answerOf,
  cardsOf,
  fateOf,
  LIMIT_MS,
  RACE,
  type Run,
  run,
  signalOf,
  type Via,
} from './runs.ts'

const PART = 'foresee'
const TRANSPORTS: readonly Via[] = ['stdio', 'http']
const CARDS = ['request', 'limit', 'cancelled', 'close', 'error', 'result', 'silence']
const SHUFFLED = ['result', 'cancelled', 'silence', 'close', 'limit', 'error', 'request']

const choices = (...ids: readonly string[]) => ids.map((id) => ({ id }))
const QUESTIONS = [
  ...TRANSPORTS.flatMap((via) => [
    { id: `${via}-signal`, choices: choices('cancelled', 'close', 'none') },
    { id: `${via}-answer`, choices: choices('result', 'error', 'none') },
  ]),
  ...Object.keys(RACE).map((id) => ({
    id: `race-${id}`,
    choices: choices('silence', 'dropped', 'delivered'),
  })),
]

interface Key {
  readonly value: string
  readonly run: Run
}

/** The answer of each question, from its own run. */
function keys(engine: Engine): ReadonlyMap<string, Key> {
  const found = new Map<string, Key>()
  for (const via of TRANSPORTS) {
    const one = run(engine, via, LIMIT_MS)
    found.set(`${via}-signal`, { value: signalOf(one.session.events), run: one })
    found.set(`${via}-answer`, { value: answerOf(one), run: one })
  }
  for (const [id, limitMs] of Object.entries(RACE)) {
    const one = run(engine, 'stdio', limitMs)
    found.set(`race-${id}`, { value: fateOf(one), run: one })
  }
  return found
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'signals-foreseen': ['stdio-signal', 'http-signal'],
  'silence-foreseen': ['stdio-answer', 'http-answer'],
  'race-foreseen': Object.keys(RACE).map((id) => `race-${id}`),
}

function questions(
  id: string,
  answers: Parameters<Exercise['grade']>[0],
  known: ReadonlyMap<string, Key>,
): readonly Finding[] {
  return (GROUPS[id] ?? []).map((item) => {
    const { value, run: one } = known.get(item) as Key
    const chosen = chosenOf(answers, PART, item)
    const said = (choice: string) =>
      choice === '' ? { say: 'nothing' } : { say: `word.${choice}` }
    const offered = QUESTIONS.some(({ choices: all }) => all.some((each) => each.id === chosen))
    return holds(id, chosen === value, said(value), said(offered ? chosen : ''), {
      places: [{ part: PART, item }],
      frame: one.frame,
    })
  })
}

/** The cards of a run, each once; what happens in the same instant may stand in either order. */
function ordered(via: Via, placed: readonly string[], one: Run): readonly Finding[] {
  const truth = cardsOf(one)
  const at = (card: string) => truth.find((step) => step.card === card)?.at
  const strange = placed.find((card) => at(card) === undefined)
  const missing = truth.find(({ card }) => !placed.includes(card))?.card
  const wrong = placed.find(
    (card, index) => index > 0 && (at(card) ?? 0) < (at(placed[index - 1] ?? '') ?? 0),
  )
  const { frame } = one
  const place = (item: string | undefined) => (item === undefined ? [] : [{ part: via, item }])
  const words = (card: string | undefined) =>
    card === undefined ? { say: 'none-of-these' } : { say: `word.${card}` }
  return [
    holds(
      `${via}-frames`,
      strange === undefined && missing === undefined,
      missing !== undefined ? words(missing) : { say: 'none-of-these' },
      strange !== undefined ? words(strange) : { say: 'left-out' },
      { frame, places: place(strange) },
    ),
    ...(strange === undefined && missing === undefined
      ? [
          holds(`${via}-order`, wrong === undefined, { say: 'by-time' }, words(wrong), {
            frame,
            places: place(wrong),
          }),
        ]
      : []),
  ]
}

const solved = (engine: Engine): Record<string, string> =>
  Object.fromEntries([...keys(engine)].map(([id, { value }]) => [id, value]))
const placedIn = (engine: Engine, via: Via) =>
  cardsOf(run(engine, via, LIMIT_MS)).map(({ card }) => card)
/** The signal before the Client's own verdict: both happen in the same instant. */
const swapped = (cards: readonly string[]) => [
  cards[0] ?? '',
  cards[2] ?? '',
  cards[1] ?? '',
  ...cards.slice(3),
]
const answer = (
  engine: Engine,
  change: Record<string, string> = {},
  orders: Record<string, readonly string[]> = {},
) => ({
  [PART]: { ...solved(engine), ...change },
  stdio: placedIn(engine, 'stdio'),
  http: placedIn(engine, 'http'),
  ...orders,
})

export const exercise: Exercise = {
  id: 'E16',
  assertions: [
    { id: 'signals-foreseen' },
    { id: 'silence-foreseen' },
    { id: 'race-foreseen' },
    { id: 'stdio-frames' },
    { id: 'stdio-order', needs: ['stdio-frames'] },
    { id: 'http-frames' },
    { id: 'http-order', needs: ['http-frames'] },
  ],
  parts: [
    { kind: 'predict', id: PART, questions: QUESTIONS },
    ...TRANSPORTS.map((id) => ({
      kind: 'order' as const,
      id,
      cards: SHUFFLED.filter((card) => CARDS.includes(card)).map((card) => ({ id: card })),
      start: [],
    })),
  ],
  grade(answers, engine) {
    const known = keys(engine)
    return [
      ...Object.keys(GROUPS).flatMap((id) => questions(id, answers, known)),
      ...TRANSPORTS.flatMap((via) => {
        const one = known.get(`${via}-signal`) as Key
        return ordered(via, listOf(answers, via), one.run)
      }),
    ]
  },
  hints: [
    ['signals-foreseen', 'stdio-frames'],
    ['http-frames', 'race-foreseen'],
    ['silence-foreseen', 'stdio-order', 'http-order'],
  ],
  solution: (engine) => answer(engine),
  // The Client's verdict and its signal fall into one instant, so either may be put first.
  alsoRight: (engine) => {
    const stdio = swapped(placedIn(engine, 'stdio'))
    const http = swapped(placedIn(engine, 'http'))
    return [
      answer(engine, {}, { stdio }),
      answer(engine, {}, { http }),
      answer(engine, {}, { stdio, http }),
    ]
  },
  wrong: (engine) => [
    {
      name: 'one-signal-for-all',
      answer: answer(engine, { 'http-signal': 'cancelled' }),
      fails: 'signals-foreseen',
    },
    {
      name: 'a-client-just-leaves',
      answer: answer(engine, { 'stdio-signal': 'none' }),
      fails: 'signals-foreseen',
    },
    {
      name: 'a-cancel-is-confirmed',
      answer: answer(engine, { 'stdio-answer': 'error' }),
      fails: 'silence-foreseen',
    },
    {
      name: 'the-result-comes-anyway',
      answer: answer(engine, { 'http-answer': 'result' }),
      fails: 'silence-foreseen',
    },
    {
      name: 'late-is-delivered',
      answer: answer(engine, { 'race-crossing': 'delivered' }),
      fails: 'race-foreseen',
    },
    {
      name: 'a-cancel-reaches-back',
      answer: answer(engine, { 'race-crossing': 'silence' }),
      fails: 'race-foreseen',
    },
    {
      name: 'minus-32001-on-the-wire',
      answer: answer(engine, {}, { stdio: ['request', 'limit', 'cancelled', 'error', 'silence'] }),
      fails: 'stdio-frames',
    },
    {
      name: 'silence-first',
      answer: answer(engine, {}, { stdio: ['request', 'silence', 'limit', 'cancelled'] }),
      fails: 'stdio-order',
    },
    {
      name: 'cancelled-over-http',
      answer: answer(engine, {}, { http: ['request', 'limit', 'cancelled', 'silence'] }),
      fails: 'http-frames',
    },
    {
      name: 'silence-forgotten',
      answer: answer(engine, {}, { http: ['request', 'limit', 'close'] }),
      fails: 'http-frames',
    },
    {
      name: 'closed-before-asked',
      answer: answer(engine, {}, { http: ['close', 'request', 'limit', 'silence'] }),
      fails: 'http-order',
    },
  ],
}
