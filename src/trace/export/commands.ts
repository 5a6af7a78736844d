/** One request as something to paste into a terminal. Quoting is that of POSIX shells. */
import type { TraceEvent } from '../trace.ts'

/** True for what a client has written and a terminal can write again. */
export function isRequestFrame({ channel }: TraceEvent): boolean {
  return channel === 'stdin' || channel === 'http-request'
}

/** The message as one line; null for a frame without one. */
export function toJsonLine(event: TraceEvent): string | null {
  return isRequestFrame(event) && event.raw !== '' ? event.raw.replace(/\r?\n/g, ' ') : null
}

/** `printf` of the line into a server's stdin; null for what is not a line. `command` starts the server. */
export function toStdinPipe(event: TraceEvent, command: string): string | null {
  const line = toJsonLine(event)
  return line === null ? null : `printf '%s\\n' ${quoted(line)} | ${command}`
}

/** The request for `curl`; over stdio, the message POSTed to the usual address with the headers that HTTP would need. */
export function toCurl(event: TraceEvent, base = 'http://127.0.0.1:8000'): string | null {
  if (!isRequestFrame(event)) return null
  const { http, raw } = event
  const headers = http
    ? http.headers.filter(([name]) => !/^(host|content-length)$/i.test(name))
    : [
        ['Content-Type', 'application/json'] as const,
        ['Accept', 'application/json, text/event-stream'] as const,
      ]
  const method = http?.method ?? 'POST'
  const parts = [
    'curl -sS -N',
    ...(method === 'POST' ? [] : [`-X ${method}`]),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(raw === '' ? [] : [`--data-binary ${quoted(raw)}`]),
    quoted(`${base}${http?.path ?? '/mcp'}`),
  ]
  return parts.join(' ')
}

/** The request as it goes over the connection, CRLF after each header; null for a line of stdio. */
export function toRawHttp({ channel, http, raw }: TraceEvent): string | null {
  if (channel !== 'http-request' || !http) return null
  const head = [
    `${http.method} ${http.path} HTTP/1.1`,
    ...http.headers.map(([name, value]) => `${name}: ${value}`),
  ]
  return `${head.join('\r\n')}\r\n\r\n${raw}`
}

/** In single quotes nothing is read by the shell but the quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
