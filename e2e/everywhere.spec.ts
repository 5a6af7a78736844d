import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'

const more = (lab: Lab) => lab.page.getByRole('region', { name: lab.t('deck.more') })

async function openMore(lab: Lab): Promise<void> {
  await lab.button(lab.t('deck.more')).click()
}

test('an iframe shows its range of steps and nothing around it', async ({ lab, baseURL }) => {
  const link = `${baseURL}#/step?fault=timeout&at=call-1.request&from=call-1.order&to=call-1.cancel&view=embed&lang=${lab.locale}`
  const html = `<h1>Lesson</h1><iframe title="lab" width="1200" height="640" src="${link.replaceAll('&', '&amp;')}"></iframe>`
  const elsewhere = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  ).listen(0)
  await lab.page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`)
  const frame = lab.page.frameLocator('iframe')
  const ruler = frame.getByRole('slider', { name: lab.t('deck.ruler'), exact: true })
  await expect(ruler).toBeVisible()
  await expect(frame.getByRole('navigation')).toHaveCount(0)
  await expect(frame.getByRole('region', { name: lab.t('scenario.bar') })).toHaveCount(0)
  const start = Number(await ruler.getAttribute('aria-valuenow'))
  await frame.getByRole('button', { name: lab.t('deck.first'), exact: true }).click()
  await expect(ruler).toHaveAttribute('aria-valuenow', String(start - 1))
  const previous = frame.getByRole('button', { name: lab.t('deck.previous'), exact: true })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await frame.getByRole('button', { name: lab.t('deck.last'), exact: true }).click()
  await expect(frame.getByText('notifications/cancelled').first()).toBeVisible()
  const next = frame.getByRole('button', { name: lab.t('deck.next') }).first()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  elsewhere.close()
})

test('a run is printed as a sheet to fill in and as its answer key', async ({ lab }) => {
  await lab.open('#/step?fault=unknown-tool')
  await openMore(lab)
  await more(lab)
    .getByRole('link', { name: lab.t('panel.handout') })
    .click()
  const article = lab.page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(lab.t('handout.title'))
  await expect(article).not.toContainText('tools/call')
  await lab.radio(lab.t('handout.kind'), lab.t('handout.key')).check()
  await expect(article).toContainText('tools/call')
  await expect(article).toContainText(lab.t('channels.full.tool-error'))
  const lines = await article.getByRole('listitem').count()
  await lab.page.getByLabel(lab.t('handout.to'), { exact: true }).selectOption({ index: 4 })
  expect(await article.getByRole('listitem').count()).toBeLessThan(lines)
  await lab.page.emulateMedia({ media: 'print' })
  await expect(lab.button(lab.t('handout.print'))).toBeHidden()
  await lab.page.emulateMedia({ media: 'screen' })
  await expectAccessible(lab.page)
})

test('a session is saved and opened again: run, step and settings', async ({ lab }) => {
  await lab.open('#/step?via=http&fault=bad-args&at=call-1.response')
  await lab.chooseTheme('dark')
  await openMore(lab)
  const [file] = await Promise.all([
    lab.page.waitForEvent('download'),
    more(lab)
      .getByRole('button', { name: lab.t('panel.saveSession') })
      .click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  await lab.chooseTheme('light')
  await lab.open('#/step')
  await more(lab)
    .getByLabel(lab.t('panel.openSession'))
    .last()
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(lab.page).toHaveURL(/via=http&fault=bad-args&at=call-1\.response/)
  await lab.expectLit('tool-error')
  await expect(lab.button(lab.t('shell.themes.dark'))).toHaveAttribute('aria-pressed', 'true')
})

for (const [name, text] of [
  ['not-json', '{"format":'],
  ['other-format', '{"format":"other"}'],
  ['other-version', '{"format":"wirelab-session","version":99}'],
  ['bad-link', '{"format":"wirelab-session","version":1,"link":"javascript:alert(1)"}'],
] as const)
  test(`a session file that is no good (${name}) is refused, and nothing changes`, async ({
    lab,
  }) => {
    await lab.open('#/step?at=call-1.request')
    const step = await lab.step()
    await openMore(lab)
    await more(lab)
      .getByLabel(lab.t('panel.openSession'))
      .last()
      .setInputFiles({
        name: '<b>x</b>.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
    await expect(lab.notices).toContainText(lab.t(`panel.sessionReasons.${name}`))
    await expect(lab.notices).toContainText('<b>x</b>.json')
    await lab.expectStep(step)
  })

test('a link full of nonsense is answered with words and a page', async ({ lab }) => {
  await lab.open(
    `#/step?rev=<script>alert(1)</script>&via=%00&fault=__proto__&at=${'x'.repeat(500)}&view=evil&from=%3Cimg%3E`,
  )
  await expect(lab.notices).toContainText('<script>alert(1)</script>')
  await lab.press('ArrowRight')
  await lab.expectStep(2)
})
