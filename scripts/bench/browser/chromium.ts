/** A Chromium whose processor is slowed four times, and what its pages tell of themselves. */
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../../find-browser.mjs'

export const SLOWDOWN = 4
const IN_PAGE = fileURLToPath(new URL('./in-page.js', import.meta.url))
/** The bench's own servers are the only hosts: what a page wants of others fails at once. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'
/** Frames as fast as they can be made: the wait for a screen's next turn is not the page's. */
export const NO_FRAME_LIMIT = ['--disable-frame-rate-limit', '--disable-gpu-vsync'] as const

/** What `in-page.js` notes, ms since the navigation began. */
export interface Seen {
  /** First and largest contentful paint so far; 0 before. */
  fcp: number
  lcp: number
  /** The frame in which the first button stands. */
  drawn: number
  /** Tasks of the main thread above 50 ms. */
  readonly tasks: { readonly startTime: number; readonly duration: number }[]
  /** Of each key: from its event to the end of the frame that shows what it did. */
  readonly keys: number[]
  /** The same to the end of the frame in which graph and sheet have followed. */
  readonly steps: number[]
}

/** The browser of this machine; throws when there is none. */
export async function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    args: [...browserFlags(), ALONE, ...flags],
    ...(executablePath ? { executablePath } : {}),
  })
}

/** A slowed page with an empty cache and an empty storage, and the way to be rid of it. */
export async function slowedPage(
  browser: Browser,
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 720 },
  })
  const page = await context.newPage()
  await page.addInitScript({ path: IN_PAGE })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, close: () => context.close() }
}

export function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { readonly bench: Seen }).bench)
}
