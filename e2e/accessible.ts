/** What every page is held to, whatever it shows: nothing for axe to find, nothing wider than the window. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Lab } from './lab.ts'

export const THEMES = ['light', 'dark', 'projector'] as const

/**
 * Runs every rule of axe on the page as it stands. No page of ours holds a frame, so axe may stay in it
 * ("legacy mode"), and what passes need not be listed: the same rules and findings in a quarter of the time.
 */
export async function expectAccessible(page: Page, when = ''): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    when,
  ).toEqual([])
}

export async function expectAccessibleInEveryTheme(lab: Lab): Promise<void> {
  for (const theme of THEMES) {
    await lab.chooseTheme(theme)
    await expectAccessible(lab.page, theme)
  }
}

export async function expectNothingSticksOut(page: Page, when = ''): Promise<void> {
  const { width, window } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  expect(width, when).toBeLessThanOrEqual(window)
}
