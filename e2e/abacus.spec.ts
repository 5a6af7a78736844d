import type { Locator, Page } from '@playwright/test'
import { expectAccessible, THEMES } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'
import type { Texts } from './texts.ts'

/** The abacus as a person meets it. */
function abacus({ page, t }: Lab) {
  const slider = (name: 'abacus.appsRod' | 'abacus.toolsRod' | 'abacus.revision.dualRod') =>
    page.getByRole('slider', { name: t(name), exact: true })
  return {
    appsRod: slider('abacus.appsRod'),
    toolsRod: slider('abacus.toolsRod'),
    dualRod: slider('abacus.revision.dualRod'),
    appsNumber: page.getByRole('spinbutton', { name: t('abacus.appsNumber') }),
    toolsNumber: page.getByRole('spinbutton', { name: t('abacus.toolsNumber') }),
    preset: (name: string) => page.getByRole('button', { name }),
    tab: (id: 'payoff' | 'adapter' | 'migrate' | 'revision') =>
      page.getByRole('tab', { name: t(`abacus.tabs.${id}`) }),
    panel: page.getByRole('tabpanel'),
    ratio: (text: string) => page.getByText(text, { exact: true }),
    drawing: (name: string) => page.getByRole('img', { name }),
    async open(link = '#/abacus') {
      await page.goto(`./${link}`)
      await expect(slider('abacus.appsRod')).toBeVisible()
    },
    async expectSize(apps: number, tools: number) {
      await expect(slider('abacus.appsRod')).toHaveValue(String(apps))
      await expect(slider('abacus.toolsRod')).toHaveValue(String(tools))
      const counts = { without: apps * tools, with: apps + tools }
      await expect(page.getByText(t('abacus.ratio', counts), { exact: true })).toBeVisible()
      await expect(page.getByRole('img', { name: beads(t, apps, counts.without) })).toBeVisible()
      await expect(
        page.getByRole('img', {
          name: t('abacus.drawing.drawnWith', { clients: apps, servers: tools }),
        }),
      ).toBeVisible()
    },
  }
}

function beads(t: Texts, rods: number, count: number): string {
  return t('abacus.drawing.beadsWithout', { rods, beads: count })
}

async function drag(page: Page, target: Locator, from: [number, number], by: [number, number]) {
  const box = (await target.boundingBox())!
  const [x, y] = [box.x + box.width * from[0], box.y + box.height * from[1]]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by[0] / 2, y + by[1] / 2)
  await page.mouse.move(x + by[0], y + by[1])
  await page.mouse.up()
}

