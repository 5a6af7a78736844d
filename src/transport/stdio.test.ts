import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concatBytes, toUtf8 } from '../protocol/bytes.ts'
import { type JsonObject, stringify } from '../protocol/json.ts'
import { decodeLine, encodeLine, splitLines } from './stdio.ts'

const problemsOf = (line: Uint8Array | string) =>
  decodeLine(typeof line === 'string' ? toUtf8(line) : line).problems.map(
    ({ kind, byte }) => `${kind}@${byte}`,
  )

describe('a line', () => {
  test('what is written is read, and holds no newline', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (message) => {
        const text = stringify(message as JsonObject)
        const line = encodeLine(text)
        expect(line.includes(0x0a)).toBe(false)
        const { message: read, problems } = decodeLine(line)
        expect(stringify(read)).toBe(text)
        expect(problems).toEqual([])
      }),
    )
  })

  test.each<[Uint8Array | string, readonly string[], boolean]>([
    ['{"a":"购物车"}', [], true],
    ['{"a":1}\r', ['carriage-return@7'], true],
    ['', ['empty@0'], false],
    ['  ', ['empty@0'], false],
    ['{"a":1', ['not-json@6'], false],
    ['"购物车" x', ['not-json@12'], false],
    ['42', ['not-object@0'], false],
    ['[{}]', ['not-object@0'], false],
    ['{"a":\n1}', ['embedded-newline@5'], false],
    ['\ufeff{}', ['byte-order-mark@0'], false],
    [concatBytes(toUtf8('{"a":"'), Uint8Array.of(0xff), toUtf8('"}')), ['invalid-utf8@6'], false],
  ])('%j', (line, problems, readable) => {
    expect(problemsOf(line)).toEqual(problems)
    const bytes = typeof line === 'string' ? toUtf8(line) : line
    expect(decodeLine(bytes).message !== null).toBe(readable)
  })

  test('every byte sequence has a reading, and a bad one names a byte of it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
        const { message, problems } = decodeLine(bytes)
        expect(message !== null || problems.length > 0).toBe(true)
        for (const { byte } of problems) expect(byte).toBeLessThanOrEqual(bytes.length)
      }),
    )
  })
})

test('a stream gives the same lines wherever its chunks are cut', () => {
  const line = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\n', ''))
  fc.assert(
    fc.property(fc.array(line), fc.array(fc.nat(60)), (lines, cuts) => {
      const bytes = toUtf8(lines.map((text) => `${text}\n`).join(''))
      const found: string[] = []
      let rest: Uint8Array = new Uint8Array()
      for (const chunk of chunksOf(bytes, cuts)) {
        const step = splitLines(rest, chunk)
        found.push(
          ...step.lines.map((own) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(own)),
        )
        rest = step.rest
      }
      expect(found).toEqual(lines)
      expect(rest).toHaveLength(0)
    }),
  )
})

function chunksOf(bytes: Uint8Array, cuts: readonly number[]): readonly Uint8Array[] {
  const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort(
    (a, b) => a - b,
  )
  return places.slice(1).map((end, index) => bytes.slice(places[index], end))
}
