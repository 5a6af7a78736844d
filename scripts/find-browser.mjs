// Which Chromium the browser tests run in, and getting one where there is none.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run, runBin } from './lib/run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const USUAL = [
  ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  ),
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map(
    (folder) => (folder ? join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe') : ''),
  ),
]

const DOWNLOAD_LIMIT_MS = 30_000
const APT = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300']
const APT_ENV = { DEBIAN_FRONTEND: 'noninteractive' }

export const HELP = `No Chromium found, and none could be installed. One of these helps:
  - install Chromium or Chrome (Debian: apt-get install chromium)
  - name one: CHROME_PATH=/path/to/chrome npm test
  - let Playwright fetch one: npx playwright install chromium
The other stages run without a browser: npm test -- --skip browser`

/**
 * Some systems have a stub that only says how to install the real program, so ask for the version.
 * @param {string} path
 */
function works(path) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  // On Windows the question would open a window.
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** A browser that is already on the machine, or null. A path that was named must work. */
export function findBrowser() {
  for (const variable of ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM']) {
    const path = process.env[variable]
    if (path && !works(path)) throw new Error(`${variable}=${path} is not a browser that starts.`)
    if (path) return path
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [
    ...USUAL,
    ...onPath.flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ]
  return candidates.find((path) => path !== '' && works(path)) ?? null
}

/** The browser that Playwright has downloaded before, or null. */
async function downloadedBrowser() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? path : null
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** @param {readonly string[]} packages */
async function aptInstall(packages) {
  await run('apt-get', [...APT, 'update'], { env: APT_ENV })
  const { code } = await run('apt-get', [...APT, 'install', ...packages], { env: APT_ENV })
  return code === 0
}

/** Chinese screenshots need a CJK face; tests pass without one, so a failure is only said. */
async function ensureChineseFont() {
  if (!isDebianRoot()) return
  const { code, output } = await run('fc-list', [':lang=zh', 'family'])
  if (code === 0 && output.trim() !== '') return
  console.error('Installing a Chinese font …')
  if (!(await aptInstall(['fontconfig', 'fonts-noto-cjk'])))
    console.error('No Chinese font could be installed.')
}

/**
 * A browser, installed when there is none. Throws with what to do when that fails too.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  let path = findBrowser() ?? (await downloadedBrowser())
  if (!path && isDebianRoot()) {
    console.error('Installing Chromium (apt-get) …')
    await aptInstall(['chromium'])
    path = findBrowser()
  }
  if (!path) {
    console.error('Downloading Chromium (playwright install) …')
    await runBin('@playwright/test#playwright', ['install', 'chromium'], {
      timeoutMs: DOWNLOAD_LIMIT_MS,
    })
    path = await downloadedBrowser()
  }
  if (!path) throw new Error(HELP)
  await ensureChineseFont()
  return path
}

/** Flags for every start: nothing may go to other hosts, and root has no sandbox. */
export function browserFlags() {
  const flags = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags
}

// On its own (`node scripts/find-browser.mjs`) it installs what is missing and prints the path.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await ensureBrowser())
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    process.exitCode = 1
  }
}
