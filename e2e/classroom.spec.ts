import { expectAccessible } from './accessible.ts'
import { expect, Lab, test } from './lab.ts'

const panel = (lab: Lab) => lab.page.getByRole('region', { name: lab.t('classroom.predict') })
const field = (lab: Lab, part: 'kind' | 'way' | 'channel' | 'code' | 'id' | 'fields') =>
  panel(lab).getByLabel(lab.t(`classroom.parts.${part}`), { exact: true })

test('a wrong and a right prediction are graded by the frame that comes', async ({ lab }) => {
  await lab.open('#/step?fault=bad-args&at=server.stderr')
  await lab.press('p')
  await field(lab, 'kind').selectOption('error')
  await field(lab, 'way').selectOption('to-client')
  await field(lab, 'channel').selectOption('stdout')
  await field(lab, 'id').fill('3')
  await field(lab, 'fields').fill('isError, content')
  await panel(lab)
    .getByRole('button', { name: lab.t('classroom.commit') })
    .click()
  await panel(lab)
    .getByRole('button', { name: lab.t('classroom.look') })
    .click()
  await expect(panel(lab).getByRole('heading')).toHaveText(
    lab.t('classroom.score', { right: '4', all: '5' }),
  )
  const verdicts = panel(lab).getByRole('listitem')
  await expect(verdicts.first()).toContainText(
    `${lab.t('classroom.came')} ${lab.t('classroom.kinds.result')}`,
  )
  await expectAccessible(lab.page)
  await panel(lab)
    .getByRole('button', { name: lab.t('classroom.again') })
    .click()
  await field(lab, 'kind').selectOption('off-wire')
  await panel(lab)
    .getByRole('button', { name: lab.t('classroom.commit') })
    .click()
  await panel(lab)
    .getByRole('button', { name: lab.t('classroom.look') })
    .click()
  await expect(panel(lab).getByRole('heading')).toHaveText(
    lab.t('classroom.score', { right: '1', all: '1' }),
  )
})

test('hands are counted with the digits and taken back with Shift', async ({ lab }) => {
  await lab.open('#/step?at=call-1.request')
  await lab.press('p')
  await lab.button(lab.t('classroom.hands')).click()
  const rows = panel(lab)
    .getByRole('list', { name: lab.t('classroom.hands') })
    .getByRole('listitem')
  await lab.press('3', '3', '3', 'Shift+3', '1', 'Shift+2')
  await expect(rows.nth(2)).toContainText('2')
  await expect(rows.nth(0)).toContainText('1')
  await expect(rows.nth(1)).toContainText('0')
  await field(lab, 'fields').focus()
  await lab.press('3')
  await expect(rows.nth(2)).toContainText('2')
  await expect(field(lab, 'fields')).toHaveValue('3')
})

test('two windows stay in step, and the projected one cannot move', async ({ lab, context }) => {
  await lab.open('#/step?at=list.request')
  await lab.press('s')
  const desk = lab.page.getByRole('main')
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    desk.getByRole('link', { name: lab.t('classroom.openAudience') }).click(),
  ])
  const wall = new Lab(page, lab.locale)
  const heading = page.getByRole('region', { name: lab.t('sheet.label') }).getByRole('heading')
  await expect(heading).toContainText(await what(lab))
  // A clicker's keys.
  await lab.press('PageDown')
  await lab.expectStep(6)
  await expect(heading).toContainText(await what(lab))
  const words = await heading.textContent()
  await wall.press('ArrowRight', 'PageDown', 'End', 'e', 'x', 'b', 'ArrowLeft', 's')
  await page.getByRole('main').click({ position: { x: 60, y: 100 } })
  await expect(heading).toHaveText(words ?? '')
  await lab.expectStep(6)
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  // The other run, the black screen and the spotlight follow too.
  await lab.press('PageUp', 'x')
  await expect(page).toHaveURL(/fault=unknown-tool/)
  await lab.press('b')
  await expect(page.getByRole('img', { name: lab.t('classroom.isBlack') })).toBeVisible()
  await lab.press('.')
  await expect(page.getByRole('img', { name: lab.t('classroom.isBlack') })).toHaveCount(0)
  await desk.getByRole('button', { name: 'method', exact: true }).click()
  await expect(page.locator('.wire-line.spot')).toContainText('"tools/list"')
  // From the last row: body and wire are large, and one screen holds the page.
  const sizes = await page.evaluate(() => ({
    body: Number.parseFloat(
      getComputedStyle(document.querySelector('.step-words p') as Element).fontSize,
    ),
    wire: Number.parseFloat(getComputedStyle(document.querySelector('.wire') as Element).fontSize),
    over: document.documentElement.scrollHeight - innerHeight,
  }))
  expect(sizes.body).toBeGreaterThanOrEqual(20)
  expect(sizes.wire).toBeGreaterThanOrEqual(28)
  expect(sizes.over).toBeLessThanOrEqual(0)
  await lab.press('p')
  await expect(panel(wall)).toContainText(lab.t('classroom.askNext'))
  await expectAccessible(page)
  await expectAccessible(lab.page)
})

