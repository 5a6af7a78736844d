import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveFolder } from '../scripts/lib/static-server.mjs'
import { expect, Lab, test } from './lab.ts'

test.use({ serviceWorkers: 'allow' })

const OTHER = { 'zh-CN': 'en', en: 'zh-CN' } as const

test('after one visit everything works without a network, in the language not used before', async ({
  lab,
  context,
}) => {
  test.slow()
  await lab.open()
  await expect(lab.page.getByText(lab.t('shell.offlineReady'))).toBeVisible({ timeout: 30_000 })
  await context.setOffline(true)
  const other = lab.in(OTHER[lab.locale])
  await lab.page.goto(`./?again#/step?lang=${other.locale}&fault=timeout`)
  await expect(other.ruler).toBeVisible()
  await other.runToNextError()
  await other.expectLit('local-error')
  await other.radio(other.t('scenario.server'), other.t('scenario.servers.typescript-sdk')).check()
  await expect(lab.page).toHaveURL(/server=typescript-sdk/)
  await lab.page.goto('./#/exercises/E06')
  await expect(lab.page.locator('.monaco-editor').first()).toBeVisible({ timeout: 20_000 })
  for (const page of ['matrix', 'compare', 'abacus'] as const) {
    await lab.page.goto(`./#/${page}`)
    await expect(lab.page.getByRole('heading', { level: 1 })).toBeAttached()
  }
  await lab.page.goto(`./#/step?at=call-1.request&lang=${other.locale}`)
  await lab.page.getByRole('tab', { name: other.t('sheet.tabs.code') }).click()
  await expect(lab.page.getByText('json.dumps(message').first()).toBeVisible()
})

test('the built folder works under /a/b/', async ({ browser, locale }) => {
  const root = mkdtempSync(join(tmpdir(), 'wirelab-'))
  mkdirSync(join(root, 'a'))
  symlinkSync(join(process.cwd(), 'dist'), join(root, 'a', 'b'))
  const { port, close } = await serveFolder(root, 0)
  try {
    const context = await browser.newContext({
      locale: locale ?? 'zh-CN',
      baseURL: `http://localhost:${port}/a/b/`,
      serviceWorkers: 'allow',
    })
    const page = await context.newPage()
    const outside: string[] = []
    page.on('request', (request) => {
      if (!request.url().includes('/a/b/') && !request.url().startsWith('data:'))
        outside.push(request.url())
    })
    const lab = new Lab(page, locale as 'zh-CN' | 'en')
    await lab.open()
    await lab.press('End')
    await expect(page.getByText(lab.t('shell.offlineReady'))).toBeVisible({ timeout: 30_000 })
    await page.goto('./#/exercises/E06')
    await expect(page.locator('.monaco-editor').first()).toBeVisible({ timeout: 20_000 })
    expect(outside).toEqual([])
    await context.close()
  } finally {
    close()
  }
})
