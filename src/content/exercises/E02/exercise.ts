/** E02: ten deeds, four actors. Who did it is read off the lane that the event leaves, in three real runs. */

import { chosenOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, holds } from '../../../exercise/exercise.ts'
import { dealtBackwards, dealtByDrawer } from '../dealt.ts'
import { DEED_IDS, find, RUNS, type RunId, runAll } from './deeds.ts'

const PART = 'deeds'
const ACTORS = ['host', 'client', 'server', 'model'] as const

function solved(engine: Engine): Record<string, string> {
  const traces = runAll(engine)
  return Object.fromEntries(DEED_IDS.map((id) => [id, find(traces, id).event.from]))
}
const withChange = (engine: Engine, change: Record<string, string>) => ({
  [PART]: { ...solved(engine), ...change },
})

export const exercise: Exercise = {
  id: 'E02',
  assertions: [
    { id: 'all-labelled' },
    { id: 'model-out-of-sight', needs: ['all-labelled'] },
    ...ACTORS.map((id) => ({ id, needs: ['all-labelled'] as const })),
  ],
  parts: [
    {
      kind: 'classify',
      id: PART,
      items: DEED_IDS.map((id) => ({ id })),
      choices: ACTORS.map((id) => ({ id })),
    },
  ],
  exhibits: (engine) => {
    const traces = runAll(engine)
    return (Object.keys(RUNS) as RunId[]).map((id) => ({
      id,
      frame: { trace: traces[id], seq: 0 },
    }))
  },
  grade(answers, engine): readonly Finding[] {
    const chosen = (id: string) => chosenOf(answers, PART, id)
    const open = DEED_IDS.filter((id) => chosen(id) === '')
    const complete = holds(
      'all-labelled',
      open.length === 0,
      { say: 'count', with: { n: DEED_IDS.length } },
      { say: 'count', with: { n: DEED_IDS.length - open.length } },
      { places: open.map((item) => ({ part: PART, item })) },
    )
    if (!complete.passed) return [complete]
    const traces = runAll(engine)
    const deeds = DEED_IDS.map((id) => ({ id, ...find(traces, id) }))
    /** The frame of the first of these deeds, with the verdict beside all of them. */
    const shown = (wrong: typeof deeds, fallback: (typeof deeds)[number] | undefined) => {
      const first = wrong[0] ?? fallback
      return {
        places: wrong.map(({ id }) => ({ part: PART, item: id })),
        ...(first && { frame: { trace: first.trace, seq: first.event.seq } }),
      }
    }
    const withModel = deeds.filter(({ event }) => event.from === 'model' || event.to === 'model')
    const blind = withModel.filter(({ id }) => chosen(id) === 'server')
    const family = (actor: (typeof ACTORS)[number]): Finding => {
      const truly = deeds.filter(({ event }) => event.from === actor)
      // Judged both ways: deeds of this actor given to others, and others' deeds given to this one.
      const wrong = deeds.filter((deed) => truly.includes(deed) !== (chosen(deed.id) === actor))
      return holds(
        actor,
        wrong.length === 0,
        { say: 'family', with: { n: truly.length } },
        { say: 'mixed', with: { n: wrong.length } },
        shown(wrong, truly[0]),
      )
    }
    return [
      complete,
      holds(
        'model-out-of-sight',
        blind.length === 0,
        { say: 'server-and-model', with: { n: 0 } },
        { say: 'server-and-model', with: { n: blind.length } },
        shown(blind, withModel[0]),
      ),
      ...ACTORS.map(family),
    ]
  },
  hints: [['host', 'model'], ['client'], ['model-out-of-sight', 'server']],
  solution: (engine) => ({ [PART]: solved(engine) }),
  // A classification has one right answer; these two differ in the order in which cards were dealt with.
  alsoRight: (engine) => [
    { [PART]: dealtBackwards(solved(engine)) },
    { [PART]: dealtByDrawer(solved(engine)) },
  ],
  wrong: (engine) => [
    { name: 'half-done', answer: { [PART]: { decides: 'model' } }, fails: 'all-labelled' },
    {
      name: 'the-server-asks-the-model',
      answer: withChange(engine, { context: 'server', continues: 'server' }),
      fails: 'model-out-of-sight',
    },
    {
      name: 'the-server-decides',
      answer: withChange(engine, { decides: 'server' }),
      fails: 'model-out-of-sight',
    },
    {
      name: 'the-model-approves-itself',
      answer: withChange(engine, { approves: 'model' }),
      fails: 'host',
    },
    {
      name: 'the-model-writes-frames',
      answer: withChange(engine, { numbers: 'model' }),
      fails: 'client',
    },
    {
      name: 'the-server-times-out',
      answer: withChange(engine, { 'gives-up': 'server' }),
      fails: 'client',
    },
    {
      name: 'the-model-checks-its-arguments',
      answer: withChange(engine, { refuses: 'model' }),
      fails: 'server',
    },
    {
      name: 'the-host-repairs',
      answer: withChange(engine, { repairs: 'host' }),
      fails: 'host',
    },
  ],
}
