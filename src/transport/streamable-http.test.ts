import { expect, test } from 'vitest'
import { toUtf8 } from '../protocol/bytes.ts'
import {
  headerValue,
  headerValues,
  httpRequest,
  mediaType,
  readBody,
  requestHead,
  responseHead,
} from './streamable-http.ts'
import type { Header } from './wire.ts'

test('header names compare without case, values keep theirs, white space at the ends goes', () => {
  const headers: readonly Header[] = [
    ['MCP-Session-Id', '  AbC\t'],
    ['mcp-session-id', 'second'],
  ]
  expect(headerValue(headers, 'Mcp-Session-Id')).toBe('AbC')
  expect(headerValues(headers, 'mcp-session-id')).toEqual(['AbC', 'second'])
  expect(headerValue(headers, 'Mcp-Session')).toBeUndefined()
})

test.each([
  ['application/json', 'application/json'],
  ['Application/JSON; charset=utf-8', 'application/json'],
  [' text/event-stream ;x=1', 'text/event-stream'],
])('the media type of %j', (value, type) => {
  expect(mediaType([['content-type', value]])).toBe(type)
})

test('no media type is none', () => {
  expect(mediaType([])).toBe('')
})

test('a body brings its length in bytes, as the last header; no body brings none', () => {
  const request = httpRequest('POST', '/mcp', [['Host', '127.0.0.1:8000']], toUtf8('"购"'))
  expect(request.headers).toEqual([
    ['Host', '127.0.0.1:8000'],
    ['Content-Length', '5'],
  ])
  expect(httpRequest('GET', '/mcp', []).headers).toEqual([])
})

test('heads as they stand on the wire', () => {
  const headers: readonly Header[] = [
    ['Host', '127.0.0.1:8000'],
    ['Mcp-Name', ''],
  ]
  expect(requestHead({ method: 'POST', path: '/mcp', headers })).toBe(
    'POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:8000\r\nMcp-Name: \r\n\r\n',
  )
  expect(responseHead({ status: 202, reason: 'Accepted', headers: [] })).toBe(
    'HTTP/1.1 202 Accepted\r\n\r\n',
  )
})

test('a body is an object or nothing', () => {
  expect(readBody(toUtf8('{"a":2.50}'))).toMatchObject({ a: { text: '2.50' } })
  for (const text of ['', '[]', '1', '{', '{"a":1}x']) expect(readBody(toUtf8(text))).toBeNull()
  expect(readBody(Uint8Array.of(0x22, 0xff, 0x22))).toBeNull()
})
