import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { start as en } from '../i18n/en/start.ts'
import { start as zh } from '../i18n/zh-CN/start.ts'
import { simulate } from '../simulation/simulate.ts'
import { createLab } from '../store/create-lab.ts'
import { connectAddress } from './address.ts'

/** The live server's code is compiled first, on machines that may be busy. */
const PATIENCE = { timeout: 20_000 }

/** As much of a window as the address needs. */
class Browser extends EventTarget {
  location = { hash: '' } as Location
  history = {
    pushState: (_: unknown, __: string, hash: string) => this.write(hash),
    replaceState: (_: unknown, __: string, hash: string) => this.write(hash),
  } as History
  private write(hash: string): void {
    this.location.hash = hash
  }
  go(hash: string): void {
    this.write(hash)
    this.dispatchEvent(new Event('popstate'))
  }
}

function open(hash: string) {
  const lab = createLab({
    simulate,
    loadLive: () => import('../live/record-live.ts'),
    storage: null,
    defaults: {
      locale: 'en',
      theme: 'light',
      letterKeys: true,
      pauseAtErrors: true,
      speed: 1,
      sheetTab: 'fields',
    },
  })
  const browser = new Browser()
  browser.location.hash = hash
  connectAddress(lab, browser)
  const state = lab.store.getState
  return { ...lab, browser, state, key: () => state().trace.events[state().cursor]?.key }
}

test('an embedded run of the live server comes to the step of its link', async () => {
  const { state, key } = open(
    '#/step?server=typescript-sdk&view=embed&from=call-1.request&to=call-1.response&at=call-1.response',
  )
  expect(state().pending).not.toBeNull()
  await vi.waitFor(() => expect(state().pending).toBeNull(), PATIENCE)
  expect(state().trace.scenario.server).toBe('typescript-sdk')
  expect(key()).toBe('call-1.response')
})

test('a race becomes a limit, unless the person has gone elsewhere meanwhile', async () => {
  const stays = open('#/step?race=during')
  const leaves = open('#/step?race=during')
  leaves.browser.go('#/compare')
  const changes = open('#/step?race=during')
  changes.actions.changeScenario({ fault: 'bad-args' })
  await vi.waitFor(() => expect(stays.state().scenario.fault).toBe('timeout'), PATIENCE)
  expect(leaves.state().scenario.fault).toBe('none')
  expect(changes.state().scenario.fault).toBe('bad-args')
})

test('the loading page says the title of the start page, in both languages', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  for (const { title } of [en, zh]) expect(html).toContain(title.replace('\n', '<br />'))
})
