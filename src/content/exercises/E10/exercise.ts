/** E10: nine requests, and what comes back. Each is sent; the key is what the engine's server answers. */

import { chosenOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, holds } from '../../../exercise/exercise.ts'
import { dealtBackwards, dealtByDrawer } from '../dealt.ts'
import { answerTo, asSent, OUTCOMES, QUESTIONS } from './questions.ts'

const PART = 'answers'
const RULES = ['M3', 'H8', 'M9', 'M17', 'T8', 'T7'] as const

const solved = (engine: Engine): Record<string, string> =>
  Object.fromEntries(QUESTIONS.map((one) => [one.id, answerTo(engine, one).outcome]))
const withChange = (engine: Engine, change: Record<string, string>) => ({
  [PART]: { ...solved(engine), ...change },
})

export const exercise: Exercise = {
  id: 'E10',
  assertions: [
    { id: 'all-answered' },
    ...RULES.map((id) => ({ id, needs: ['all-answered'] as const })),
  ],
  parts: [
    {
      kind: 'predict',
      id: PART,
      questions: QUESTIONS.map(({ id, headers }) => ({
        id,
        choices: OUTCOMES[headers ? 'http' : 'stdio'].map((raw) => ({ id: raw, raw })),
      })),
    },
  ],
  exhibits: QUESTIONS.map((one) => ({ id: `${PART}.${one.id}`, raw: asSent(one) })),
  grade(answers, engine) {
    const open = QUESTIONS.filter(({ id }) => chosenOf(answers, PART, id) === '')
    const complete = holds(
      'all-answered',
      open.length === 0,
      { say: 'count', with: { n: QUESTIONS.length } },
      { say: 'count', with: { n: QUESTIONS.length - open.length } },
      { places: open.map(({ id }) => ({ part: PART, item: id })) },
    )
    if (!complete.passed) return [complete]
    return [
      complete,
      ...QUESTIONS.map((one) => {
        const { outcome, frame } = answerTo(engine, one)
        const chosen = chosenOf(answers, PART, one.id)
        const right = chosen === outcome
        return holds(
          one.assertion,
          right,
          // The run's own answer stays in its frame until the choice was made: it is what must be found out.
          { say: 'as-answered' },
          { raw: chosen },
          {
            ...(frame && { frame }),
            ...(!right && { places: [{ part: PART, item: one.id }] }),
          },
        )
      }),
    ]
  },
  hints: [[], ['H8', 'M9', 'M3'], ['M17', 'T8', 'T7']],
  solution: (engine) => ({ [PART]: solved(engine) }),
  // Each question has one answer; these differ in the order in which they were dealt with.
  alsoRight: (engine) => [
    { [PART]: dealtBackwards(solved(engine)) },
    { [PART]: dealtByDrawer(solved(engine)) },
  ],
  wrong: (engine) => [
    { name: 'one-only', answer: { [PART]: { critical: '' } }, fails: 'all-answered' },
    {
      name: 'version-before-envelope',
      answer: withChange(engine, { 'no-meta': '400 · error -32022 · data.supported' }),
      fails: 'M3',
    },
    {
      name: 'version-before-mirror',
      answer: withChange(engine, { 'header-old': '400 · error -32022 · data.supported' }),
      fails: 'H8',
    },
    {
      name: 'body-wins',
      answer: withChange(engine, { 'other-name': '200 · result · isError: false' }),
      fails: 'H8',
    },
    {
      name: 'no-list-of-versions',
      answer: withChange(engine, { 'both-old': '400 · error -32022' }),
      fails: 'M9',
    },
    {
      name: 'every-refusal-is-400',
      answer: withChange(engine, { 'method-http': '400 · error -32601' }),
      fails: 'M17',
    },
    {
      name: 'enum-is-a-protocol-error',
      answer: withChange(engine, { critical: '200 · error -32602' }),
      fails: 'T8',
    },
    {
      name: 'one-dialect',
      answer: withChange(engine, { 'tool-sdk': '200 · error -32602' }),
      fails: 'T7',
    },
  ],
}
