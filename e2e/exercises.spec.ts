import { CATALOGUE } from '../src/content/exercises/catalogue.ts'
import { TITLES } from '../src/content/exercises/titles.ts'
import type { PartKind } from '../src/exercise/parts.ts'
import { expectAccessible, expectNothingSticksOut, THEMES } from './accessible.ts'
import {
  answerByKeys,
  answerByMouse,
  EXERCISE_IDS,
  firstWith,
  tabTo,
  tell,
} from './exercise-hands.ts'
import { expect, type Lab, test } from './lab.ts'

const KINDS = [...new Set(CATALOGUE.flatMap(({ kinds }) => kinds))].filter((kind) =>
  CATALOGUE.some(({ id, kinds }) => kinds.includes(kind) && EXERCISE_IDS.includes(id)),
)

function titleOf(lab: Lab, id: string): string {
  return TITLES[lab.locale].exercises[id as 'E01'] ?? id
}

async function openExercise(lab: Lab, id: string): Promise<void> {
  await lab.page.goto(`./#/exercises/${id}`)
  const name = titleOf(lab, id)
  await expect(lab.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

const runButton = (lab: Lab) => lab.button(lab.t('exercises.run'))

async function expectSolved(lab: Lab): Promise<void> {
  const verdicts = lab.page.getByRole('complementary', { name: lab.t('exercises.verdicts') })
  await expect(verdicts.getByText(lab.t('exercises.solved', { n: 3 }))).toBeVisible({
    timeout: 20_000,
  })
}

test('the list links every exercise and names those to come', async ({ lab, page }) => {
  await page.goto('./#/exercises')
  for (const id of EXERCISE_IDS) {
    const link = page.getByRole('link', { name: titleOf(lab, id) })
    await expect(link).toHaveAttribute('href', `#/exercises/${id}`)
  }
  const coming = CATALOGUE.length - EXERCISE_IDS.length
  await expect(page.getByText(lab.t('exercises.coming'), { exact: true })).toHaveCount(coming)
})

for (const kind of KINDS) {
  test(`${kind}: solved with the mouse`, async ({ lab }) => {
    const told = await firstWith(kind as PartKind, lab.locale)
    if (!told) throw new Error(`no exercise has ${kind}`)
    await openExercise(lab, told.exercise.id)
    for (const part of told.parts) await answerByMouse(lab, part, told.solution)
    await runButton(lab).click()
    await expectSolved(lab)
  })

  test(`${kind}: solved by keyboard alone`, async ({ lab, page }) => {
    test.slow()
    const told = await firstWith(kind as PartKind, lab.locale)
    if (!told) throw new Error(`no exercise has ${kind}`)
    await openExercise(lab, told.exercise.id)
    for (const part of told.parts) await answerByKeys(lab, part, told.solution)
    await tabTo(lab, runButton(lab))
    await page.keyboard.press('Enter')
    await expectSolved(lab)
  })
}

test('from a solved exercise one goes on to the next, by keyboard too', async ({ lab, page }) => {
  await openExercise(lab, 'E01')
  const [, second = '', third = ''] = EXERCISE_IDS
  const wayOn = (id: string) => page.getByRole('link', { name: new RegExp(` ${id} `) })
  await wayOn(second).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(lab, second))
  await tabTo(lab, wayOn(third))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(lab, third))
  await page
    .getByRole('link', { name: lab.t('exercises.back'), exact: true })
    .last()
    .click()
  await expect(page).toHaveURL(/#\/exercises$/)
})

test('an order is changed by dragging, by buttons, and by picking up', async ({ lab, page }) => {
  const told = await firstWith('order', lab.locale)
  const part = told?.parts.find((one) => one.kind === 'order')
  if (!told || part?.kind !== 'order') throw new Error('no order')
  await openExercise(lab, told.exercise.id)
  const section = page.locator(`[data-part="${part.id}"]`)
  const rows = section.locator('[data-card]')
  const order = () => rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.card))
  while ((await rows.count()) < 3) await section.locator('[data-take]').first().click()
  const [a, b, c] = await order()

  const [from, to] = [await rows.nth(0).boundingBox(), await rows.nth(2).boundingBox()]
  if (!from || !to) throw new Error('no rows')
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  expect((await order()).slice(0, 3)).toEqual([b, c, a])

  await rows.nth(2).getByRole('button').nth(1).click()
  expect((await order()).slice(0, 3)).toEqual([b, a, c])

  await rows.nth(0).getByRole('button').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(lab.spoken).toContainText('2')
  expect((await order()).slice(0, 3)).toEqual([a, b, c])
  await page.keyboard.press('Escape')
  expect((await order()).slice(0, 3)).toEqual([b, a, c])
})

