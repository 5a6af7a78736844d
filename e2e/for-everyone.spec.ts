import { FAULT_IDS } from '../src/scenario/scenario.ts'
import { expectAccessible, THEMES } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'

for (const theme of THEMES)
  for (const fault of FAULT_IDS)
    test(`axe finds nothing: ${theme}, fault ${fault}`, async ({ lab }) => {
      await lab.open(`#/step?fault=${fault}&theme=${theme}&at=call-1.request`)
      if (fault !== 'none') await goToError(lab)
      await expectAccessible(lab.page)
    })

test('axe finds nothing with a panel, the help and a notice open', async ({ lab }) => {
  await lab.open('#/step?rev=x&fault=timeout')
  await lab.press('/')
  await expectAccessible(lab.page)
  await lab.press('Escape', '?')
  await expectAccessible(lab.page)
})

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [390, 844],
] as const)
  for (const theme of THEMES)
    test(`nothing overflows at ${width}×${height}, ${theme}`, async ({ lab }) => {
      await lab.page.setViewportSize({ width, height })
      for (const fault of FAULT_IDS)
        for (const via of ['stdio', 'http']) {
          await lab.open(`#/step?fault=${fault}&via=${via}&theme=${theme}`)
          for (const key of ['End', 'Home', 'Shift+ArrowRight', 'Shift+ArrowRight']) {
            await lab.press(key)
            const page = await lab.page.evaluate(() => ({
              width: document.documentElement.scrollWidth,
              height: document.documentElement.scrollHeight,
            }))
            expect(page.width, `${fault} ${via} ${key}`).toBeLessThanOrEqual(width)
            if (width > 700) expect(page.height, `${fault} ${via} ${key}`).toBe(height)
          }
        }
    })

test('nothing is asked of another host', async ({ lab, baseURL }) => {
  const foreign: string[] = []
  lab.page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  await lab.open()
  await lab.press('ArrowRight', 'l', 'ArrowRight', 'd')
  await lab.page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})

test('with reduced motion nothing moves and nothing is missing', async ({ lab }) => {
  await lab.page.emulateMedia({ reducedMotion: 'reduce' })
  await lab.open('#/step?at=call-1.order')
  await lab.press('ArrowRight')
  const moving = await lab.page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
  await expect(lab.page.getByText('tools/call').first()).toBeVisible()
})

test('in no theme the pages push language, theme and help out of sight', async ({ lab }) => {
  await lab.page.setViewportSize({ width: 1280, height: 720 })
  await lab.open('#/step')
  for (const theme of ['light', 'dark', 'projector'] as const) {
    await lab.chooseTheme(theme)
    await expect(lab.button(lab.t('shell.help'))).toBeInViewport({ ratio: 1 })
  }
})

test('text keeps its floor sizes', async ({ lab }) => {
  const floors = [
    { theme: 'light', text: 14, wire: 16 },
    { theme: 'dark', text: 14, wire: 16 },
    { theme: 'projector', text: 20, wire: 28 },
  ] as const
  for (const { theme, text, wire } of floors) {
    await lab.open(`#/step?at=call-1.request&theme=${theme}`)
    const sizes = await lab.page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: { text: string; size: number; wire: boolean }[] = []
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement
        if (!element?.checkVisibility() || !walker.currentNode.textContent?.trim()) continue
        found.push({
          text: walker.currentNode.textContent,
          size: Number.parseFloat(getComputedStyle(element).fontSize),
          wire: element.closest('.wire code, code.wire') !== null,
        })
      }
      return found
    })
    const tooSmall = sizes.filter(({ size, wire: isWire }) => size < (isWire ? wire : text))
    expect(tooSmall, theme).toEqual([])
    expect(sizes.some(({ wire: isWire }) => isWire)).toBe(true)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a swipe steps and the deck stays in sight', async ({ lab }) => {
    await lab.open()
    await swipe(lab, 300, 80)
    await lab.expectStep(2)
    await swipe(lab, 80, 300)
    await lab.expectStep(1)
    await lab.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(lab.next).toBeInViewport()
  })
})

async function goToError(lab: Lab): Promise<void> {
  const button = lab.button(lab.t('deck.nextError'))
  // The projector has the button in its panel.
  if (!(await button.isVisible())) await lab.button(lab.t('deck.more')).click()
  await button.click()
  await lab.press('Escape')
}

async function swipe(lab: Lab, fromX: number, toX: number): Promise<void> {
  const client = await lab.page.context().newCDPSession(lab.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }],
    })
  await touch('touchStart', fromX)
  await touch('touchMove', (fromX + toX) / 2)
  await touch('touchMove', toX)
  await touch('touchEnd', toX)
}
