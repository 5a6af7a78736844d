// Installs what is missing, and nothing when nothing is.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockEntry
 * @param {string} path
 * @returns {Record<string, LockEntry> | null}
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/**
 * npm writes node_modules/.package-lock.json when an install is complete, so it serves as the stamp:
 * also after a plain `npm ci`, and never after an interrupted one. Optional packages are for other platforms.
 * @param {Record<string, LockEntry> | null} wanted
 * @param {Record<string, LockEntry> | null} present
 */
export function isInstalled(wanted, present) {
  if (!wanted || !present) return false
  const same = (/** @type {string} */ key) =>
    wanted[key]?.version === present[key]?.version &&
    wanted[key]?.integrity === present[key]?.integrity
  return (
    Object.keys(present).every((key) => key in wanted) &&
    Object.entries(wanted).every(
      ([key, entry]) => key === '' || same(key) || (entry.optional === true && !(key in present)),
    )
  )
}

/** @returns {Promise<boolean>} false when the install failed; npm's own output has said why */
export async function ensureInstalled() {
  const wanted = packagesIn(join(ROOT, 'package-lock.json'))
  const present = packagesIn(join(ROOT, 'node_modules', '.package-lock.json'))
  if (isInstalled(wanted, present)) return true
  console.error('Installing packages (npm ci) …')
  const npm = process.env.npm_execpath
  const { code } =
    npm && /\.c?js$/.test(npm)
      ? await run(process.execPath, [npm, 'ci'], { inherit: true })
      : await run('npm', ['ci'], { inherit: true })
  if (code !== 0) console.error(`npm ci failed with exit code ${code}.`)
  return code === 0
}
