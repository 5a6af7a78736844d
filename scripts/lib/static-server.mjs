// Serves one folder on the loopback interface.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'

/** @type {Record<string, string>} */
export const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.ndjson': 'application/x-ndjson; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

// style-src: the view library sets style attributes. wasm-unsafe-eval: the sandbox is WebAssembly.
// frame-ancestors: lessons elsewhere embed the page.
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ')

/**
 * The file that a request's path names, or null: nothing outside the folder, no hidden files.
 * @param {string} folder
 * @param {string} url
 */
export function fileFor(folder, url) {
  let path
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return null
  }
  if (
    path.includes('\0') ||
    path.includes('\\') ||
    path.split('/').some((part) => part.startsWith('.'))
  )
    return null
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null
}

/**
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
function listener(folder) {
  return (request, response) => {
    const head = {
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    }
    const refuse = (/** @type {number} */ status, /** @type {string} */ text, extra = {}) => {
      response
        .writeHead(status, { ...head, ...extra, 'content-type': 'text/plain; charset=utf-8' })
        .end(`${text}\n`)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'method not allowed', { allow: 'GET, HEAD' })
    const file = fileFor(folder, request.url ?? '/')
    if (!file) return refuse(404, 'not found')
    response.writeHead(200, {
      ...head,
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': statSync(file).size,
      // Vite puts a hash of the content into the names under assets/.
      'cache-control': file.includes(`${sep}assets${sep}`)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    })
    if (request.method === 'HEAD') return void response.end()
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  }
}

/**
 * @param {import('node:http').RequestListener} handler
 * @param {string} host
 * @param {number} port
 * @returns {Promise<import('node:http').Server>}
 */
function listen(handler, host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer(handler)
    server.once('error', reject)
    server.listen({ host, port }, () => resolve(server))
  })
}

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1, because `localhost` may mean either.
 * Rejects with code EADDRINUSE when either is taken.
 * @param {string} folder
 * @param {number} port 0 takes any free one
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export async function serveFolder(folder, port) {
  const handler = listener(folder)
  const servers = [await listen(handler, '127.0.0.1', port)]
  const address = servers[0]?.address()
  const actual = typeof address === 'object' && address ? address.port : port
  try {
    servers.push(await listen(handler, '::1', actual))
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code
    if (code === 'EADDRINUSE') {
      servers[0]?.close()
      throw error
    }
  }
  const close = () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  return { port: actual, close }
}
