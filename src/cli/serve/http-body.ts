/** Reads the body of a request up to a limit; what is beyond is read past, so that the sender can finish and hear the refusal. */
import type { IncomingMessage } from 'node:http'

/** One byte more than the Server accepts is enough for it to refuse. */
const KEEP_BYTES = 4 * 1024 * 1024 + 1
/** How much of a refused body is read past before the connection is cut. */
const DRAIN_BYTES = 64 * 1024 * 1024

/** Calls `done` once, at the end of the body or as soon as it is too long. A request cut off before its end is never handed on. */
export function readBody(request: IncomingMessage, done: (body: Uint8Array) => void): void {
  const parts: Uint8Array[] = []
  let size = 0
  let told = false
  const tell = () => {
    if (told) return
    told = true
    done(Buffer.concat(parts))
    parts.length = 0
  }
  request.on('data', (chunk: Buffer) => {
    if (!told) parts.push(chunk.subarray(0, Math.max(0, KEEP_BYTES - size)))
    size += chunk.length
    if (size >= KEEP_BYTES) tell()
    if (size > DRAIN_BYTES) request.destroy()
  })
  request.on('end', tell)
  request.on('error', () => {})
}
