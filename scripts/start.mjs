// `npm start`: installs what is missing, builds when the build is stale, serves dist/.
// `--serve-only` serves the build that is there (the browser tests use it).
import './lib/end-with-npm.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { DIST } from './lib/paths.mjs'
import { endChildrenOnSignals } from './lib/run.mjs'
import { serveFolder } from './lib/static-server.mjs'

const DEFAULT_PORT = 5173
const ATTEMPTS = 100
/** A server that was just told to end may still hold its port for a moment. */
const PATIENCE_MS = 500

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}

/** @param {string | undefined} text */
function wishedPort(text) {
  if (text === undefined || text === '') return null
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535)
    fail(`PORT=${text} is not a port: give a number from 0 to 65535.`)
  return port
}

/** @param {unknown} error */
const isTaken = (error) => /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE'

/** @param {number} port */
async function serveAt(port) {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await serveFolder(DIST, port)
    } catch (error) {
      if (!isTaken(error) || Date.now() > until) throw error
      await sleep(50)
    }
  }
}

/** @param {number | null} wish */
async function serve(wish) {
  if (wish !== null) return serveAt(wish)
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + ATTEMPTS; port += 1) {
    try {
      return await serveFolder(DIST, port)
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
  throw new Error(`No free port from ${DEFAULT_PORT} to ${DEFAULT_PORT + ATTEMPTS - 1}.`)
}

endChildrenOnSignals()
const wish = wishedPort(process.env.PORT)
if (process.argv.includes('--serve-only')) {
  if (!existsSync(join(DIST, 'index.html'))) fail('dist/ has no page: run `npm run build` first.')
} else {
  if (!(await ensureInstalled())) process.exit(1)
  if (!(await ensureBuilt())) process.exit(1)
}
try {
  const { port } = await serve(wish)
  console.log(`ready http://localhost:${port}/`)
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
  if (isTaken(error))
    fail(`Port ${wish} is taken: end the program that uses it, or start with another PORT.`)
  fail(code === 'EACCES' ? `Port ${wish} needs more rights: start with another PORT.` : message)
}
