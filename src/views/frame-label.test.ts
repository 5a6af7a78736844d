import { expect, test } from 'vitest'
import type { TraceEvent } from '../trace/trace.ts'
import { directionOf, frameLabel, frameLine } from './frame-label.ts'

const event = (more: Partial<TraceEvent>): TraceEvent => ({
  seq: 0,
  at: 0,
  key: 'call-1.request',
  phase: 'call',
  from: 'client',
  to: 'server',
  channel: 'stdin',
  raw: '',
  message: null,
  note: 'call.request',
  ...more,
})
const line = (more: Partial<TraceEvent>) => frameLine(frameLabel(event(more)))

test('a request says its method and id, a notification only its method', () => {
  expect(line({ message: { jsonrpc: '2.0', id: 3, method: 'tools/call' } })).toBe(
    'tools/call · id 3',
  )
  expect(line({ message: { jsonrpc: '2.0', id: '3', method: 'tools/call' } })).toBe(
    'tools/call · id "3"',
  )
  expect(line({ message: { jsonrpc: '2.0', method: 'notifications/cancelled' } })).toBe(
    'notifications/cancelled',
  )
})

test('an answer says result, isError or its code, with the status in front over HTTP', () => {
  const result = { jsonrpc: '2.0', id: 1, result: {} }
  expect(line({ message: result })).toBe('result · id 1')
  expect(
    line({ channel: 'http-response', http: { status: 200, headers: [] }, message: result }),
  ).toBe('200 result · id 1')
  expect(line({ message: { ...result, result: { isError: true } } })).toBe('isError · id 1')
  expect(
    line({ message: { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'no' } } }),
  ).toBe('error -32700')
})

test('HTTP without a message says method and path, or the status alone', () => {
  expect(line({ http: { method: 'GET', path: '/mcp', headers: [] } })).toBe('GET /mcp')
  expect(line({ channel: 'http-response', http: { status: 405, headers: [] } })).toBe('405')
})

test('steps off the wire have no words of the wire', () => {
  const spawn = event({ channel: 'process', from: 'host' })
  expect(frameLine(frameLabel(spawn))).toBe('')
  expect(directionOf(spawn)).toBe('internal')
  expect(directionOf(event({ channel: 'sse', from: 'server', to: 'client' }))).toBe('in')
  expect(directionOf(event({ channel: 'stream-close' }))).toBe('out')
})