/** The sentence that the presenter's desk gives of the present step. */
async function what(lab: Lab): Promise<string> {
  const now = lab.page.getByRole('region', {
    name: lab.t('classroom.now', { step: String(await lab.step()) }),
  })
  return (await now.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

test('the code of the step fills the screen and goes away', async ({ lab }) => {
  await lab.open('#/step?via=http&at=call-1.request')
  await lab.press('q')
  const dialog = lab.page.getByRole('dialog')
  const box = await dialog.getByRole('img', { name: lab.t('classroom.codeOf') }).boundingBox()
  expect(box?.height).toBeGreaterThan(480)
  await expect(dialog.getByRole('link')).toHaveText(/#\/step\?via=http&at=call-1\.request$/)
  await expectAccessible(lab.page)
  await lab.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a lesson leads through its steps; one from a file too, and a bad one is refused', async ({
  lab,
}) => {
  await lab.open()
  await lab.button(lab.t('deck.more')).click()
  await lab.page
    .getByRole('region', { name: lab.t('deck.more') })
    .getByRole('button', { name: lab.t('classroom.lessons') })
    .click()
  const list = lab.page.getByRole('region', { name: lab.t('classroom.lessons'), exact: true })
  await expectAccessible(lab.page)
  const file = (text: string) => ({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  const input = list.getByLabel(lab.t('classroom.openLesson')).last()
  await input.setInputFiles(file('{"format":"wirelab-lesson","version":9}'))
  await expect(list.getByRole('alert')).toContainText(lab.t('classroom.refused.other-version'))
  const steps = [
    { link: '#/step?via=http&at=call-1.request', minutes: 2, notes: { en: '<b>Look</b> here.' } },
    {
      link: '#/step?fault=timeout&at=call-1.request',
      minutes: 3,
      notes: { en: 'Ask.' },
      predict: true,
    },
  ]
  await input.setInputFiles(
    file(JSON.stringify({ format: 'wirelab-lesson', version: 1, title: { en: 'Mine' }, steps })),
  )
  const lesson = lab.page.getByRole('region', { name: lab.t('classroom.lesson'), exact: true })
  await expect(lesson).toContainText('<b>Look</b> here.')
  await expect(lab.page).toHaveURL(/via=http&at=call-1\.request/)
  await lesson.getByRole('button', { name: lab.t('classroom.lessonOn') }).click()
  await expect(lab.page).toHaveURL(/fault=timeout&at=call-1\.request/)
  await expect(panel(lab)).toBeVisible()
  await expectAccessible(lab.page)
})

test('one field is lit in the only window there is, until the next step', async ({ lab }) => {
  await lab.open('#/step?at=call-1.request')
  await lab.button(lab.t('deck.more')).click()
  await lab.page
    .getByRole('region', { name: lab.t('deck.more') })
    .getByRole('button', { name: lab.t('classroom.spotlight') })
    .click()
  const lights = lab.page.getByRole('region', { name: lab.t('classroom.spotlight') })
  await lights.getByRole('button', { name: 'name', exact: true }).click()
  await expect(lab.page.locator('.wire-line.spot')).toContainText('"submit_bug_report"')
  await expectAccessible(lab.page)
  await lab.press('ArrowRight')
  await expect(lab.page.locator('.wire-line.spot')).toHaveCount(0)
  await lights.getByRole('button', { name: lab.t('classroom.endSpot') }).click()
  await expect(lights).toHaveCount(0)
})
