import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ExactNumber,
  equalJson,
  type JsonNode,
  type JsonValue,
  stringify,
  toValue,
} from './json.ts'
import { parseJson } from './json-parse.ts'

function parsed(text: string): JsonNode {
  const outcome = parseJson(text)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}
const roundTrip = (text: string) => stringify(toValue(parsed(text)))

const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', '1', '10', 'constructor', ''))
const number = fc.oneof(
  fc.integer(),
  fc
    .double({ noNaN: true, min: -1e20, max: 1e20 })
    .map((value) => (Object.is(value, -0) ? 0 : value)),
  // What a number can hold is read as a number.
  fc
    .bigInt({ min: 2n ** 53n, max: 2n ** 90n })
    .filter((big) => String(Number(big)) !== String(big)),
  fc.constantFrom(new ExactNumber('2.0'), new ExactNumber('1e400'), new ExactNumber('-0')),
)
const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.string({ unit: 'binary' }),
    number,
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 4 })
      .map((pairs) => Object.fromEntries(pairs)),
  ),
}))

test('every value survives being written and read', () => {
  fc.assert(
    fc.property(value, fc.boolean(), fc.constantFrom(0, 2), (given, ascii, indent) => {
      const text = stringify(given, { ascii, indent })
      expect(equalJson(toValue(parsed(text)), given)).toBe(true)
      expect(stringify(toValue(parsed(text)), { ascii, indent })).toBe(text)
      if (ascii) expect(text).toMatch(/^[\x20-\x7e\n\x7f]*$/)
    }),
  )
})

test('plain values come out as JSON.stringify writes them', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (given) => {
      // JSON.stringify writes -0 as 0, and so does the wire of every JavaScript peer.
      expect(stringify(given as JsonValue)).toBe(JSON.stringify(given))
    }),
  )
})

test('any text is read or refused at a place inside it, as JSON.parse decides', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((text) => text.slice(0, -1)),
      ),
      (text) => {
        let legal = true
        try {
          JSON.parse(text)
        } catch {
          legal = false
        }
        const outcome = parseJson(text)
        expect(outcome.ok).toBe(legal)
        if (!outcome.ok) {
          expect(outcome.error.offset).toBeGreaterThanOrEqual(0)
          expect(outcome.error.offset).toBeLessThanOrEqual(text.length)
        }
      },
    ),
  )
})

test.each([
  '12345678901234567890',
  '2.0',
  '1e400',
  '-0',
  '0.1',
  '1E5',
  '{"__proto__":{"a":1}}',
  '{"b":1,"a":2}',
  '"\\u2028"',
])('%s loses nothing', (text) => {
  expect(roundTrip(text)).toBe(text === '"\\u2028"' ? '"\u2028"' : text)
})

test('`__proto__` is a key like any other', () => {
  const read = toValue(parsed('{"__proto__":{"polluted":true}}')) as Record<string, JsonValue>
  expect(Object.keys(read)).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
})

describe('a key that stands twice', () => {
  const node = parsed('{"id":1,"id":2}')

  test('is kept in the tree, in order', () => {
    expect(node.kind === 'object' && node.members.map(({ value: own }) => toValue(own))).toEqual([
      1, 2,
    ])
  })

  test('counts as the last one', () => {
    expect(toValue(node)).toEqual({ id: 2 })
  })
})

test('numeric keys keep their order in the tree', () => {
  const node = parsed('{"b":1,"1":2}')
  expect(node.kind === 'object' && node.members.map(({ key: own }) => own)).toEqual(['b', '1'])
})

test('every node knows its own text', () => {
  const text = ' { "a" : [ 1.50 , "x\\n" ] , "b" : null } '
  const node = parsed(text)
  const slice = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  const members = node.kind === 'object' ? node.members : []
  expect(members.map(({ value: own }) => slice(own))).toEqual(['[ 1.50 , "x\\n" ]', 'null'])
  expect(members.map(({ keyStart, keyEnd }) => text.slice(keyStart, keyEnd))).toEqual([
    '"a"',
    '"b"',
  ])
})

test.each([
  ['', 'unexpected-end', 0],
  ['{"a":1', 'unexpected-end', 6],
  ['{"a":1,}', 'unexpected-character', 7],
  ['{a:1}', 'unexpected-character', 1],
  ['01', 'trailing-text', 1],
  ['-', 'unexpected-end', 0],
  ['"a\nb"', 'control-character', 2],
  ['"\\x"', 'bad-escape', 1],
  ['"\\u12g4"', 'bad-escape', 1],
  ['true false', 'trailing-text', 5],
  ['\ufeff{}', 'unexpected-character', 0],
])('%j is refused: %s at %i', (text, reason, offset) => {
  expect(parseJson(text)).toEqual({ ok: false, error: { reason, offset } })
})

test('depth is limited, not the stack', () => {
  expect(parseJson('['.repeat(100_000))).toMatchObject({ ok: false, error: { reason: 'too-deep' } })
  expect(parseJson('[[[]]]', { maxDepth: 1 })).toMatchObject({ ok: false })
})

test('lone surrogates are read, unless they are refused', () => {
  expect(toValue(parsed('"\\ud800"'))).toBe('\ud800')
  expect(parseJson('"\\ud800"', { rejectLoneSurrogates: true })).toMatchObject({
    ok: false,
    error: { reason: 'lone-surrogate' },
  })
  expect(parseJson('"\\ud83d\\ude00"', { rejectLoneSurrogates: true }).ok).toBe(true)
})
