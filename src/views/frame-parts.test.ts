import { expect, it } from 'vitest'
import type { TraceEvent } from '../trace/trace.ts'
import { frameBytes, frameText, messageBytes } from './frame-bytes.ts'
import { frameParts } from './frame-parts.ts'
import { hexRow, hexRowCount } from './hex-rows.ts'
import { mirrorsOf } from './mirrors.ts'

function event(part: Partial<TraceEvent>): TraceEvent {
  return {
    seq: 0,
    at: 0,
    key: 'call-1.request',
    phase: 'call',
    from: 'client',
    to: 'server',
    channel: 'stdin',
    raw: '',
    message: null,
    note: 'x',
    ...part,
  }
}
const BODY =
  '{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"a","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}'
const HEADERS = [
  ['Host', '127.0.0.1:8000'],
  ['MCP-Protocol-Version', '2026-07-28'],
  ['Mcp-Method', 'tools/call'],
  ['Mcp-Name', 'other'],
] as const

it('gives a stdio line its newline, and counts the message without it', () => {
  const line = event({ raw: '{"标":1}' })
  expect(frameText(line)).toBe('{"标":1}\n')
  expect(messageBytes(line)).toBe(9)
  expect(frameBytes(line).at(-1)).toBe(0x0a)
})

it('writes an HTTP request as head, blank line and body, with \\r\\n ends', () => {
  const http = { method: 'POST', path: '/mcp', headers: HEADERS.slice(0, 1) }
  expect(frameText(event({ channel: 'http-request', http, raw: '{}' }))).toBe(
    'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:8000\r\n\r\n{}',
  )
})

it('reads the JSON of an SSE event and keeps its other lines', () => {
  const raw = 'event: message\r\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\r\n\r\n'
  const parts = frameParts(event({ channel: 'sse', raw }))
  expect(parts.map((part) => part.kind)).toEqual(['text', 'json'])
  expect(parts[1]).toMatchObject({ prefix: 'data: ' })
  expect(frameText(event({ channel: 'sse', raw }))).toBe(raw)
})

it('keeps bytes that are no UTF-8', () => {
  const bytes = frameBytes(event({ raw: '\ufffd', rawBase64: '/w==' }))
  expect([...bytes]).toEqual([0xff, 0x0a])
})

it('ties each mirrored header to its body field and sees which pair disagrees', () => {
  const json = frameParts(event({ raw: BODY }))[0]
  if (json?.kind !== 'json') throw new Error('expected JSON')
  expect(mirrorsOf(HEADERS, json.node)).toEqual([
    {
      header: 1,
      pointer: '/params/_meta/io.modelcontextprotocol~1protocolVersion',
      agrees: true,
    },
    { header: 2, pointer: '/method', agrees: true },
    { header: 3, pointer: '/params/name', agrees: false },
  ])
})

it('dumps characters over their bytes and marks the bytes that end a line', () => {
  const bytes = new TextEncoder().encode('ab标cdefgh\r\n')
  expect(hexRowCount(bytes, 8)).toBe(2)
  const first = hexRow(bytes, 8, 0)
  expect(first.offset).toBe('0000')
  expect(first.cells.map((cell) => cell.hex).join(' ')).toBe('61 62 e6 a0 87 63 64 65')
  expect(first.glyphs.map((glyph) => [glyph.text, glyph.bytes])).toContainEqual(['标', 3])
  const last = hexRow(bytes, 8, 1)
  expect(last.glyphs.map((glyph) => glyph.text).join('')).toBe('fghrn')
  expect(last.cells.map((cell) => cell.lineEnd)).toEqual([false, false, false, true, true])
})
