import { expect, test } from './lab.ts'

test('a deep link opens the exact step', async ({ lab }) => {
  await lab.open('#/step?rev=2025-11-25&via=http&server=spec&fault=timeout&at=call-1.cancel')
  await expect(lab.radio(lab.t('scenario.revision'), '2025-11-25')).toBeChecked()
  await expect(lab.radio(lab.t('scenario.transport'), 'HTTP')).toBeChecked()
  await expect(lab.radio(lab.t('scenario.fault'), lab.t('scenario.faults.timeout'))).toBeChecked()
  await expect(lab.page).toHaveURL(/at=call-1\.cancel$/)
  const step = await lab.step()
  await lab.page.reload()
  await lab.expectStep(step)
})

test('share copies the link of this step', async ({ lab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await lab.open('#/step?fault=bad-args&at=call-1.response')
  await lab.button(lab.t('scenario.share')).click()
  await expect(lab.button(lab.t('scenario.shared'))).toBeVisible()
  const copied = await lab.page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/#\/step\?fault=bad-args&at=call-1\.response$/)
})

test('an edited link shows a notice and the nearest run', async ({ lab }) => {
  await lab.open('#/step?rev=2027-01-01&via=http&wat=1&at=no-such-step')
  await expect(lab.radio(lab.t('scenario.revision'), '2026-07-28')).toBeChecked()
  await expect(lab.radio(lab.t('scenario.transport'), 'HTTP')).toBeChecked()
  await expect(lab.notices).toContainText('rev=2027-01-01')
  await expect(lab.notices).toContainText('wat=1')
  await expect(lab.notices).toContainText('at=no-such-step')
  for (let left = 3; left > 0; left -= 1) await lab.button(lab.t('errors.dismiss')).first().click()
  await expect(lab.notices).toHaveCount(0)
})

test('an unknown page leads to the stepper and says so', async ({ lab }) => {
  await lab.open('#/nowhere')
  await expect(lab.notices).toContainText('page=nowhere')
  await expect(lab.notices).toContainText('start · step · compare')
})

test('a link opened in the running page is obeyed', async ({ lab }) => {
  await lab.open()
  await lab.page.evaluate(() => {
    location.hash = '#/step?fault=timeout&at=3'
  })
  await lab.expectStep(3)
  await expect(lab.radio(lab.t('scenario.fault'), lab.t('scenario.faults.timeout'))).toBeChecked()
})

test('corrupt preferences are told, kept aside and replaced by defaults', async ({ lab }) => {
  await lab.page.addInitScript(() => localStorage.setItem('wirelab', '{"state":{"prefer'))
  await lab.open()
  await expect(lab.notices).toContainText('wirelab.unreadable')
  const kept = await lab.page.evaluate(() => localStorage.getItem('wirelab.unreadable'))
  expect(kept).toBe('{"state":{"prefer')
  await lab.press('ArrowRight')
  await lab.expectStep(2)
})

test('theme and language are remembered; the language switch keeps the step', async ({ lab }) => {
  await lab.open('#/step?at=call-1.request')
  const step = await lab.step()
  const other = lab.in(lab.locale === 'en' ? 'zh-CN' : 'en')
  await lab.chooseTheme('dark')
  await lab.button(lab.t(`shell.locale.${other.locale}`)).click()
  await expect(other.next).toBeVisible()
  await other.expectStep(step)
  await expect(lab.page.locator('html')).toHaveAttribute('lang', other.locale)
  await expect(lab.page).toHaveTitle(new RegExp(other.t('shell.page.step')))
  await lab.page.reload()
  await other.expectStep(step)
  await expect(lab.page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('lang and theme of a link hold for the visit only', async ({ lab }) => {
  await lab.open()
  const other = lab.in(lab.locale === 'en' ? 'zh-CN' : 'en')
  await lab.page.goto(`./#/step?lang=${other.locale}&theme=projector`)
  await expect(other.next).toBeVisible()
  await expect(lab.page.locator('html')).toHaveAttribute('data-theme', 'projector')
  await lab.page.goto('./?again#/step')
  await expect(lab.next).toBeVisible()
})

test('a very long value scrolls in its strip and leaves the run in view', async ({ lab }) => {
  await lab.open(`#/step?rev=${'2027-'.repeat(1500)}&wat=${'long'.repeat(1500)}`)
  const strip = await lab.notices.evaluate((element) => ({
    part: element.getBoundingClientRect().height / innerHeight,
    scrolls: [element, ...element.querySelectorAll('*')].some(
      (one) =>
        one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto',
    ),
    wide: document.documentElement.scrollWidth > innerWidth,
  }))
  expect(strip.part).toBeLessThan(0.35)
  expect(strip).toMatchObject({ scrolls: true, wide: false })
  await expect(lab.ruler).toBeInViewport()
  await expect(lab.next).toBeInViewport()
  for (let left = 2; left > 0; left -= 1) await lab.button(lab.t('errors.dismiss')).first().click()
  await expect(lab.notices).toHaveCount(0)
})
