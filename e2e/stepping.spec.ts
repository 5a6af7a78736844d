import { expect, test } from './lab.ts'

test('the keyboard steps to the end and back', async ({ lab }) => {
  await lab.open()
  await lab.expectStep(1)
  const count = await lab.stepCount()
  for (let step = 2; step <= count; step += 1) {
    await lab.press(step % 3 === 0 ? ' ' : step % 3 === 1 ? 'PageDown' : 'ArrowRight')
    await lab.expectStep(step)
  }
  await lab.press('ArrowRight')
  await lab.expectStep(count)
  for (let step = count - 1; step >= 1; step -= 1) {
    await lab.press(step % 3 === 0 ? 'Shift+ ' : step % 3 === 1 ? 'PageUp' : 'ArrowLeft')
    await lab.expectStep(step)
  }
  await lab.press('End')
  await lab.expectStep(count)
  await lab.press('Home')
  await lab.expectStep(1)
})

test('Shift and an arrow move by phases', async ({ lab }) => {
  await lab.open('#/step?at=discover.response')
  const start = await lab.step()
  await lab.press('Shift+ArrowRight')
  await lab.expectStep(start + 1)
  await lab.press('Shift+ArrowLeft')
  await lab.expectStep(start - 1)
})

test('each step is spoken once, in one live region', async ({ lab }) => {
  await lab.open()
  await expect(lab.page.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(1)
  await lab.press('ArrowRight')
  await expect(lab.spoken).not.toBeEmpty()
  const first = await lab.spoken.textContent()
  await lab.press('ArrowRight')
  await expect(lab.spoken).not.toHaveText(first ?? '')
})

test('the step number is a field', async ({ lab }) => {
  await lab.open()
  await lab.press('g')
  await lab.page.keyboard.type('7')
  await lab.press('Enter')
  await lab.expectStep(7)
  await lab.press('ArrowRight')
  await lab.expectStep(8)
})

test('the ruler is one slider, moved by pointer and keys', async ({ lab }) => {
  await lab.open()
  const count = await lab.stepCount()
  const box = await lab.ruler.boundingBox()
  if (!box) throw new Error('the ruler has no box')
  await lab.page.mouse.move(box.x + 2, box.y + 20)
  await lab.page.mouse.down()
  await lab.page.mouse.move(box.x + box.width / 2, box.y + 20, { steps: 4 })
  await lab.page.mouse.up()
  await lab.expectStep(Math.floor(count / 2) + 1)
  await lab.ruler.focus()
  await lab.press('ArrowUp')
  await lab.expectStep(Math.floor(count / 2) + 2)
})

test('a filter makes next halt only where it matches', async ({ lab }) => {
  await lab.open()
  await lab.press('/')
  await lab.page.getByRole('textbox', { name: lab.t('panel.filterMethod') }).fill('tools/call')
  await lab.press('Escape', 'ArrowRight')
  const request = await lab.step()
  await lab.press('ArrowRight')
  expect(await lab.step()).toBeGreaterThan(request)
  await expect(lab.page).toHaveURL(/at=call-1\./)
  await lab.button(lab.t('deck.filterClear')).click()
  await lab.press('Home', 'ArrowRight')
  await lab.expectStep(2)
})

test('playing moves on by itself and any step stops it', async ({ lab }) => {
  await lab.page.clock.install()
  await lab.open()
  await lab.press('r')
  await expect(lab.button(lab.t('deck.pause'))).toBeVisible()
  await lab.page.clock.fastForward(1800)
  await lab.expectStep(2)
  await lab.page.clock.fastForward(1800)
  await lab.expectStep(3)
  await lab.press('ArrowLeft')
  await lab.page.clock.fastForward(9000)
  await lab.expectStep(2)
})

test('letters can be switched off, arrows go on', async ({ lab }) => {
  await lab.open()
  await lab.press('?')
  await lab.page.getByRole('checkbox', { name: lab.t('help.letterKeys') }).uncheck()
  await lab.press('Escape')
  await lab.press('x')
  await expect(lab.radio(lab.t('scenario.fault'), lab.t('scenario.faults.none'))).toBeChecked()
  await lab.press('ArrowRight')
  await lab.expectStep(2)
})

test('keys stay out of fields, of modifiers and of input methods', async ({ lab }) => {
  await lab.open()
  await lab.press('Control+ArrowRight', 'Alt+x')
  await lab.page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'x', isComposing: true, bubbles: true }),
    ),
  )
  await lab.radio(lab.t('scenario.fault'), lab.t('scenario.faults.none')).focus()
  await lab.press('e', 'PageDown')
  await lab.expectStep(1)
  await expect(lab.page).toHaveURL(/#\/step$/)
  await lab.next.focus()
  await lab.press(' ')
  await lab.expectStep(2)
})
