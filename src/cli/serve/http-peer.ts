/** Real HTTP on loopback: each request becomes an exchange, what the Server writes goes out as it comes. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Header, WireOutput } from '../../transport/wire.ts'
import { readBody } from './http-body.ts'
import { createServerLoop } from './server-loop.ts'
import type { ServeSettings } from './settings.ts'

export interface HttpPeer {
  readonly port: number
  /** Ends open streams and closes; resolves when nothing is left. */
  close(): Promise<void>
}

/** Listens on 127.0.0.1. Rejects when the port cannot be had. */
export function serveHttp({ config, log }: ServeSettings, port: number): Promise<HttpPeer> {
  const open = new Map<number, ServerResponse>()
  let exchanges = 0
  const loop = createServerLoop(config, write)
  // Whatever Host is sent, or none: the Server itself decides and answers.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: 75_000 }, receive)
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return
    const body = 'Invalid HTTP request received.'
    socket.end(
      `HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
  })

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const exchange = ++exchanges
    response.sendDate = false
    response.on('error', () => {})
    response.on('close', () => {
      if (!open.delete(exchange) || response.writableFinished) return
      loop.take({ kind: 'http-abort', exchange })
    })
    open.set(exchange, response)
    readBody(request, (body) => {
      const { method = 'GET', url: path = '/' } = request
      const headers = pairs(request.rawHeaders)
      loop.take({ kind: 'http-request', exchange, request: { method, path, headers, body } })
    })
  }

  function write(output: WireOutput): void {
    if (output.kind === 'stderr') log(output.text)
    if (!('exchange' in output)) return
    const response = open.get(output.exchange)
    if (!response) return
    if (output.kind === 'http-response' || output.kind === 'http-head')
      response.writeHead(output.status, output.reason, headersFor(response, output.headers))
    if (output.kind === 'http-response') response.end(output.body)
    else if (output.kind === 'http-head') response.flushHeaders()
    else if (output.kind === 'sse') response.write(output.event)
    else response.end()
  }

  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () =>
      resolve({ port: (server.address() as AddressInfo).port, close: () => close(server) }),
    )
  })
}

function pairs(raw: readonly string[]): readonly Header[] {
  return raw.flatMap((name, index) =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : [],
  )
}

/** A client that asked for `Connection: close` waits for the end of the connection: the Server's keep-alive must not hold it open. */
function headersFor(response: ServerResponse, headers: readonly Header[]): string[] {
  const sent = response.shouldKeepAlive
    ? headers
    : headers.filter(([name]) => name.toLowerCase() !== 'connection')
  return sent.flat()
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
