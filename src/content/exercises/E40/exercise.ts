/** E40: what a row of clean runs proves, and which runs may be counted as a row at all. */
import { chosenOf, listOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, holds } from '../../../exercise/exercise.ts'
import { isBound, MISLED, numberOf, shareOfClean } from './chances.ts'
import { runSeries, WAYS } from './runs.ts'

const NUMBERS = 'numbers'
const RUNS = 'runs'
const CHAIN = 20
const RATE = 0.99
/** Points of percent that a share may be off. */
const NEAR = 1
/** More runs than this for one percent are not wrong, only wasted. */
const ENOUGH = 310

const percent = (share: number) => String(Math.round(share * 1000) / 10)
const typed = (value: number, text: string) =>
  Number.isNaN(value)
    ? { say: 'no-number', with: { text: text || '—' } }
    : { say: 'typed', with: { value: String(value) } }

export const exercise: Exercise = {
  id: 'E40',
  assertions: [
    { id: 'clean-60' },
    { id: 'clean-300' },
    { id: 'one-percent' },
    { id: 'pass-20' },
    { id: 'multiply' },
  ],
  parts: [
    {
      kind: 'compute',
      id: NUMBERS,
      fields: [{ id: 'clean-60' }, { id: 'clean-300' }, { id: 'one-percent' }, { id: 'pass-20' }],
    },
    { kind: 'mark', id: RUNS, items: WAYS.map((id) => ({ id })) },
  ],
  grade(answers, engine) {
    const text = (field: string) => chosenOf(answers, NUMBERS, field)
    return [
      bound(engine, 'clean-60', 60, text('clean-60')),
      bound(engine, 'clean-300', 300, text('clean-300')),
      enough(engine, text('one-percent')),
      chain(engine, text('pass-20')),
      ...multiply(engine, listOf(answers, RUNS)),
    ]
  },
  hints: [['clean-60', 'clean-300'], ['one-percent', 'pass-20'], ['multiply']],
  solution: {
    [NUMBERS]: { 'clean-60': '4.87', 'clean-300': '0.99', 'one-percent': '299', 'pass-20': '81.8' },
    [RUNS]: ['fresh', 'reading'],
  },
  alsoRight: [
    {
      [NUMBERS]: { 'clean-60': '5%', 'clean-300': '1%', 'one-percent': '300', 'pass-20': '82' },
      [RUNS]: ['reading', 'fresh'],
    },
    {
      [NUMBERS]: {
        'clean-60': '４.９',
        'clean-300': '0.994',
        'one-percent': '305',
        'pass-20': '81.79',
      },
      [RUNS]: ['fresh', 'reading'],
    },
  ],
  wrong: [
    {
      name: 'no-failure-is-zero',
      answer: {
        [NUMBERS]: { 'clean-60': '0', 'clean-300': '0', 'one-percent': '100', 'pass-20': '99' },
        [RUNS]: ['fresh', 'reading'],
      },
      fails: 'clean-60',
    },
    {
      name: 'one-in-n',
      answer: {
        [NUMBERS]: { 'clean-60': '5', 'clean-300': '0.33', 'one-percent': '300', 'pass-20': '82' },
        [RUNS]: ['fresh', 'reading'],
      },
      fails: 'clean-300',
    },
    {
      name: 'hundred-for-one-percent',
      answer: {
        [NUMBERS]: { 'clean-60': '5', 'clean-300': '1', 'one-percent': '100', 'pass-20': '82' },
        [RUNS]: ['fresh', 'reading'],
      },
      fails: 'one-percent',
    },
    {
      name: 'twenty-times-one-percent-off',
      answer: {
        [NUMBERS]: { 'clean-60': '5', 'clean-300': '1', 'one-percent': '300', 'pass-20': '99' },
        [RUNS]: ['fresh', 'reading'],
      },
      fails: 'pass-20',
    },
    {
      name: 'sixty-are-sixty',
      answer: {
        [NUMBERS]: { 'clean-60': '5', 'clean-300': '1', 'one-percent': '300', 'pass-20': '82' },
        [RUNS]: ['shared', 'fresh', 'tens', 'reading'],
      },
      fails: 'multiply',
    },
    {
      name: 'one-server-is-always-bad',
      answer: {
        [NUMBERS]: { 'clean-60': '5', 'clean-300': '1', 'one-percent': '300', 'pass-20': '82' },
        [RUNS]: ['fresh'],
      },
      fails: 'multiply',
    },
    { name: 'nothing-filled-in', answer: { [NUMBERS]: {}, [RUNS]: [] }, fails: 'clean-60' },
  ],
}

/** A failure rate as high as the bound would hide from this many runs in one experiment of twenty. */
function bound(engine: Engine, id: string, runs: number, text: string): Finding {
  const value = numberOf(text)
  const places = [{ part: NUMBERS, item: id }]
  const isRight = isBound(engine, value / 100, runs)
  const got =
    value > 0 && value < 100
      ? {
          say: 'hidden',
          with: { value: String(value), share: percent(shareOfClean(engine, value / 100, runs)) },
        }
      : typed(value, text)
  return holds(id, isRight, { say: 'hidden-in', with: { share: percent(MISLED) } }, got, { places })
}

/** Enough runs that one percent would have shown itself nineteen times in twenty. */
function enough(engine: Engine, text: string): Finding {
  const runs = numberOf(text)
  const isCount = Number.isInteger(runs) && runs > 0
  const hidden = isCount ? 0.99 ** runs : 1
  return holds(
    'one-percent',
    isCount && hidden <= MISLED && runs <= ENOUGH,
    { say: 'fewest', with: { share: percent(MISLED) } },
    isCount
      ? { say: 'hides', with: { n: runs, share: percent(shareOfClean(engine, 0.01, runs)) } }
      : typed(runs, text),
    { places: [{ part: NUMBERS, item: 'one-percent' }] },
  )
}

function chain(engine: Engine, text: string): Finding {
  const value = numberOf(text)
  const share = shareOfClean(engine, 1 - RATE, CHAIN) * 100
  return holds(
    'pass-20',
    Math.abs(value - RATE ** CHAIN * 100) <= NEAR,
    { say: 'drawn', with: { share: percent(share / 100) } },
    typed(value, text),
    { places: [{ part: NUMBERS, item: 'pass-20' }] },
  )
}

function multiply(engine: Engine, marked: readonly string[]): readonly Finding[] {
  return WAYS.map((way) => {
    const { independent, first, frame } = runSeries(engine, way)
    const said = (isOne: boolean) =>
      isOne ? { say: 'same' } : { say: 'differs', with: { n: first || '…' } }
    const claimed = marked.includes(way)
    return holds(
      'multiply',
      claimed === independent,
      said(independent),
      { say: claimed ? 'claimed' : 'denied' },
      { frame, places: [{ part: RUNS, item: way }] },
    )
  })
}
