/** For tests and `npm run parity`: an HTTP request written byte for byte over a connection of its own. */
import { connect, type Socket } from 'node:net'
import type { Header } from '../../../transport/wire.ts'
import type { Exchange } from './recording.ts'

export type Received = Pick<Exchange, 'status' | 'headers' | 'body' | 'ended'>

export interface RawRequest {
  /** What has come so far. */
  received(): Received
  /** Resolves when the response has ended or when `done` says so, at the latest after `ms`. */
  wait(ms: number, done?: (received: Received) => boolean): Promise<void>
  /** Hangs up. */
  abort(): void
}

const NEWLINE = '\r\n'

/** Sends the request to 127.0.0.1; the port in its recorded Host (8000) becomes the one in use. */
export function sendRaw(port: number, { method, path, headers, body }: Exchange['request']) {
  const bytes = bodyBytes(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...headers.map(
      ([name, value]) => `${name}: ${value.replace('127.0.0.1:8000', `127.0.0.1:${port}`)}`,
    ),
    ...(body === null ? [] : [`Content-Length: ${bytes.length}`]),
    'Connection: close',
    '',
    '',
  ]
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  // A server that refuses a long body answers before it has read it: write after the head, and keep reading.
  socket.write(Buffer.concat([Buffer.from(lines.join(NEWLINE), 'latin1'), bytes]))
  return reader(socket, port)
}

function reader(socket: Socket, port: number): RawRequest {
  let data = Buffer.alloc(0)
  let closed = false
  let wake = () => {}
  socket.on('data', (chunk: Buffer) => {
    data = Buffer.concat([data, chunk])
    wake()
  })
  socket.on('close', () => {
    closed = true
    wake()
  })
  const received = () => parse(data, closed, port)
  return {
    received,
    async wait(ms, done = () => false) {
      const deadline = performance.now() + ms
      for (;;) {
        const left = deadline - performance.now()
        if (closed || left <= 0 || done(received())) return
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    },
    abort: () => socket.destroy(),
  }
}

function parse(data: Buffer, ended: boolean, port: number): Received {
  const split = data.indexOf('\r\n\r\n')
  if (split === -1) return { status: '', headers: [], body: '', ended }
  const [status = '', ...lines] = data.subarray(0, split).toString('latin1').split(NEWLINE)
  const headers = lines.map((line): Header => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  const isChunked = headers.some(([name]) => name.toLowerCase() === 'transfer-encoding')
  const rest = data.subarray(split + 4)
  const body = (isChunked ? unchunk(rest) : rest).toString('utf8')
  const here = (text: string) => text.replaceAll(`127.0.0.1:${port}`, '127.0.0.1:8000')
  return { status, headers: headers.map(([name, value]) => [name, here(value)]), body, ended }
}

function unchunk(data: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < data.length; ) {
    const end = data.indexOf(NEWLINE, at)
    const size = end === -1 ? 0 : Number.parseInt(data.subarray(at, end).toString('latin1'), 16)
    if (!size) break
    parts.push(data.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(parts)
}

/** `<N bytes>` and `<bytes with 0xff>` stand for bodies that the file does not spell out. */
export function bodyBytes(body: string | null): Buffer {
  const size = /^<(\d+) bytes>$/.exec(body ?? '')?.[1]
  if (size) return Buffer.from(`{"x":"${'a'.repeat(Number(size) - 8)}"}`)
  if (body === '<bytes with 0xff>')
    return Buffer.from('{"jsonrpc":"2.0","id":1,"method":"\xff"}', 'latin1')
  return Buffer.from(body ?? '', 'utf8')
}
