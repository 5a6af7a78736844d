import { answerByKeys, answerByMouse, EXERCISE_IDS, tabTo, tell } from './exercise-hands.ts'
import { expect, test } from './lab.ts'

const TEN = EXERCISE_IDS.slice(0, 10)

test('from the bare address to the tenth solved exercise, by mouse and keyboard in turn', async ({
  lab,
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto('./')
  await page.getByRole('link', { name: lab.t('start.go') }).click()
  await lab.next.click()
  await page.getByRole('link', { name: lab.t('shell.page.exercises'), exact: true }).click()
  for (const [index, id] of TEN.entries()) {
    const byKeys = index % 2 === 1
    const { parts, solution } = await tell(id, lab.locale)
    // The first out of the list, every other from the one before it.
    const link =
      index === 0
        ? page.locator(`a[href="#/exercises/${id}"]`)
        : page.getByRole('link', { name: new RegExp(` ${id} `) })
    if (byKeys) {
      await tabTo(lab, link)
      await page.keyboard.press('Enter')
    } else await link.click()
    await expect(page).toHaveURL(new RegExp(`${id}$`))
    for (const part of parts)
      await (byKeys ? answerByKeys(lab, part, solution) : answerByMouse(lab, part, solution))
    const run = lab.button(lab.t('exercises.run'))
    if (byKeys) {
      await tabTo(lab, run)
      await page.keyboard.press('Enter')
    } else await run.click()
    const verdicts = page.getByRole('complementary', { name: lab.t('exercises.verdicts') })
    await expect(verdicts.getByText(lab.t('exercises.solved', { n: 3 })), id).toBeVisible({
      timeout: 30_000,
    })
  }
  await page
    .getByRole('link', { name: lab.t('exercises.back'), exact: true })
    .last()
    .click()
  const all = String(EXERCISE_IDS.length)
  await expect(page.getByText(lab.t('exercises.solvedCount', { all, solved: '10' }))).toBeVisible()
})
