/** How a learner answers each kind of part, with a mouse and with nothing but a keyboard. */
import { readdirSync } from 'node:fs'
import type { Answers, ListAnswer, MapAnswer } from '../src/exercise/answers.ts'
import { createEngine } from '../src/exercise/engine.ts'
import { type Exercise, made } from '../src/exercise/exercise.ts'
import type { Part, PartKind } from '../src/exercise/parts.ts'
import type { ExerciseProse } from '../src/exercise/prose.ts'
import type { Locale } from '../src/i18n/locale.ts'
import { expect, type Lab } from './lab.ts'

const engine = createEngine(null)
const FOLDER = new URL('../src/content/exercises/', import.meta.url)

/** Ids of the exercises that exist. */
export const EXERCISE_IDS: readonly string[] = readdirSync(FOLDER)
  .filter((name) => /^E\d\d$/.test(name))
  .sort()

export interface Told {
  readonly exercise: Exercise
  readonly prose: ExerciseProse
  readonly parts: readonly Part[]
  readonly solution: Answers
}

export async function tell(id: string, locale: Locale): Promise<Told> {
  const { exercise } = (await import(`../src/content/exercises/${id}/exercise.ts`)) as {
    readonly exercise: Exercise
  }
  const { prose } = (await import(`../src/content/exercises/${id}/${locale}.ts`)) as {
    readonly prose: ExerciseProse
  }
  return {
    exercise,
    prose,
    parts: made(exercise.parts, engine, 1),
    solution: made(exercise.solution, engine, 1),
  }
}

/** The first exercise that has a part of this kind. */
export async function firstWith(kind: PartKind, locale: Locale): Promise<Told | null> {
  for (const id of EXERCISE_IDS) {
    const told = await tell(id, locale)
    if (told.parts.some((part) => part.kind === kind)) return told
  }
  return null
}

/** Answers a part with the mouse (and typing where there is text). */
export async function answerByMouse(lab: Lab, part: Part, solution: Answers): Promise<void> {
  const { page } = lab
  const answer = solution[part.id]
  const map = answer as MapAnswer
  const section = sectionOf(lab, part)
  switch (part.kind) {
    case 'classify':
    case 'predict':
      for (const [item, choice] of Object.entries(map))
        await section.locator(`[data-item="${item}"] input[value="${choice}"]`).check()
      return
    case 'order': {
      for (const _ of part.start) await section.locator('[data-card] button').last().click()
      for (const id of answer as ListAnswer) await section.locator(`[data-take="${id}"]`).click()
      return
    }
    case 'mark':
      for (const id of answer as ListAnswer) await section.locator(`[data-mark="${id}"]`).check()
      return
    case 'abacus':
      for (const id of answer as ListAnswer) await section.locator(`[data-cell="${id}"]`).click()
      return
    case 'spot':
    case 'fill-table':
    case 'compute':
      for (const [field, value] of Object.entries(map)) {
        const input = section.locator(`[data-field="${field}"]`)
        if (await input.evaluate((element) => element instanceof HTMLSelectElement))
          await input.selectOption(value)
        else await input.fill(value)
      }
      return
    case 'write-text':
      return section.getByRole('textbox').fill(answer as string)
    default: {
      await expect(section.locator('.monaco-editor').first()).toBeVisible()
      await section.locator('.monaco-editor').first().click()
      await replaceText(lab, answer as string)
      await page.mouse.move(0, 0)
    }
  }
}

/** The same with Tab, arrows, Space, Enter and typing alone. */
export async function answerByKeys(lab: Lab, part: Part, solution: Answers): Promise<void> {
  const { page } = lab
  const answer = solution[part.id]
  const map = answer as MapAnswer
  const section = sectionOf(lab, part)
  switch (part.kind) {
    case 'classify':
    case 'predict':
      for (const [item, choice] of Object.entries(map)) {
        const radios = section.locator(`[data-item="${item}"] input`)
        await tabTo(lab, radios.first())
        await page.keyboard.press('Space')
        const values = await radios.evaluateAll((all) =>
          all.map((one) => (one as HTMLInputElement).value),
        )
        for (let step = values.indexOf(choice); step > 0; step--)
          await page.keyboard.press('ArrowDown')
      }
      return
    case 'order': {
      for (const id of part.start) {
        await tabTo(lab, section.locator(`[data-card="${id}"] button`).first(), 'nearer')
        await page.keyboard.press('Delete')
      }
      for (const id of answer as ListAnswer) {
        await tabTo(lab, section.locator(`[data-take="${id}"]`), 'nearer')
        await page.keyboard.press('Enter')
      }
      return
    }
    case 'mark':
      for (const id of answer as ListAnswer) {
        await tabTo(lab, section.locator(`[data-mark="${id}"]`))
        await page.keyboard.press('Space')
      }
      return
    case 'abacus':
      for (const id of answer as ListAnswer) {
        const [n = 1, m = 1] = id.split('x').map(Number)
        await tabTo(lab, section.locator('[data-cell][tabindex="0"]'))
        const [from = 1, across = 1] = (
          (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell)) ?? '1x1'
        )
          .split('x')
          .map(Number)
        await repeat(lab, n > from ? 'ArrowDown' : 'ArrowUp', Math.abs(n - from))
        await repeat(lab, m > across ? 'ArrowRight' : 'ArrowLeft', Math.abs(m - across))
        await page.keyboard.press('Space')
      }
      return
    case 'spot':
    case 'fill-table':
    case 'compute':
      for (const [field, value] of Object.entries(map)) {
        const input = section.locator(`[data-field="${field}"]`)
        await tabTo(lab, input)
        const values = await input.evaluate((element) =>
          element instanceof HTMLSelectElement
            ? [...element.options].map((one) => one.value)
            : null,
        )
        if (values) {
          await page.keyboard.press('Home')
          await repeat(lab, 'ArrowDown', values.indexOf(value))
        } else {
          await page.keyboard.press('Control+A')
          await page.keyboard.insertText(value)
        }
      }
      return
    default: {
      if (part.kind !== 'write-text')
        await expect(section.locator('.monaco-editor').first()).toBeVisible()
      await tabTo(lab, section.getByRole('textbox').first())
      await replaceText(lab, answer as string)
    }
  }
}

function sectionOf(lab: Lab, part: Part) {
  return lab.page.locator(`[data-part="${part.id}"]`)
}

async function replaceText(lab: Lab, text: string): Promise<void> {
  await lab.page.keyboard.press('Control+A')
  await lab.page.keyboard.insertText(text)
}

async function repeat(lab: Lab, key: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) await lab.page.keyboard.press(key)
}

type Target = ReturnType<Lab['page']['locator']>

/** Presses Tab, or from the nearer side Shift+Tab too, until the element has the focus; whatever traps Tab fails here. */
export async function tabTo(
  lab: Lab,
  target: Target,
  from: 'above' | 'nearer' = 'above',
): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    const way = await target.evaluate((element) => {
      const active = document.activeElement ?? document.body
      if (element === active) return 'here'
      const isAbove = active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
      return isAbove ? 'up' : 'down'
    })
    if (way === 'here') return
    await lab.page.keyboard.press(way === 'up' && from === 'nearer' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error('Tab never came to it')
}
