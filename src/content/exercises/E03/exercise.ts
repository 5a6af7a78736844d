/** E03: seven needs and three primitives. Each need is offered as the learner says, and the run shows who began. */
import { chosenOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, holds } from '../../../exercise/exercise.ts'
import { dealtBackwards, dealtByDrawer } from '../dealt.ts'
import { PRIMITIVES, type Primitive, STARTERS, type Starter, start } from './runs.ts'

const NEEDS_PART = 'needs'
const STARTS_PART = 'starts'
/** What each need says about who is to begin. */
const NEEDS: Readonly<Record<string, Starter>> = {
  submit: 'model',
  rules: 'host',
  slash: 'user',
  'open-bugs': 'model',
  module: 'host',
  wording: 'user',
  replay: 'model',
}
const IDS = Object.keys(NEEDS)
const REVISIONS = ['2025-11-25', '2026-07-28'] as const

const ids = (list: readonly string[]) => list.map((id) => ({ id }))
const isPrimitive = (text: string): text is Primitive =>
  PRIMITIVES.some((primitive) => primitive === text)

/** Who begins with a primitive, in both revisions; they agree, or the engine has a fault. */
function starterOf(engine: Engine, primitive: Primitive): Starter {
  const [first, ...others] = REVISIONS.map(
    (revision) => start(engine, 'sample', primitive, revision).by,
  )
  if (!first || others.some((other) => other !== first))
    throw new Error(`nobody starts ${primitive}`)
  return first
}

function solved(engine: Engine) {
  const starters = PRIMITIVES.map((primitive) => [primitive, starterOf(engine, primitive)] as const)
  const primitiveFor = (wanted: Starter) => starters.find(([, by]) => by === wanted)?.[0] ?? ''
  return {
    [NEEDS_PART]: Object.fromEntries(
      Object.entries(NEEDS).map(([id, wanted]) => [id, primitiveFor(wanted) as string]),
    ),
    [STARTS_PART]: Object.fromEntries(starters) as Record<string, string>,
  }
}

export const exercise: Exercise = {
  id: 'E03',
  assertions: [
    { id: 'all-sorted' },
    ...STARTERS.map((by) => ({ id: `by-${by}`, needs: ['all-sorted'] as const })),
    ...PRIMITIVES.map((primitive) => ({ id: `starts-${primitive}` })),
  ],
  parts: [
    { kind: 'classify', id: NEEDS_PART, items: ids(IDS), choices: ids(PRIMITIVES) },
    {
      kind: 'predict',
      id: STARTS_PART,
      questions: PRIMITIVES.map((id) => ({ id, choices: ids(STARTERS) })),
    },
  ],
  grade(answers, engine): readonly Finding[] {
    const chosen = (id: string) => chosenOf(answers, NEEDS_PART, id)
    const open = IDS.filter((id) => !isPrimitive(chosen(id)))
    const sorted = holds(
      'all-sorted',
      open.length === 0,
      { say: 'count', with: { n: IDS.length } },
      { say: 'count', with: { n: IDS.length - open.length } },
      { places: open.map((item) => ({ part: NEEDS_PART, item })) },
    )
    const runs = IDS.flatMap((id) => {
      const primitive = chosen(id)
      return isPrimitive(primitive) ? [{ id, ...start(engine, id, primitive) }] : []
    })
    const family = (wanted: Starter): Finding => {
      const mine = runs.filter(({ id }) => NEEDS[id] === wanted)
      const astray = mine.filter(({ by }) => by !== wanted)
      const shown = astray[0] ?? mine[0]
      return holds(
        `by-${wanted}`,
        astray.length === 0,
        { say: `begun.${wanted}` },
        { say: astray[0]?.by ? `begun.${astray[0].by}` : `begun.${wanted}` },
        {
          places: astray.map(({ id }) => ({ part: NEEDS_PART, item: id })),
          ...(shown && { frame: shown.frame }),
        },
      )
    }
    const foretold = (primitive: Primitive): Finding => {
      const truth = starterOf(engine, primitive)
      const guess = STARTERS.find((by) => by === chosenOf(answers, STARTS_PART, primitive))
      return holds(
        `starts-${primitive}`,
        guess === truth,
        { say: `begun.${truth}` },
        { say: guess ? `begun.${guess}` : 'nothing' },
        {
          places: [{ part: STARTS_PART, item: primitive }],
          frame: start(engine, 'sample', primitive).frame,
        },
      )
    }
    return [sorted, ...STARTERS.map(family), ...PRIMITIVES.map(foretold)]
  },
  hints: [[], ['by-host', 'starts-resource'], ['by-user', 'starts-prompt']],
  solution: solved,
  // A classification has one right answer; these two differ in the order in which cards were dealt with.
  alsoRight: (engine) => {
    const right = solved(engine)
    return [
      {
        [STARTS_PART]: right[STARTS_PART] ?? {},
        [NEEDS_PART]: dealtBackwards(right[NEEDS_PART] ?? {}),
      },
      {
        [NEEDS_PART]: dealtByDrawer(right[NEEDS_PART] ?? {}),
        [STARTS_PART]: dealtBackwards(right[STARTS_PART] ?? {}),
      },
    ]
  },
  wrong: (engine) => {
    const right = solved(engine)
    const withNeed = (change: Record<string, string>) => ({
      ...right,
      [NEEDS_PART]: { ...right[NEEDS_PART], ...change },
    })
    const withStart = (change: Record<string, string>) => ({
      ...right,
      [STARTS_PART]: { ...right[STARTS_PART], ...change },
    })
    return [
      {
        name: 'half-done',
        answer: { ...right, [NEEDS_PART]: { submit: 'tool' } },
        fails: 'all-sorted',
      },
      {
        name: 'data-is-a-resource',
        answer: withNeed({ 'open-bugs': 'resource' }),
        fails: 'by-model',
      },
      {
        name: 'everything-is-a-tool',
        answer: withNeed({ rules: 'tool', module: 'tool', slash: 'tool', wording: 'tool' }),
        fails: 'by-host',
      },
      { name: 'rules-are-a-prompt', answer: withNeed({ rules: 'prompt' }), fails: 'by-host' },
      { name: 'slash-starts-a-tool', answer: withNeed({ slash: 'tool' }), fails: 'by-user' },
      {
        name: 'the-user-calls-tools',
        answer: withStart({ tool: 'user' }),
        fails: 'starts-tool',
      },
      {
        name: 'the-model-opens-resources',
        answer: withStart({ resource: 'model' }),
        fails: 'starts-resource',
      },
      {
        name: 'the-model-picks-prompts',
        answer: withStart({ prompt: 'model' }),
        fails: 'starts-prompt',
      },
    ]
  },
}
