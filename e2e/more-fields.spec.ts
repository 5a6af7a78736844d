import { expectAccessibleInEveryTheme } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'

async function openMore(lab: Lab): Promise<void> {
  await lab.button(lab.t('scenario.details')).click()
  await lab.button(lab.t('scenario.more')).click()
}

test('inputs beyond the first row change the run and the link', async ({ lab, page }) => {
  await lab.open()
  const usual = await lab.stepCount()
  await openMore(lab)
  await page.getByLabel(lab.t('details.fields.task')).selectOption('replay-progress')
  await expect(page).toHaveURL(/task=replay-progress/)
  expect(await lab.stepCount()).toBeGreaterThan(usual)

  const latency = page.getByLabel(lab.t('details.fields.latencyMs'))
  await latency.fill('20')
  await expect(page).toHaveURL(/latency=20/)
  // What is no legal number stays in the field and changes nothing.
  await latency.fill('-3')
  await expect(page).toHaveURL(/latency=20/)
  await latency.blur()
  await expect(latency).toHaveValue('20')
})

test('a script brings along what it was written for', async ({ lab, page }) => {
  await lab.open()
  await openMore(lab)
  await page.getByLabel(lab.t('details.fields.task')).selectOption('course-http')
  await expect(lab.radio(lab.t('scenario.transport'), 'HTTP')).toBeChecked()
  // Who changes that leaves the script.
  await lab.radio(lab.t('scenario.transport'), 'stdio').check()
  await expect(page.getByLabel(lab.t('details.fields.task'))).toHaveValue('report-quantity-zero')
})

test('the hard limit of a reporting job is a step that the stepper explains', async ({ lab }) => {
  await lab.open('#/step?task=replay-progress&at=call-3.timeout')
  await lab.expectLit('local-error')
  await expect(lab.page.getByText('90000').first()).toBeVisible()
})

test('axe finds nothing with everything open', async ({ lab, page }) => {
  await lab.open()
  await openMore(lab)
  await expect(page.getByLabel(lab.t('details.fields.seed'))).toBeVisible()
  await expectAccessibleInEveryTheme(lab)
})
