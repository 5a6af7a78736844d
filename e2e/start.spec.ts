import { DEFAULT_SCENARIO } from '../src/scenario/scenario.ts'
import { simulate } from '../src/simulation/simulate.ts'
import { expectAccessibleInEveryTheme, expectNothingSticksOut } from './accessible.ts'
import { expect, test } from './lab.ts'

test('a bare address greets a first visit with a frame on its way; a step leads into the run, and the next visit goes straight there', async ({
  lab,
  page,
}) => {
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    lab.t('start.title').split('\n').join(' '),
  )
  const call = simulate(DEFAULT_SCENARIO).events.find(({ key }) => key === 'call-1.request')
  const stage = page.getByRole('region', { name: lab.t('start.stage') })
  await expect(stage).toContainText(String(call?.message?.method))
  await page.getByRole('link', { name: lab.t('start.go') }).click()
  await expect(lab.ruler).toBeVisible()
  await expect(page).toHaveURL(/#\/step\?at=call-1\.response$/)
  await page.goto('about:blank')
  await page.goto('./')
  await lab.expectStep(1)
})

test('the key that steps leads on from here, and the mark leads back', async ({ lab, page }) => {
  await page.goto('./#/start')
  await expect(page.getByRole('link', { name: lab.t('start.go') })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/at=call-1\.response$/)
  await page.getByRole('link', { name: lab.t('shell.name'), exact: true }).click()
  await page.getByRole('link', { name: new RegExp(lab.t('start.break.title')) }).click()
  await expect(page).toHaveURL(/fault=bad-args&at=call-1\.request$/)
})

test('nothing for axe to find, in any theme, and nothing sticks out', async ({ lab, page }) => {
  await page.goto('./#/start')
  await expect(page.getByRole('link', { name: lab.t('start.go') })).toBeVisible()
  await expectAccessibleInEveryTheme(lab)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSticksOut(page)
})
