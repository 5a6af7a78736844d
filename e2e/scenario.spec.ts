import { expect, test } from './lab.ts'

test('revision and transport change the run', async ({ lab }) => {
  await lab.open()
  const modern = await lab.stepCount()
  await lab.radio(lab.t('scenario.revision'), '2025-11-25').check()
  await lab.press('End')
  await expect(lab.page.getByText('initialize', { exact: true }).first()).toBeAttached()
  await lab.press('Home')
  await expect(lab.page).toHaveURL(/rev=2025-11-25/)
  expect(await lab.stepCount()).not.toBe(modern)
  await lab.radio(lab.t('scenario.transport'), 'HTTP').check()
  await expect(lab.page).toHaveURL(/via=http/)
  await lab.press('t', 'e')
  await expect(lab.radio(lab.t('scenario.transport'), 'stdio')).toBeChecked()
  await expect(lab.radio(lab.t('scenario.revision'), '2026-07-28')).toBeChecked()
  expect(await lab.stepCount()).toBe(modern)
})

for (const [fault, server, channel] of [
  ['unknown-tool', 'python-sdk', 'tool-error'],
  ['unknown-tool', 'spec', 'protocol-error'],
  ['bad-args', 'python-sdk', 'tool-error'],
  ['bad-args', 'spec', 'tool-error'],
  ['timeout', 'python-sdk', 'local-error'],
  ['timeout', 'spec', 'local-error'],
] as const)
  test(`${fault} of ${server} comes back as ${channel}`, async ({ lab }) => {
    for (const transport of ['stdio', 'http'] as const) {
      await lab.open(`#/step?via=${transport}&server=${server}`)
      await expect(lab.channelMap).toContainText(lab.t('channels.none'))
      await lab.chooseFault(fault)
      await lab.runToNextError()
      await lab.expectLit(channel)
    }
  })

test('changing the scenario keeps the step, and back undoes it', async ({ lab }) => {
  await lab.open('#/step?at=call-1.request')
  const step = await lab.step()
  await lab.radio(lab.t('scenario.transport'), 'HTTP').check()
  await expect(lab.page).toHaveURL(/at=call-1\.request/)
  await lab.press('ArrowRight')
  await lab.page.goBack()
  await expect(lab.radio(lab.t('scenario.transport'), 'stdio')).toBeChecked()
  await lab.expectStep(step)
  await lab.page.goForward()
  await expect(lab.radio(lab.t('scenario.transport'), 'HTTP')).toBeChecked()
  await expect(lab.page).toHaveURL(/via=http.*at=call-1\.(?!request)/)
})

test('the limit slider finds the edge where the timeout stops', async ({ lab }) => {
  await lab.open()
  await lab.chooseFault('timeout')
  const limit = lab.page.getByRole('slider', { name: lab.t('scenario.limit') })
  await limit.fill('2000')
  await lab.press('Escape')
  await lab.runToNextError()
  await lab.expectLit('local-error')
  await limit.fill('2020')
  await lab.press('Home')
  await lab.button(lab.t('deck.nextError')).click()
  await expect(lab.spoken).toContainText(lab.t('deck.announcements.no-error-ahead'))
})

test('open book offers the grader’s tool and says why that is cheating', async ({ lab }) => {
  await lab.open('#/step?at=list.response')
  await lab.button(lab.t('scenario.details')).click()
  const openBook = lab.page.getByRole('checkbox', { name: lab.t('scenario.openBook') })
  await expect(openBook).toHaveAccessibleDescription(/list_injected_bugs/)
  await openBook.check()
  await expect(lab.page).toHaveURL(/tools=all.*at=list\.response/)
})
