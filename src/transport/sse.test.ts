import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toUtf8 } from '../protocol/bytes.ts'
import { formatSseEvent, parseSseEvent, splitSse } from './sse.ts'

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

describe('an event', () => {
  test('in the bytes of the Python SDK', () => {
    const bytes = formatSseEvent({ event: 'message', data: '{"a":1}' }, '\r\n')
    expect(text(bytes)).toBe('event: message\r\ndata: {"a":1}\r\n\r\n')
    expect(parseSseEvent(bytes)).toEqual({ event: 'message', data: '{"a":1}', comments: [] })
  })

  test.each([
    ['data: a\ndata: b\n\n', { event: 'message', data: 'a\nb', comments: [] }],
    ['data\n\n', { event: 'message', data: '', comments: [] }],
    ['data:x\n\n', { event: 'message', data: 'x', comments: [] }],
    ['data:  x\n\n', { event: 'message', data: ' x', comments: [] }],
    [': ping\n\n', { event: 'message', data: null, comments: ['ping'] }],
    ['id: 7\nretry: 300\n\n', { event: 'message', data: null, id: '7', retry: 300, comments: [] }],
    ['event: done\nfoo: bar\ndata: 1\n\n', { event: 'done', data: '1', comments: [] }],
    ['retry: soon\nid: a\0\ndata: 1\n\n', { event: 'message', data: '1', comments: [] }],
    ['data: 1\rdata: 2\r\r', { event: 'message', data: '1\n2', comments: [] }],
  ])('%j', (lines, event) => {
    expect(parseSseEvent(toUtf8(lines))).toEqual(event)
  })

  test('data of several lines survives', () => {
    const data = fc.string({ unit: 'grapheme' }).map((own) => own.replaceAll('\r', ''))
    fc.assert(
      fc.property(data, fc.constantFrom('\n' as const, '\r\n' as const), (own, newline) => {
        expect(parseSseEvent(formatSseEvent({ data: own }, newline)).data).toBe(own)
      }),
    )
  })
})

test('a stream gives the same events wherever its bytes are cut', () => {
  const field = fc.record(
    {
      event: fc.constantFrom('message', 'done'),
      data: fc.constantFrom('{}', '购物车', 'a\nb'),
      comment: fc.constant('ping'),
    },
    { requiredKeys: ['data'] },
  )
  const newline = fc.constantFrom('\n' as const, '\r\n' as const)
  fc.assert(
    fc.property(fc.array(field, { maxLength: 4 }), newline, (fields, ending) => {
      const events = fields.map((own) => formatSseEvent(own, ending))
      const bytes = toUtf8(events.map(text).join(''))
      // Every single cut, and every byte on its own.
      for (let cut = 0; cut <= bytes.length; cut++)
        expect(feed([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(events.map(text))
      expect(feed([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(events.map(text))
    }),
    { numRuns: 50 },
  )
})

test('a lone carriage return ends a line, once the next byte shows that it is alone', () => {
  const bytes = toUtf8('data: 1\r\rdata: 2\r\r\n')
  expect(feed([bytes])).toEqual(['data: 1\r\r', 'data: 2\r\r\n'])
})

test('an event that is not over waits', () => {
  const { events, rest } = splitSse(new Uint8Array(), toUtf8('data: 1\n\ndata: 2\n'))
  expect(events.map(text)).toEqual(['data: 1\n\n'])
  expect(text(rest)).toBe('data: 2\n')
})

function feed(chunks: readonly Uint8Array[]): readonly string[] {
  const found: string[] = []
  let rest: Uint8Array = new Uint8Array()
  for (const chunk of chunks) {
    const step = splitSse(rest, chunk)
    found.push(...step.events.map(text))
    rest = step.rest
  }
  return found
}
