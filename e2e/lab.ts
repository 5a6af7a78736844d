/** The stepper as a person meets it: by roles and names, never by classes. */
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../src/i18n/locale.ts'
import type { ErrorChannel } from '../src/protocol/errors.ts'
import type { FaultId } from '../src/scenario/scenario.ts'
import { type Texts, textsIn } from './texts.ts'

export class Lab {
  readonly page: Page
  readonly locale: Locale
  readonly t: Texts
  readonly ruler: Locator
  readonly next: Locator
  readonly previous: Locator
  readonly notices: Locator
  readonly channelMap: Locator
  readonly spoken: Locator

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.locale = locale
    this.t = textsIn(locale)
    this.ruler = page.getByRole('slider', { name: this.t('deck.ruler'), exact: true })
    this.next = this.button(this.t('deck.next'))
    this.previous = this.button(this.t('deck.previous'))
    this.notices = page.getByRole('region', { name: this.t('errors.notices') })
    this.channelMap = page.getByRole('region', { name: this.t('channels.map') })
    this.spoken = page.getByRole('status')
  }

  /** The same page in another language, once it has been switched. */
  in(locale: Locale): Lab {
    return new Lab(this.page, locale)
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  radio(group: string, name: string): Locator {
    return this.page
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name, exact: true })
  }

  async open(hash = '#/step'): Promise<void> {
    await this.page.goto(`./${hash}`)
    await expect(this.ruler).toBeVisible()
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async step(): Promise<number> {
    return Number(await this.ruler.getAttribute('aria-valuenow'))
  }

  async stepCount(): Promise<number> {
    return Number(await this.ruler.getAttribute('aria-valuemax'))
  }

  async expectStep(step: number): Promise<void> {
    await expect(this.ruler).toHaveAttribute('aria-valuenow', String(step))
  }

  async chooseFault(fault: FaultId): Promise<void> {
    await this.radio(this.t('scenario.fault'), this.t(`scenario.faults.${fault}`)).check()
  }

  async runToNextError(): Promise<void> {
    await this.button(this.t('deck.nextError')).click()
  }

  async chooseTheme(theme: 'light' | 'dark' | 'projector'): Promise<void> {
    await this.button(this.t(`shell.themes.${theme}`)).click()
  }

  /** Exactly one lamp of the channel map is lit: this one. */
  async expectLit(channel: ErrorChannel): Promise<void> {
    const lamps = this.channelMap.getByRole('listitem')
    await expect(lamps.filter({ hasText: this.t('channels.lit') })).toHaveCount(1)
    await expect(lamps.filter({ hasText: this.t('channels.lit') })).toContainText(
      this.t(`channels.name.${channel}`),
    )
  }
}

/** `lab` speaks the project's language. */
export const test = base.extend<{ lab: Lab }>({
  lab: async ({ page, locale }, use) => {
    await use(new Lab(page, locale?.startsWith('zh') ? 'zh-CN' : 'en'))
  },
})

export { expect }
