import { expectAccessibleInEveryTheme, expectNothingSticksOut } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'

async function openPage(lab: Lab): Promise<void> {
  await lab.page.goto('./#/reference')
  await expect(lab.page.getByRole('heading', { level: 1 })).toHaveText(lab.t('reference.title'))
}

test('five tables and five misconceptions; a row opens the run that shows it', async ({ lab }) => {
  await openPage(lab)
  await expect(lab.page.getByRole('table')).toHaveCount(5)
  await lab.page
    .getByRole('link', {
      name: lab.t('reference.seeRow', { row: lab.t('reference.channels.local.name') }),
    })
    .click()
  await expect(lab.page).toHaveURL(/fault=timeout.*at=call-1\.timeout/)
  await lab.expectLit('local-error')
  await openPage(lab)
  const says = lab.t('reference.myths.print-is-fine.says')
  await lab.page.getByRole('link', { name: lab.t('reference.seeMyth', { myth: says }) }).click()
  await expect(lab.ruler).toBeVisible()
  await lab.expectLit('transport-error')
})

test('nothing for axe to find, in any theme, and nothing sticks out', async ({ lab }) => {
  await openPage(lab)
  await expectAccessibleInEveryTheme(lab)
  await lab.page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSticksOut(lab.page)
})
