/** E01: count two sizes both ways, then find every size up to 8 × 8 where a protocol saves nothing. Both graphs are built. */
import { chosenOf, listOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, holds } from '../../../exercise/exercise.ts'

const COUNTS = 'counts'
const MARKS = 'marks'
const MAX = 8
const SIZES = {
  small: { apps: 3, tools: 4 },
  large: { apps: 6, tools: 15 },
} as const
type SizeName = keyof typeof SIZES
const WAYS = ['without', 'with'] as const
const NAMES = Object.keys(SIZES) as readonly SizeName[]

/** What a learner typed, full-width digits included; NaN for what is no whole number. */
function typed(text: string): number {
  const digits = text.normalize('NFKC')
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

/** The edges of both graphs of one size, counted. */
function counted(engine: Engine, name: SizeName): Readonly<Record<(typeof WAYS)[number], number>> {
  const size = SIZES[name]
  return {
    without: engine.abacus.withoutProtocol(size).length,
    with: engine.abacus.withProtocol(size).length,
  }
}

/** Every size up to MAX × MAX by its id, in rows of apps. */
function table(engine: Engine) {
  return engine.abacus
    .payoffTable(MAX)
    .flat()
    .map((one) => ({ ...one, id: `${one.size.apps}x${one.size.tools}` }))
}

function noGain(engine: Engine): readonly string[] {
  return table(engine)
    .filter((one) => one.payoff !== 'saves')
    .map((one) => one.id)
}

function countsOf(engine: Engine): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) =>
      WAYS.map((way) => [`${name}-${way}`, String(counted(engine, name)[way])] as const),
    ),
  )
}

export const exercise: Exercise = {
  id: 'E01',
  assertions: [
    { id: 'small' },
    { id: 'large' },
    { id: 'one-app' },
    { id: 'one-tool' },
    { id: 'tie' },
    { id: 'nothing-else' },
  ],
  parts: [
    {
      kind: 'compute',
      id: COUNTS,
      fields: NAMES.flatMap((name) => WAYS.map((way) => ({ id: `${name}-${way}` }))),
    },
    { kind: 'abacus', id: MARKS, max: MAX },
  ],
  grade(answers, engine): readonly Finding[] {
    const marked = new Set(listOf(answers, MARKS))
    const sizes = table(engine)
    const count = (name: SizeName): Finding => {
      const truth = counted(engine, name)
      const given = (way: (typeof WAYS)[number]) => chosenOf(answers, COUNTS, `${name}-${way}`)
      const wrong = WAYS.filter((way) => typed(given(way)) !== truth[way])
      return holds(
        name,
        wrong.length === 0,
        { say: 'counts-of', with: SIZES[name] },
        { raw: WAYS.map((way) => given(way) || '–').join(' : ') },
        { places: wrong.map((way) => ({ part: COUNTS, item: `${name}-${way}` })) },
      )
    }
    /** All sizes of a family are marked. */
    const family = (id: string, belongs: (one: (typeof sizes)[number]) => boolean): Finding => {
      const those = sizes.filter((one) => one.payoff !== 'saves' && belongs(one))
      const open = those.filter((one) => !marked.has(one.id))
      return holds(
        id,
        open.length === 0,
        { say: 'sizes', with: { n: those.length } },
        { say: 'sizes', with: { n: those.length - open.length } },
      )
    }
    const truly = new Set(noGain(engine))
    const extra = [...marked].filter((id) => !truly.has(id))
    const first = sizes.find((one) => one.id === extra[0])
    return [
      count('small'),
      count('large'),
      family('one-app', ({ size }) => size.apps === 1),
      family('one-tool', ({ size }) => size.tools === 1),
      family('tie', ({ payoff }) => payoff === 'ties'),
      holds(
        'nothing-else',
        marked.size > 0 && extra.length === 0,
        { say: 'only-those' },
        first
          ? {
              say: 'saves-here',
              with: { ...first.size, without: first.without, with: first.with },
            }
          : { say: marked.size === 0 ? 'nothing' : 'only-those' },
        { places: extra.map((item) => ({ part: MARKS, item })) },
      ),
    ]
  },
  hints: [
    ['small', 'large'],
    ['small', 'large', 'one-app', 'one-tool'],
    ['tie', 'nothing-else'],
  ],
  solution: (engine) => ({ [COUNTS]: countsOf(engine), [MARKS]: noGain(engine) }),
  alsoRight: (engine) => [
    // Column by column, from the far end.
    { [COUNTS]: countsOf(engine), [MARKS]: [...noGain(engine)].reverse() },
    // The exception first, then by tools; numbers typed with a Chinese keyboard.
    {
      [COUNTS]: Object.fromEntries(
        Object.entries(countsOf(engine)).map(([id, value]) => [
          id,
          value.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
        ]),
      ),
      [MARKS]: [...noGain(engine)].sort((a, b) => Number(b[2]) - Number(a[2])),
    },
  ],
  wrong: (engine) => {
    const counts = countsOf(engine)
    const marks = noGain(engine)
    const without = (gone: (id: string) => boolean) => marks.filter((id) => !gone(id))
    return [
      {
        name: 'boxes-instead-of-lines',
        answer: { [COUNTS]: { ...counts, 'small-without': '7' }, [MARKS]: marks },
        fails: 'small',
      },
      {
        name: 'multiplied-both-ways',
        answer: { [COUNTS]: { ...counts, 'large-with': '90' }, [MARKS]: marks },
        fails: 'large',
      },
      {
        name: 'one-app-always-gains',
        answer: { [COUNTS]: counts, [MARKS]: without((id) => id.startsWith('1x')) },
        fails: 'one-app',
      },
      {
        name: 'one-tool-always-gains',
        answer: {
          [COUNTS]: counts,
          [MARKS]: without((id) => id.endsWith('x1') && id !== '1x1'),
        },
        fails: 'one-tool',
      },
      {
        name: 'a-tie-is-a-gain',
        answer: { [COUNTS]: counts, [MARKS]: without((id) => id === '2x2') },
        fails: 'tie',
      },
      {
        name: 'two-never-pays',
        answer: { [COUNTS]: counts, [MARKS]: [...marks, '2x3', '3x2'] },
        fails: 'nothing-else',
      },
      { name: 'counts-only', answer: { [COUNTS]: counts, [MARKS]: [] }, fails: 'one-app' },
    ]
  },
}
