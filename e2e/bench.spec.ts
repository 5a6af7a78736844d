import { expectAccessible, expectNothingSticksOut, THEMES } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'

const came = (lab: Lab) =>
  lab.page.getByRole('complementary', { name: lab.t('exercises.bench.came') })

async function openBench(lab: Lab, step: string): Promise<void> {
  await lab.open(`#/step?${step}`)
  await lab.page.goto('./#/exercises/bench')
  await expect(
    lab.page.getByRole('heading', { level: 1, name: lab.t('exercises.bench.title') }),
  ).toBeVisible()
  await expect(lab.page.locator('.monaco-editor').first()).toBeVisible({ timeout: 15_000 })
}

async function write(lab: Lab, text: string): Promise<void> {
  await lab.page.locator('.monaco-editor').first().click()
  await lab.page.keyboard.press('Control+A')
  await lab.page.keyboard.insertText(text)
}

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const call = (name: string) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 77,
    method: 'tools/call',
    params: { name, arguments: {}, _meta: META },
  })

test('a frame of one’s own goes to the server at the current step, and the answer comes back', async ({
  lab,
}) => {
  await openBench(lab, 'at=list.response')
  await expect(lab.page.getByLabel(lab.t('exercises.bench.after'))).toHaveValue('list.response')
  await write(lab, call('delete_all_bugs'))
  await lab.button(lab.t('exercises.bench.send')).click()
  await expect(came(lab).getByText('delete_all_bugs').first()).toBeVisible()
  await expect(came(lab).getByText('isError').first()).toBeVisible()
  await expect(lab.spoken).toContainText('isError')
  // The other server says it on another channel.
  await lab.page.getByLabel(lab.t('exercises.bench.server')).selectOption('spec')
  await expect(came(lab).getByText('-32602').first()).toBeVisible()
})

test('an edited request of the run is judged by the rules of the wire', async ({ lab }) => {
  await openBench(lab, 'at=list.response')
  await write(lab, call('submit_bug_report').replace('"2.0"', '"1.0"'))
  await lab.button(lab.t('exercises.bench.send')).click()
  await expect(came(lab).getByText('G1', { exact: true })).toBeVisible()
})

test('a fork is named, shared by link, opened in the stepper, and dropped', async ({
  lab,
  page,
  context,
}) => {
  await openBench(lab, 'via=http&at=list.response')
  await lab.button(lab.t('exercises.bench.send')).click()
  await page.getByLabel(lab.t('exercises.bench.name')).fill('mine')
  await lab.button(lab.t('exercises.bench.keep')).click()
  await lab.button(lab.t('exercises.bench.share')).click()
  await expect(page).toHaveURL(/fork=d1\./)
  const link = page.url()

  await lab.button(lab.t('exercises.bench.open')).click()
  await expect(lab.ruler).toBeVisible()
  await page.getByRole('link', { name: lab.t('exercises.visitBench') }).click()
  await lab.button(lab.t('exercises.bench.drop', { name: 'mine' })).click()
  await expect(lab.button(lab.t('exercises.bench.drop', { name: 'mine' }))).toHaveCount(0)

  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByLabel(lab.t('exercises.bench.name'))).toHaveValue('mine')
  await expect(other.getByText('submit_bug_report').first()).toBeAttached()
})

test('axe finds nothing on the bench, in any theme', async ({ lab, page }) => {
  test.slow()
  await openBench(lab, 'via=http&at=list.response')
  await lab.button(lab.t('exercises.bench.send')).click()
  for (const theme of THEMES) {
    await lab.chooseTheme(theme)
    await expectAccessible(page, theme)
    await expectNothingSticksOut(page, theme)
  }
})
