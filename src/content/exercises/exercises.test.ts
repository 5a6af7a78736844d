/** Every exercise is run: unsolved as handed out, solved by each right answer, stopped at the right place by each wrong one. */
import { afterAll, describe, expect, it } from 'vitest'
import { type Answers, handedOut, readAnswers } from '../../exercise/answers.ts'
import { createEngine } from '../../exercise/engine.ts'
import { type Exercise, made } from '../../exercise/exercise.ts'
import { grade, type Verdict } from '../../exercise/grade.ts'
import type { Part } from '../../exercise/parts.ts'
import { type ExerciseProse, fill, missingKeys, sentence } from '../../exercise/prose.ts'
import { createCodeRunner } from '../../sandbox/code-runner.ts'
import { CATALOGUE } from './catalogue.ts'
import { AVAILABLE, loadExercise, loadProse } from './library.ts'
import { SHARED_TEXTS } from './shared-prose.ts'

const engine = createEngine(await createCodeRunner())
const LOCALES = ['zh-CN', 'en'] as const
/** Exercises with a seed are graded with these; the others with the first. */
const SEEDS = [1, 2, 20260728]

let cases = 0
afterAll(() => console.log(`exercises: ${AVAILABLE.length}, graded cases: ${cases}`))

/** Grades as the page does, and says every sentence of the verdict in both locales. */
async function judge(exercise: Exercise, answers: Answers, seed: number): Promise<Verdict> {
  cases += 1
  const parts = made(exercise.parts, engine, seed)
  // What is stored and read back must grade the same.
  const kept = readAnswers(parts, JSON.parse(JSON.stringify(answers)))
  const verdict = grade(exercise, kept, engine, seed)
  for (const locale of LOCALES) {
    const prose = await proseOf(exercise.id, locale)
    const params = made(exercise.params ?? {}, engine, seed)
    const said = verdict.assertions.flatMap(({ id, expected, got }) => [
      fill(prose.assertions[id] ?? '{missing}', params),
      ...[expected, got].flatMap((one) =>
        one && 'say' in one
          ? [sentence(prose, SHARED_TEXTS[locale], { ...one, with: { ...params, ...one.with } })]
          : [],
      ),
    ])
    for (const text of said) expect(text, `${exercise.id} ${locale}`).not.toMatch(/\{[a-z]\w*\}/i)
    for (const one of verdict.assertions)
      for (const words of [one.expected, one.got])
        if (words && 'say' in words)
          expect({ ...SHARED_TEXTS[locale], ...prose.texts }, locale).toHaveProperty([words.say])
  }
  return verdict
}

async function proseOf(id: string, locale: 'zh-CN' | 'en'): Promise<ExerciseProse> {
  const prose = await loadProse(id, locale)
  if (!prose) throw new Error(`${id} has no ${locale}.ts`)
  return prose
}

