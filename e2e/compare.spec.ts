import { expectAccessibleInEveryTheme, expectNothingSticksOut } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'

async function openCompare(lab: Lab, query = ''): Promise<void> {
  await lab.page.goto(`./#/compare${query}`)
  await expect(lab.page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
}
const rows = (lab: Lab) =>
  lab.page.getByRole('region', { name: lab.t('compare.steps') }).locator(':scope > ol > li')
const run = (lab: Lab, side: 'leftRun' | 'rightRun') =>
  lab.page.getByRole('group', { name: lab.t(`compare.${side}`) })

test('the older revision shows resultType as a gap that the newer one requires', async ({
  lab,
}) => {
  await openCompare(lab, '?at=call-1.response')
  const current = lab.page.locator('li[aria-current="step"]')
  await expect(current).toHaveCount(1)
  await expect(current).toContainText('"resultType":"complete"')
  await expect(current).toContainText(
    lab.t('compare.ghostRequired', { name: 'resultType', revision: '2026-07-28' }),
  )
})

test('one cursor drives both, also through steps that only one run has', async ({ lab }) => {
  await openCompare(lab)
  const current = lab.page.locator('li[aria-current="step"]')
  await expect(current).toContainText('server/discover')
  await expect(current).toContainText('initialize')
  await expect(current).toContainText(lab.t('compare.divergence'))
  await lab.press('ArrowRight', 'ArrowRight')
  await expect(current).toContainText('notifications/initialized')
  await expect(current).toContainText(lab.t('compare.absent'))
  await lab.press('ArrowRight')
  await expect(current).toContainText('tools/list')
  await expect(lab.page).toHaveURL(/at=list\.request/)
  await lab.button(lab.t('compare.previous')).click()
  await expect(current).toContainText('notifications/initialized')
})

test('another right run ends a step that only the one before had', async ({ lab }) => {
  await openCompare(lab)
  const current = lab.page.locator('li[aria-current="step"]')
  await lab.press('ArrowRight', 'ArrowRight')
  await expect(current).toContainText(lab.t('compare.absent'))
  await run(lab, 'rightRun').getByLabel(lab.t('scenario.revision')).selectOption('2026-07-28')
  await expect(current).toContainText('supportedVersions')
  await expect(current).toContainText(lab.t('compare.same'))
  await expect(current).not.toContainText(lab.t('compare.absent'))
})

test('any two runs: a clean and a faulty one, two servers, the choice stands in the link', async ({
  lab,
}) => {
  await openCompare(lab, '?fault=unknown-tool&at=call-1.response&vs.server=spec')
  const current = lab.page.locator('li[aria-current="step"]')
  await expect(current).toContainText(lab.t('channels.full.tool-error'))
  await expect(current).toContainText(lab.t('channels.full.protocol-error'))
  await run(lab, 'rightRun').getByLabel(lab.t('scenario.fault')).selectOption('none')
  await expect(lab.page).toHaveURL(/vs\.fault=none/)
  await lab.page.reload()
  await expect(run(lab, 'rightRun').getByLabel(lab.t('scenario.fault'))).toHaveValue('none')
  await run(lab, 'leftRun').getByLabel(lab.t('scenario.transport')).selectOption('http')
  await expect(lab.page).toHaveURL(/via=http/)
})

test('what cannot happen in the other run is left behind: a fault, a script', async ({ lab }) => {
  await openCompare(lab, '?fault=missing-meta')
  const fault = run(lab, 'rightRun').getByLabel(lab.t('scenario.fault'))
  await expect(fault).toHaveValue('none')
  await openCompare(lab, '?task=course-modern')
  await run(lab, 'rightRun').getByLabel(lab.t('scenario.fault')).selectOption('unknown-tool')
  await expect(fault).toHaveValue('unknown-tool')
  await expect(lab.page).not.toHaveURL(/vs\.task=course/)
})

test('a live server whose code cannot be fetched is named; nothing runs for ever', async ({
  lab,
}) => {
  await lab.page.route(/\/assets\/record-live-/, (route) => route.abort())
  await openCompare(lab, '?vs.server=typescript-sdk')
  await expect(lab.page.getByText(lab.t('compare.unavailable'))).toBeVisible()
  await expect(lab.page.getByText(lab.t('compare.running'))).toHaveCount(0)
  await run(lab, 'rightRun').getByLabel(lab.t('scenario.server')).selectOption('spec')
  await expect(rows(lab).first()).toBeVisible()
})

test('a page whose texts cannot be fetched says so and does not stay blank', async ({ lab }) => {
  await lab.page.route(/\/assets\/more-(?!panel|fields)/, (route) => route.abort())
  await lab.open()
  await lab.page.goto('./#/compare')
  await expect(
    lab.page.getByRole('heading', { name: lab.t('errors.crashTitle'), exact: true }),
  ).toBeVisible()
})

test('folded parts open by keyboard; nothing for axe to find; one column on a phone', async ({
  lab,
}) => {
  await openCompare(lab)
  const unfold = lab.page.getByRole('button', {
    name: lab.t('compare.unfold', { pointer: '/params/_meta' }),
  })
  await unfold.first().focus()
  await lab.press('Enter')
  await expect(rows(lab).first()).toContainText('io.modelcontextprotocol/protocolVersion')
  await expectAccessibleInEveryTheme(lab)
  await lab.page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSticksOut(lab.page)
})
