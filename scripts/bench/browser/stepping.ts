/** Stepping through a long run with a real keyboard, on a slowed processor. */
import type { Page } from '@playwright/test'
import { NO_FRAME_LIMIT, type Seen, seenBy, slowedPage, startBrowser } from './chromium.ts'

/** A request and a response a round: a thousand frames on the wire, and what the roles do between them. */
const LONG_RUN = '#/step?repeat=500'
const MOVES = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'] as const
const ROUNDS = 60
/** A brisk person's pause between two keys, ms. */
const PAUSE_MS = 80
/** Long enough for everything that a jump draws, ms. */
const SETTLE_MS = 2000
const HOLD_MS = 5000
/** How often a held key repeats, ms: what systems usually do. */
const REPEAT_MS = 33
const PLAY_MS = 9100

export interface Stepping {
  /** From each key to the end of the next frame, ms, ascending: the cursor has moved. */
  readonly moves: readonly number[]
  /** To the end of the frame in which graph and sheet have followed. */
  readonly sheets: readonly number[]
  /** As `moves` with a screen of 60 Hz, its next turn included. */
  readonly onScreen: readonly number[]
  /** Steps a second while the arrow is held, and while the run plays by itself. */
  readonly held: number
  readonly played: number
}

export async function measureStepping(address: string): Promise<Stepping> {
  const { keys, steps } = await inPage(address, NO_FRAME_LIMIT, keyTimes)
  const screen = await inPage(address, [], async (page) => ({
    onScreen: (await keyTimes(page)).keys,
    held: await heldRate(page),
    played: await playedRate(page),
  }))
  return { moves: keys, sheets: steps, ...screen }
}

async function inPage<T>(
  address: string,
  flags: readonly string[],
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const browser = await startBrowser(flags)
  const { page } = await slowedPage(browser)
  await page.goto(`${address}${LONG_RUN}`)
  await page.getByRole('slider').waitFor()
  const found = await measure(page)
  await browser.close()
  return found
}

/** In the middle of the run, where as much lies behind as ahead. */
async function keyTimes(page: Page): Promise<Pick<Seen, 'keys' | 'steps'>> {
  const ruler = await page.getByRole('slider').boundingBox()
  if (!ruler) throw new Error('the page shows no ruler')
  await page.mouse.click(ruler.x + ruler.width / 2, ruler.y + ruler.height / 2)
  await page.waitForTimeout(SETTLE_MS)
  // The first steps forward fetch what moves the tickets.
  for (const key of MOVES) await pressed(page, key)
  const before = (await seenBy(page)).keys.length
  for (let round = 0; round < ROUNDS; round++) for (const key of MOVES) await pressed(page, key)
  const { keys, steps } = await seenBy(page)
  const later = (all: readonly number[]) => all.slice(before).toSorted((a, b) => a - b)
  return { keys: later(keys), steps: later(steps) }
}

async function pressed(page: Page, key: string): Promise<void> {
  const { length } = (await seenBy(page)).steps
  await page.keyboard.press(key)
  await page.waitForFunction(
    (count) => (window as unknown as { readonly bench: Seen }).bench.steps.length > count,
    length,
    { polling: 20 },
  )
  await page.waitForTimeout(PAUSE_MS)
}

async function heldRate(page: Page): Promise<number> {
  const found = await rateOf(page, async () => {
    const until = performance.now() + HOLD_MS
    while (performance.now() < until) {
      await page.keyboard.down('ArrowRight')
      await page.waitForTimeout(REPEAT_MS)
    }
  })
  await page.keyboard.up('ArrowRight')
  return found
}

/** As a visitor finds it: speed 1. */
async function playedRate(page: Page): Promise<number> {
  await page.keyboard.press('r')
  const found = await rateOf(page, () => page.waitForTimeout(PLAY_MS))
  await page.keyboard.press('r')
  return found
}

async function rateOf(page: Page, work: () => Promise<unknown>): Promise<number> {
  const step = async () => Number(await page.getByRole('slider').getAttribute('aria-valuenow'))
  const [from, began] = [await step(), performance.now()]
  await work()
  return (((await step()) - from) * 1000) / (performance.now() - began)
}
