/** Serves a folder as static hosts do: gzip, and the same for every page that is measured. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileFor, TYPES } from '../../lib/static-server.mjs'

const PACKED = new Set(['.css', '.html', '.js', '.json', '.svg', '.wasm', '.webmanifest'])

/** The address ends with `/`. Files are packed once, so that a load waits for none. */
export async function serveZipped(
  folder: string,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const bodies = new Map<string, Buffer>()
  const server = createServer(({ url = '/' }, response) => {
    const file = fileFor(folder, url)
    if (!file) return void response.writeHead(404).end()
    const isPacked = PACKED.has(extname(file))
    const known = bodies.get(file)
    const body = known ?? (isPacked ? gzipSync(readFileSync(file)) : readFileSync(file))
    bodies.set(file, body)
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      ...(isPacked && { 'content-encoding': 'gzip' }),
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : bound
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}/`, close }
}
