import { expect, test } from './lab.ts'

const CALL = '#/step?at=call-1.request'

test('the frame is drawn from its own text, with _meta folded to a button that opens it', async ({
  lab,
}) => {
  await lab.open(CALL)
  const sheet = lab.page.getByRole('region', { name: lab.t('sheet.label') })
  await expect(sheet.getByRole('link', { name: 'Calling Tools' })).toHaveAttribute(
    'href',
    'https://modelcontextprotocol.io/specification/2026-07-28/server/tools#calling-tools',
  )
  await expect(sheet).toContainText('"severity":"high"')
  await expect(sheet).not.toContainText('clientCapabilities')
  await lab.page.getByRole('button', { name: /_meta/, expanded: false }).click()
  await expect(sheet).toContainText('"io.modelcontextprotocol/clientCapabilities":{}')
  await lab.page.getByRole('button', { name: /_meta/, expanded: true }).click()
  await expect(sheet).not.toContainText('clientCapabilities')
})

test('every field explains itself by keyboard, one note at a time, and Esc closes it', async ({
  lab,
}) => {
  await lab.open(CALL)
  const note = lab.page.getByRole('tooltip')
  await lab.button('"jsonrpc"').focus()
  await lab.press('ArrowDown')
  await expect(lab.button('"id"')).toBeFocused()
  await expect(note).toHaveCount(1)
  await expect(note).toContainText('2025-11-25')
  await lab.press('Escape')
  await expect(note).toHaveCount(0)
  await expect(lab.button('"id"')).toBeFocused()
  await lab.press('ArrowDown')
  await expect(note).toContainText('method')
})

test('a note that was pressed for stays when the pointer leaves', async ({ lab }) => {
  await lab.open(CALL)
  await lab.button('"arguments"').click()
  await lab.page.mouse.move(5, 5)
  await expect(lab.page.getByRole('tooltip')).toContainText('inputSchema')
  await lab.page.mouse.click(640, 110)
  await expect(lab.page.getByRole('tooltip')).toHaveCount(0)
})

test('raw bytes end with the newline, and D leads there and back', async ({ lab }) => {
  await lab.open(CALL)
  await lab.press('d')
  const bytes = lab.page.getByRole('region', {
    name: lab.t('sheet.bytesOf', { what: lab.t('sheet.frame') }),
  })
  await expect(bytes).toContainText('7b 22 6a 73 6f 6e 72 70')
  await bytes.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(bytes.locator('mark').first()).toHaveText('0a')
  await lab.press('d')
  await expect(bytes).toHaveCount(0)
})

test('copy gives the frame as it was sent', async ({ lab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await lab.open(`${CALL}&via=http`)
  await lab.button(lab.t('sheet.copy')).click()
  await expect(lab.spoken).toContainText(lab.t('deck.announcements.copied'))
  const copied = await lab.page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r\n', '\n')).toMatch(
    /^POST \/mcp HTTP\/1\.1\nHost: [\s\S]*\n\n\{"jsonrpc"/,
  )
})

test('the Model tab shows the whole context and marks the rule that decided', async ({ lab }) => {
  await lab.open('#/step?at=model-2.turn&fault=bad-args')
  await lab.page.getByRole('tab', { name: lab.t('sheet.tabs.model') }).click()
  const panel = lab.page.getByRole('tabpanel')
  await expect(panel).toContainText('submit_bug_report')
  await expect(panel).toContainText("Input should be 'low', 'medium' or 'high'")
  await expect(panel.getByText(lab.t('model.decided')).locator('..')).toContainText(
    lab.t('speech.rules.repair-argument.when'),
  )
})

test('what was mounted or picked stands in the Model tab under its own name', async ({ lab }) => {
  for (const [task, kind, name] of [
    ['read-resources', 'resource', 'bughunt://rules'],
    ['use-prompt', 'prompt', 'file-report'],
  ] as const) {
    await lab.open(`#/step?task=${task}&at=model-1.turn`)
    await lab.page.getByRole('tab', { name: lab.t('sheet.tabs.model') }).click()
    const panel = lab.page.getByRole('tabpanel')
    await expect(panel.getByText(lab.t(`model.${kind}`))).toBeVisible()
    await expect(panel.getByText(name).first()).toBeVisible()
  }
})

test('a timeout says that nothing of it is on the wire', async ({ lab }) => {
  await lab.open('#/step?at=call-1.timeout&fault=timeout')
  const panel = lab.page.getByRole('tabpanel')
  await expect(panel).toContainText(lab.t('sheet.local.title'))
  await expect(panel).toContainText('−32001')
  await lab.press('d')
  await expect(panel).toContainText(lab.t('sheet.noBytes'))
})

test('a header that differs from the body is named where it stands', async ({ lab }) => {
  await lab.open('#/step?task=course-http&at=header-mismatch.request')
  await expect(lab.page.getByText(lab.t('sheet.mismatch'))).toHaveCount(1)
  await lab.press('ArrowRight')
  await lab.expectLit('protocol-error')
  await expect(lab.page.getByText(lab.t('channels.arrives.protocol-error'))).toBeVisible()
})

test('the step is spoken in the page’s language', async ({ lab }) => {
  await lab.open(CALL)
  await lab.press('ArrowRight')
  await expect(lab.spoken).toContainText(
    lab.locale === 'en' ? 'The Server answers' : '服务端回结果',
  )
})