describe.each(AVAILABLE)('%s', async (id) => {
  const exercise = (await loadExercise(id)) as Exercise
  const seeds = exercise.seeded ? SEEDS : SEEDS.slice(0, 1)
  const tripped = new Set<string>()

  it('names nothing that is asked about like something that is chosen, for both would carry one label', () => {
    for (const part of made(exercise.parts, engine, seeds[0] ?? 1)) {
      const [asked, chosen] = labelled(part)
      expect(asked, part.id).toEqual([...new Set(asked)])
      expect(
        asked.filter((id) => chosen.includes(id)),
        part.id,
      ).toEqual([])
    }
  })

  it('is unsolved as handed out', async () => {
    for (const seed of seeds) {
      const parts = made(exercise.parts, engine, seed)
      expect((await judge(exercise, handedOut(parts), seed)).solved).toBe(false)
    }
  })

  it('is unsolved when everything is emptied', async () => {
    for (const seed of seeds) {
      const emptied = Object.fromEntries(
        made(exercise.parts, engine, seed).map((part) => [
          part.id,
          'start' in part && typeof part.start === 'string'
            ? ''
            : Array.isArray(handedOut([part])[part.id])
              ? []
              : {},
        ]),
      )
      expect((await judge(exercise, emptied, seed)).solved).toBe(false)
    }
  })

  it('is solved by its solution, with every bonus', async () => {
    for (const seed of seeds) {
      const verdict = await judge(exercise, made(exercise.solution, engine, seed), seed)
      expect(summary(verdict)).toEqual(exercise.assertions.map((one) => `${one.id} passed`))
    }
  })

  it('is solved by at least two other answers', async () => {
    for (const seed of seeds) {
      const others = made(exercise.alsoRight, engine, seed)
      expect(others.length).toBeGreaterThanOrEqual(2)
      const all = [made(exercise.solution, engine, seed), ...others].map((one) => squeezed(one))
      expect(new Set(all).size, 'they differ by more than white space').toBe(all.length)
      for (const [index, answer] of others.entries()) {
        const verdict = await judge(exercise, answer, seed)
        expect(
          verdict.solved,
          `alsoRight[${index}]: ${summary(verdict).join(', ')}${sayings(verdict)}`,
        ).toBe(true)
      }
    }
  })

  it('stops each wrong answer at the assertion that it names', async () => {
    for (const seed of seeds) {
      const wrong = made(exercise.wrong, engine, seed)
      expect(wrong.length).toBeGreaterThanOrEqual(3)
      expect(new Set(wrong.map(({ name }) => name)).size).toBe(wrong.length)
      for (const { name, answer, fails } of wrong) {
        const verdict = await judge(exercise, answer, seed)
        expect(verdict.firstFailed, `${name}: ${summary(verdict)}${sayings(verdict)}`).toBe(fails)
        const bonus = exercise.assertions.find((one) => one.id === fails)?.bonus ?? false
        expect(verdict.solved, name).toBe(bonus)
        for (const one of verdict.assertions) if (one.status === 'failed') tripped.add(one.id)
        expectDependantsUnreached(exercise, verdict)
      }
    }
  })

  it('has every assertion tripped by some wrong answer', () => {
    expect(exercise.assertions.map((one) => one.id).filter((one) => !tripped.has(one))).toEqual([])
  })

  if (made(exercise.parts, engine, 1).some((part) => part.kind === 'write-code')) {
    it('is not solved by code that is commented out or does nothing', async () => {
      const solution = made(exercise.solution, engine, 1)
      const parts = made(exercise.parts, engine, 1).filter((part) => part.kind === 'write-code')
      for (const part of parts) {
        const source = String(solution[part.id])
        const commented = source.replace(/^/gm, '// ')
        for (const code of [commented, '', 'export {}'])
          expect((await judge(exercise, { ...solution, [part.id]: code }, 1)).solved).toBe(false)
      }
    })
  }

  it.each(LOCALES)('has all its words in %s', async (locale) => {
    const prose = await proseOf(id, locale)
    for (const seed of seeds) {
      const parts = made(exercise.parts, engine, seed)
      expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length)
      const exhibits = made(exercise.exhibits ?? [], engine, seed).map((one) => one.id)
      const keys = exercise.assertions.map((one) => one.id)
      expect(missingKeys(prose, parts, keys)).toEqual([])
      expect(exhibits.filter((key) => !Object.hasOwn(prose.texts, key))).toEqual([])
      const params = made(exercise.params ?? {}, engine, seed)
      for (const text of [...prose.prompt, ...Object.values(prose.assertions)])
        expect(fill(text, params)).not.toMatch(/\{[a-z]\w*\}/i)
    }
    const other = await proseOf(id, locale === 'en' ? 'zh-CN' : 'en')
    expect(Object.keys(prose.texts).sort()).toEqual(Object.keys(other.texts).sort())
    expect(Object.keys(prose.assertions).sort()).toEqual(
      exercise.assertions.map((one) => one.id).sort(),
    )
    expect(prose.prompt).toHaveLength(other.prompt.length)
  })

  it('stands in the catalogue with the kinds that it has', () => {
    const entry = CATALOGUE.find((one) => one.id === id)
    const kinds = made(exercise.parts, engine, 1).map((part) => part.kind)
    expect(exercise.id).toBe(id)
    expect(new Set(kinds)).toEqual(new Set(entry?.kinds))
  })

  it('hints at assertions that it has, and needs only those above', () => {
    const ids = exercise.assertions.map((one) => one.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const one of exercise.hints.flat()) expect(ids).toContain(one)
    for (const [index, { needs = [] }] of exercise.assertions.entries())
      for (const need of needs) expect(ids.slice(0, index)).toContain(need)
  })

  it('grades the same answer the same way twice', async () => {
    const { solution } = exercise
    const first = await judge(exercise, made(solution, engine, 1), 1)
    expect(summary(await judge(exercise, made(solution, engine, 1), 1))).toEqual(summary(first))
  })
})

it('has forty ids, each once', () => {
  expect(CATALOGUE.map((one) => one.id)).toEqual(
    Array.from({ length: 40 }, (_, index) => `E${String(index + 1).padStart(2, '0')}`),
  )
})

function summary(verdict: Verdict): readonly string[] {
  return verdict.assertions.map((one) => `${one.id} ${one.status}`)
}

/** For the message of a failing test: what the first failed assertion expected and got. */
function sayings(verdict: Verdict): string {
  const first = verdict.assertions.find((one) => one.status === 'failed')
  return first ? ` · ${JSON.stringify({ expected: first.expected, got: first.got })}` : ''
}

/** Ids whose words are the prose's, by part: what is asked about, and what can be chosen for it. */
function labelled(part: Part): readonly [asked: readonly string[], chosen: readonly string[]] {
  const ids = (items: readonly { readonly id: string; readonly raw?: string }[]) =>
    items.filter((item) => item.raw === undefined && !('frame' in item)).map(({ id }) => id)
  if (part.kind === 'classify') return [ids(part.items), ids(part.choices)]
  if (part.kind === 'predict')
    return [ids(part.questions), part.questions.flatMap((one) => ids(one.choices))]
  if (part.kind === 'spot') return [ids(part.captures), ids(part.causes)]
  if (part.kind === 'fill-table')
    return [
      [...ids(part.rows), ...ids(part.columns)],
      part.columns.flatMap((one) => ids(one.choices ?? [])),
    ]
  return [[], []]
}

function squeezed(answer: Answers): string {
  return JSON.stringify(answer).replace(/\s+|\\n/g, '')
}

function expectDependantsUnreached(exercise: Exercise, verdict: Verdict): void {
  const status = new Map(verdict.assertions.map((one) => [one.id, one.status]))
  for (const { id, needs = [] } of exercise.assertions)
    if (needs.some((need) => status.get(need) !== 'passed'))
      expect(status.get(id), `${exercise.id} ${id}`).toBe('not-reached')
}