test('a verdict stands in words, is announced, and opens its frame in the stepper', async ({
  lab,
  page,
}) => {
  await openExercise(lab, 'E06')
  const { prose } = await tell('E06', lab.locale)
  await runButton(lab).click()
  const verdicts = page.getByRole('complementary', { name: lab.t('exercises.verdicts') })
  await expect(verdicts.getByText(lab.t('exercises.failedMark')).first()).toBeAttached()
  await expect(lab.spoken).toContainText(
    String(prose.assertions['fits-schema']).replaceAll('`', ''),
  )
  await verdicts
    .getByRole('button', { name: /\d/ })
    .filter({ hasText: lab.t('exercises.seeFrame', { n: '4' }) })
    .first()
    .click()
  await expect(lab.ruler).toHaveAttribute('aria-valuenow', '4')
  await page.getByRole('link', { name: lab.t('exercises.visitBack') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(lab, 'E06'))
})

test('hints open one after the other and stay; the solution asks first', async ({ lab, page }) => {
  await openExercise(lab, 'E06')
  const { prose } = await tell('E06', lab.locale)
  await lab.button(lab.t('exercises.openHint', { n: '1' })).click()
  await expect(page.getByText(prose.hints[0].replaceAll('`', ''))).toBeVisible()
  await lab.button(lab.t('exercises.solutionShow')).click()
  await lab.button(lab.t('exercises.solutionSure')).click()
  await expect(runButton(lab)).toBeDisabled()
  await lab.button(lab.t('exercises.solutionHide')).click()
  await page.reload()
  await expect(page.getByText(prose.hints[0].replaceAll('`', ''))).toBeVisible()
})

test('a draft survives a reload; progress goes out, is cleared, and comes back', async ({
  lab,
  page,
}) => {
  await openExercise(lab, 'E04')
  const card = page.locator('[data-item="list"] input[value="request"]')
  await card.check()
  await page.reload()
  await expect(card).toBeChecked()
  await page.goto('./#/exercises')
  const download = page.waitForEvent('download')
  await lab.button(lab.t('exercises.export')).click()
  const file = await (await download).path()
  await lab.button(lab.t('exercises.clear')).click()
  await lab.button(lab.t('exercises.clearYes')).click()
  await openExercise(lab, 'E04')
  await expect(card).not.toBeChecked()
  await page.goto('./#/exercises')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText(lab.t('exercises.imported')).first()).toBeVisible()
  await openExercise(lab, 'E04')
  await expect(card).toBeChecked()
})

test('warns where nothing can be kept', async ({ lab, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('./#/exercises')
  await expect(page.getByText(lab.t('exercises.notKept'))).toBeVisible()
})

test('several report files become a class table', async ({ lab, page }) => {
  const file = (name: string, holes: number) => ({
    name: `${name}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        format: 'wirelab-progress',
        version: 1,
        learner: name,
        exercises: { E04: { holes, tries: 2 } },
      }),
    ),
  })
  await page.goto('./#/exercises/class')
  await page
    .getByLabel(lab.t('exercises.classFiles'))
    .setInputFiles([
      file('Ada', 3),
      file('小明', 2),
      { ...file('x', 1), name: 'bad.json', buffer: Buffer.from('{}') },
    ])
  await expect(page.getByRole('row').filter({ hasText: 'Ada' })).toContainText('3')
  await expect(page.getByRole('row').filter({ hasText: '小明' })).toContainText('2')
  await expect(page.getByText(lab.t('exercises.classRefused', { name: 'bad.json' }))).toBeVisible()
})

test('hostile code is stopped and the page goes on', async ({ lab, page }) => {
  const told = await firstWith('write-code', lab.locale)
  const part = told?.parts.find((one) => one.kind === 'write-code')
  if (!told || !part) throw new Error('no code')
  await openExercise(lab, told.exercise.id)
  const loop = { [part.id]: 'while (true) {}' }
  await answerByMouse(lab, part, loop)
  await runButton(lab).click()
  const verdicts = page.getByRole('complementary', { name: lab.t('exercises.verdicts') })
  await expect(verdicts.getByText(lab.t('exercises.failedMark')).first()).toBeAttached({
    timeout: 30_000,
  })
  for (const one of told.parts) await answerByMouse(lab, one, told.solution)
  await runButton(lab).click()
  await expectSolved(lab)
})

test('Monaco and the sandbox come only when an exercise needs them, from our own host', async ({
  lab,
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const asked = (what: RegExp) => addresses.filter((address) => what.test(address))
  await lab.open()
  await openExercise(lab, 'E04')
  expect(asked(/monaco|editor\.worker|\.wasm/)).toEqual([])
  await openExercise(lab, 'E06')
  await expect(page.locator('.monaco-editor').first()).toBeVisible()
  expect(asked(/monaco/)).not.toEqual([])
  const hosts = new Set(
    addresses.filter((one) => one.startsWith('http')).map((one) => new URL(one).host),
  )
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

for (const name of ['', 'cards', 'report', 'class', ...EXERCISE_IDS]) {
  test(`axe finds nothing on exercises/${name}, in any theme`, async ({ lab, page }) => {
    test.slow()
    await page.goto(`./#/exercises${name && `/${name}`}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (EXERCISE_IDS.includes(name)) {
      const { parts } = await tell(name, lab.locale)
      if (parts.some(({ kind }) => kind === 'edit-json' || kind === 'write-code'))
        await expect(page.locator('.monaco-editor').first()).toBeVisible({ timeout: 15_000 })
      // With verdicts of every kind in sight.
      await runButton(lab).click()
      await expect(page.getByText(lab.t('exercises.failedMark')).first()).toBeAttached({
        timeout: 20_000,
      })
    }
    for (const theme of THEMES) {
      await lab.chooseTheme(theme)
      await expectAccessible(page, theme)
      await expectNothingSticksOut(page, theme)
    }
  })
}