test('the presets read 12 : 7 and 90 : 21', async ({ lab }) => {
  const page = abacus(lab)
  await page.open('#/abacus?n=9&m=9')
  await page.preset('3 × 4').click()
  await expect(page.ratio('12 : 7')).toBeVisible()
  await page.expectSize(3, 4)
  await page.preset('6 × 15').click()
  await expect(page.ratio('90 : 21')).toBeVisible()
  await page.expectSize(6, 15)
  await expect(lab.page).toHaveURL(/#\/abacus\?n=6&m=15$/)
})

test('the link restores both counts', async ({ lab }) => {
  const page = abacus(lab)
  await page.open('#/abacus?n=7&m=11')
  await page.expectSize(7, 11)
  await lab.page.reload()
  await page.expectSize(7, 11)
})

test('an impossible count in the link becomes the nearest one, with a notice', async ({ lab }) => {
  const page = abacus(lab)
  await page.open('#/abacus?n=0&m=51')
  await page.expectSize(1, 50)
  await expect(lab.notices).toBeVisible()
})

test('arrow keys and typed numbers move the beads', async ({ lab }) => {
  const page = abacus(lab)
  await page.open('#/abacus?n=3&m=4')
  await page.appsRod.focus()
  await lab.press('ArrowRight', 'ArrowRight')
  await page.expectSize(5, 4)
  await page.toolsRod.focus()
  await lab.press('End')
  await page.expectSize(5, 50)
  await page.toolsNumber.fill('12')
  await page.expectSize(5, 12)
  await page.appsNumber.fill('99')
  await page.appsNumber.press('Tab')
  await page.expectSize(50, 12)
})

test('dragging moves the beads, on the rods above and in the drawings', async ({ lab }) => {
  const page = abacus(lab)
  await page.open('#/abacus?n=3&m=4')
  await drag(lab.page, page.appsRod, [0.08, 0.5], [200, 0])
  expect(Number(await page.appsRod.inputValue())).toBeGreaterThan(15)

  await page.open('#/abacus?n=5&m=5')
  await drag(lab.page, page.drawing(beads(lab.t, 5, 25)), [0.5, 0.5], [70, 0])
  const tools = Number(await page.toolsRod.inputValue())
  expect(tools).toBeGreaterThan(5)
  await page.expectSize(5, tools)

  const withMcp = lab.t('abacus.drawing.beadsWith', { clients: 5, servers: tools })
  await drag(lab.page, page.drawing(withMcp), [0.2, 0.25], [-70, 0])
  const apps = Number(await page.appsRod.inputValue())
  expect(apps).toBeLessThan(5)
  await page.expectSize(apps, tools)
})

test('a line, and the list by keyboard, open an adapter with its own bug', async ({ lab }) => {
  const page = abacus(lab)
  await page.open('#/abacus?n=1&m=2')
  const lines = page.drawing(lab.t('abacus.drawing.drawnWithout', { count: 2 }))
  const box = (await lines.boundingBox())!
  // One app in the middle, two tools: the middle of the upper line is at three eighths.
  await lab.page.mouse.click(box.x + box.width / 2, box.y + (box.height * 3) / 8)
  const code = page.panel.getByRole('region').first()
  await expect(code).toContainText('loopBugs')
  const firstBug = await page.panel.locator('strong').textContent()

  await page.panel.getByRole('button', { name: 'replay' }).focus()
  await lab.press('Enter')
  await expect(code).toContainText('loopReplay')
  await expect(page.panel.locator('strong')).not.toHaveText(firstBug ?? '')
})

test('one more app costs M without a protocol and 1 with it', async ({ lab }) => {
  const page = abacus(lab)
  await page.open('#/abacus?n=3&m=4')
  await expect(page.panel).toContainText('+4')
  await lab.button(lab.t('abacus.add.do')).click()
  await page.expectSize(4, 4)
})

test('the table says where a protocol does not pay', async ({ lab }) => {
  const page = abacus(lab)
  for (const [size, word] of [
    ['n=1&m=15', lab.t('abacus.payoff.costs-more', { count: 1 })],
    ['n=4&m=1', lab.t('abacus.payoff.costs-more', { count: 1 })],
    ['n=2&m=2', lab.t('abacus.payoff.ties')],
  ] as const) {
    await page.open(`#/abacus?${size}`)
    await expect(page.drawing(`${word}`)).toBeVisible()
  }
})

test('migrating turns 12 adapters into 7 pieces, one by one', async ({ lab }) => {
  const page = abacus(lab)
  await page.open('#/abacus?n=3&m=4')
  await page.tab('migrate').click()
  await lab.button(lab.t('abacus.migrate.step')).click()
  await expect(lab.page.getByText(lab.t('abacus.drawing.built', { count: 1 }))).toBeVisible()
  await lab.page.emulateMedia({ reducedMotion: 'reduce' })
  await lab.button(lab.t('abacus.migrate.start')).click()
  await expect(page.panel).toContainText(lab.t('abacus.migrate.done', { total: 7, before: 12 }))
})

test('clients that speak both revisions shrink the day of change from all to one', async ({
  lab,
}) => {
  const page = abacus(lab)
  await page.open('#/abacus?n=3&m=4')
  await page.tab('revision').click()
  const together = page.panel.getByRole('row', { name: lab.t('abacus.revision.together') })
  await expect(together.getByRole('cell')).toHaveText(['7', '7', '1'])
  await page.dualRod.focus()
  await lab.press('ArrowRight', 'ArrowRight')
  await expect(together.getByRole('cell')).toHaveText(['7', '5', '1'])
  await lab.press('End')
  await expect(together.getByRole('cell')).toHaveText(['7', '1', '1'])
})

const PANELS = ['payoff', 'adapter', 'migrate', 'revision'] as const

for (const theme of THEMES)
  for (const id of PANELS)
    test(`axe finds nothing on the abacus: ${theme}, ${id}`, async ({ lab }) => {
      const page = abacus(lab)
      await page.open(`#/abacus?n=6&m=15&theme=${theme}`)
      await page.tab(id).click()
      await expectAccessible(lab.page)
    })

test('axe finds nothing at 50 × 50 on a phone', async ({ lab }) => {
  const page = abacus(lab)
  await lab.page.setViewportSize({ width: 390, height: 844 })
  await page.open('#/abacus?n=50&m=50')
  await expectAccessible(lab.page)
})

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [390, 844],
] as const)
  for (const theme of THEMES)
    test(`nothing of the abacus overflows at ${width}×${height}: ${theme}`, async ({ lab }) => {
      const page = abacus(lab)
      await lab.page.setViewportSize({ width, height })
      for (const size of ['n=3&m=4', 'n=50&m=50']) {
        await page.open(`#/abacus?${size}&theme=${theme}`)
        for (const id of PANELS) {
          await page.tab(id).click()
          const root = await lab.page.evaluate(() => ({
            width: document.documentElement.scrollWidth,
            height: document.documentElement.scrollHeight,
          }))
          expect(root.width, `${theme} ${size} ${id}`).toBeLessThanOrEqual(width)
          if (width > 700) expect(root.height, `${theme} ${size} ${id}`).toBe(height)
        }
      }
    })
