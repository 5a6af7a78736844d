/** E15: an error text is judged by what the Model can do with it: five runs, each with one retry. */
import { textOf } from '../../../exercise/answers.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { type Loop, RUNS, runLoop } from './loop.ts'

const PART = 'text'
const START = 'invalid module'
const places = [{ part: PART }]

function all(id: string, loops: readonly Loop[], good: (loop: Loop) => boolean): Finding {
  const bad = loops.find((loop) => !good(loop))
  const shown = bad ?? loops[0]
  return holds(
    id,
    bad === undefined,
    { say: 'count', with: { n: RUNS } },
    { say: id, with: { n: loops.filter(good).length, sent: bad?.sent.join(' → ') ?? '' } },
    { ...(shown && { frame: shown.frame }), ...(bad && { places }) },
  )
}

export const exercise: Exercise = {
  id: 'E15',
  assertions: [
    { id: 'written' },
    { id: 'retried', needs: ['written'] },
    { id: 'accepted', needs: ['retried'] },
    { id: 'meant', needs: ['accepted'] },
    { id: 'quoted', needs: ['written'], bonus: true },
  ],
  parts: [{ kind: 'write-text', id: PART, start: START, code: true }],
  exhibits: (engine) => {
    const { frame } = runLoop(engine, 0, START)
    const raw = frame.trace.events.find(({ seq }) => seq === frame.seq)?.raw ?? ''
    return [{ id: 'before', raw, frame }]
  },
  grade(answers, engine) {
    const text = textOf(answers, PART).trim()
    if (text === '') return [fails('written', { say: 'a-text' }, { say: 'nothing' }, { places })]
    const loops = Array.from({ length: RUNS }, (_, index) => runLoop(engine, index, text))
    return [
      pass('written'),
      all('retried', loops, ({ sent }) => sent.length > 1 && sent[1] !== sent[0]),
      all('accepted', loops, ({ accepted }) => accepted),
      all('meant', loops, ({ matched }) => matched !== null),
      // The refused value is in what the server really said, not only in the template.
      all('quoted', loops, ({ sent, frame }) =>
        frame.trace.events.some(
          ({ from, message, raw }) =>
            from === 'server' &&
            message?.result !== undefined &&
            raw.includes('"isError":true') &&
            raw.includes(sent[0] ?? '\n'),
        ),
      ),
    ]
  },
  hints: [['retried'], ['accepted', 'quoted'], ['meant']],
  solution: { [PART]: '未知模块 <got>。module 只能填：cart、login、search' },
  alsoRight: [
    { [PART]: "unknown module '<got>', choose from: cart, login, search" },
    { [PART]: 'The field module takes search, login or cart; <got> is none of them.' },
    {
      [PART]:
        'Use cart for the basket, login for accounts, and search for everything about finding.',
    },
  ],
  wrong: [
    { name: 'nothing', answer: { [PART]: '   ' }, fails: 'written' },
    { name: 'as-it-was', answer: { [PART]: START }, fails: 'retried' },
    {
      name: 'only-the-refused-value',
      answer: { [PART]: '<got> 不是合法的模块，请重试' },
      fails: 'retried',
    },
    {
      name: 'see-the-docs',
      answer: { [PART]: 'Unknown module <got>, see the documentation' },
      fails: 'retried',
    },
    {
      name: 'one-example',
      answer: { [PART]: '未知模块 <got>，例如可以填 cart' },
      fails: 'retried',
    },
    {
      name: 'names-of-another-app',
      answer: { [PART]: 'module must be one of: basket, account, finder' },
      fails: 'accepted',
    },
    {
      name: 'one-left-out',
      answer: { [PART]: "未知模块 '<got>'，可选：cart, login" },
      fails: 'meant',
    },
    {
      name: 'value-not-quoted',
      answer: { [PART]: 'module must be one of: cart, login, search' },
      fails: 'quoted',
    },
  ],
}
