// Builds dist/ when it is missing or was made from other sources.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DIST, ROOT } from './paths.mjs'
import { runBin } from './run.mjs'

const SOURCES = [
  'index.html',
  'package-lock.json',
  'public',
  'scripts/lib/compile-messages.mjs',
  'src',
  'tsconfig.json',
  'vite.config.ts',
]
const STAMP = join(ROOT, 'node_modules', '.cache', 'wirelab', 'build.json')

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  const stat = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}

/** Contents, not times: a checkout or a copy does not make a build stale, and a deleted file does. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** The page's time tells whether dist/ is still the build that the stamp speaks of. */
function pageTime() {
  return statSync(join(DIST, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? null
}

function stamp() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return null
  }
}

/** @returns {Promise<{ code: number, output: string }>} */
export async function build() {
  rmSync(STAMP, { force: true })
  const sources = hashOfSources()
  const result = await runBin('vite', ['build'])
  if (result.code === 0) {
    mkdirSync(dirname(STAMP), { recursive: true })
    writeFileSync(STAMP, JSON.stringify({ sources, page: pageTime() }))
  }
  return result
}

/** @returns {Promise<boolean>} false when the build failed; its output has been shown */
export async function ensureBuilt() {
  const last = stamp()
  const page = pageTime()
  if (page !== null && last?.page === page && last.sources === hashOfSources()) return true
  console.error('Building …')
  const { code, output } = await build()
  if (code !== 0) console.error(`${output}\nThe build failed.`)
  return code === 0
}
