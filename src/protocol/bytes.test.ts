import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concatBytes, firstInvalidByte, fromBase64, fromUtf8, toBase64, toUtf8 } from './bytes.ts'

const fatal = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

describe('UTF-8', () => {
  test('well-formed text survives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fromUtf8(toUtf8(text))).toEqual({ ok: true, value: text })
      }),
    )
  })

  test('bytes are refused exactly when the platform refuses them, at a place before which all is well', () => {
    const chunk = fc.oneof(
      fc.uint8Array({ maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 3 }).map(toUtf8),
      fc
        .constantFrom(
          [0xed, 0xa0, 0x80],
          [0xc0, 0x80],
          [0xf4, 0x90, 0x80, 0x80],
          [0xe0, 0x9f, 0x80],
        )
        .map((bytes) => Uint8Array.from(bytes)),
    )
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 5 }), (chunks) => {
        const bytes = concatBytes(...chunks)
        let legal = true
        try {
          fatal.decode(bytes)
        } catch {
          legal = false
        }
        const bad = firstInvalidByte(bytes)
        expect(bad === -1).toBe(legal)
        if (bad !== -1) expect(() => fatal.decode(bytes.slice(0, bad))).not.toThrow()
      }),
      { numRuns: 1000 },
    )
  })

  test('the place is the first byte of the sequence', () => {
    expect(fromUtf8(Uint8Array.from([0x61, 0xe8, 0xb4]))).toEqual({ ok: false, error: { byte: 1 } })
  })

  test('a byte order mark is text, not nothing', () => {
    expect(fromUtf8(Uint8Array.from([0xef, 0xbb, 0xbf]))).toEqual({ ok: true, value: '\ufeff' })
  })
})

describe('base64', () => {
  test('bytes survive', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      }),
    )
  })

  test.each(['a', 'YQ', 'YQ=', '====', 'Y Q=', '5p+l\n', '_-8='])('%j is none', (text) => {
    expect(fromBase64(text)).toBeNull()
  })
})
