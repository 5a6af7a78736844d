/** One visit with nothing in the cache: when something is seen, how long the page is deaf, what is fetched. */
import type { Browser, Page } from '@playwright/test'
import { type Seen, seenBy, slowedPage } from './chromium.ts'

export interface Load {
  /** First and largest contentful paint, ms. */
  readonly fcp: number
  readonly lcp: number
  /** The first button stands there, ms. */
  readonly drawn: number
  /** Of each long task after the first paint what is above 50 ms, together. */
  readonly blocked: number
  /** Scripts as transferred (gzip), kB = 1000 bytes. */
  readonly script: number
}

/** A page is loaded when for so long nothing was fetched and no task was long, ms. */
const QUIET_MS = 1500
const LONG_MS = 50

/** Loads an address until it is quiet. */
export async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const { page, close } = await slowedPage(browser)
  await page.goto(url)
  await untilQuiet(page)
  const seen = await seenBy(page)
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  await close()
  const { fcp, lcp, drawn } = seen
  return { fcp, lcp, drawn, blocked: blockedMs(seen), script: bytes / 1000 }
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const { lcp, tasks } = (window as unknown as { readonly bench: Seen }).bench
      const fetched = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      const busy = tasks.map(({ startTime, duration }) => startTime + duration)
      return lcp > 0 && performance.now() - Math.max(lcp, ...fetched, ...busy) > quiet
    },
    QUIET_MS,
    { polling: 250, timeout: 120_000 },
  )
}

/** Total blocking time: what a task does before the first paint counts for that, not here. */
function blockedMs({ fcp, tasks }: Seen): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const after = startTime + duration - Math.max(startTime, fcp)
    return sum + Math.max(0, after - LONG_MS)
  }, 0)
}
