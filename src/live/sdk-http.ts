/** The SDK's `createMcpHandler`, a fetch handler: requests become `Request` objects, and each `Response` is read to its end. */
import './no-eval.ts'
import {
  createMcpHandler,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server'
import { toUtf8 } from '../protocol/bytes.ts'
import { splitSse } from '../transport/sse.ts'
import type { HttpRequest } from '../transport/wire.ts'
import type { PeerParts, SdkPeer } from './sdk-peer.ts'

/** A fetch handler sees whole addresses; nothing is ever sent there. */
const ORIGIN = 'http://127.0.0.1:8000'

export function createHttpPeer({ createServer, write }: PeerParts): SdkPeer {
  const handler = createMcpHandler(createServer)
  const open = new Map<number, AbortController>()

  async function exchangeOf(exchange: number, request: HttpRequest): Promise<void> {
    const abort = new AbortController()
    open.set(exchange, abort)
    const headers = headersOf(request)
    const response =
      foreignOrigin(headers) ?? (await handler.fetch(fetchRequest(request, headers, abort.signal)))
    const { status } = response
    // Headers as fetch keeps them: lower case, sorted.
    const head = { exchange, status, reason: REASONS[status] ?? '', headers: [...response.headers] }
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      write({ kind: 'http-head', ...head })
      await readEvents(exchange, response, abort.signal)
    } else {
      const body = new Uint8Array(await response.arrayBuffer())
      write({ kind: 'http-response', ...head, body })
    }
    open.delete(exchange)
  }

  async function readEvents(
    exchange: number,
    response: Response,
    signal: AbortSignal,
  ): Promise<void> {
    let rest: Uint8Array = new Uint8Array()
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    signal.addEventListener('abort', () => void reader.cancel())
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const cut = splitSse(rest, read.value)
      rest = cut.rest
      for (const event of cut.events) write({ kind: 'sse', exchange, event })
    }
    write({ kind: 'http-end', exchange })
  }

  return {
    open: () => open.size,
    take(input) {
      if (input.kind === 'http-request') void exchangeOf(input.exchange, input.request)
      else if (input.kind === 'http-abort') {
        open.get(input.exchange)?.abort()
        open.delete(input.exchange)
      }
    },
  }
}

/** The handler leaves this check to whoever mounts it and its guide says how. A browser takes `Origin` out of any `Request`, so it is asked here. */
function foreignOrigin(headers: Headers): Response | undefined {
  return originValidationResponse({ headers } as Request, localhostAllowedOrigins())
}

function fetchRequest(
  { method, path, body }: HttpRequest,
  headers: Headers,
  signal: AbortSignal,
): Request {
  const mayHaveBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(path, ORIGIN), {
    method,
    headers,
    signal,
    ...(mayHaveBody && { body: body as Uint8Array<ArrayBuffer> }),
  })
}

function headersOf({ headers }: HttpRequest): Headers {
  const list = new Headers()
  for (const [name, value] of headers) list.append(name, asBytes(value))
  return list
}

/** Header values are bytes to HTTP: text beyond Latin-1 stands as its UTF-8, one character a byte. */
function asBytes(value: string): string {
  return /^[\0-\xff]*$/.test(value) ? value : String.fromCharCode(...toUtf8(value))
}

/** The SDK says numbers only; Node's HTTP server, which would stand in front, adds these words. */
const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
}
