// Makes the README's screenshot from the built page: `node scripts/screenshots.mjs`.
// With a folder it writes every size, theme and language there, for looking at: `node scripts/screenshots.mjs FOLDER`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from './find-browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { DIST, ROOT } from './lib/paths.mjs'
import { serveFolder } from './lib/static-server.mjs'

const SIZES = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
]
const THEMES = ['light', 'dark', 'projector']
const LOCALES = ['zh-CN', 'en']
const CALL = '#/step?at=call-1.request'
const ERROR = '#/step?via=http&fault=bad-args&at=call-1.response'

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ width: number, height: number, scale?: number, path: string }} shot
 */
async function take(browser, address, { width, height, scale = 1, path }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('slider').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path })
  await context.close()
  console.log(path)
}

if (!(await ensureBuilt())) process.exit(1)
const server = await serveFolder(DIST, 0)
const base = `http://localhost:${server.port}/`
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: browserFlags(),
})
const folder = process.argv[2]
try {
  if (folder === undefined) {
    const path = join(ROOT, 'docs', 'stepper.png')
    const look = 'lang=zh-CN&theme=light'
    await take(browser, `${base}${CALL}&${look}`, { width: 1280, height: 720, scale: 2, path })
  } else {
    mkdirSync(folder, { recursive: true })
    for (const [name, hash] of Object.entries({ call: CALL, error: ERROR }))
      for (const [width = 0, height = 0] of SIZES)
        for (const theme of THEMES)
          for (const lang of LOCALES) {
            const path = join(folder, `${name}-${width}-${theme}-${lang}.png`)
            await take(browser, `${base}${hash}&lang=${lang}&theme=${theme}`, {
              width,
              height,
              path,
            })
          }
  }
} finally {
  await browser.close()
  server.close()
}
