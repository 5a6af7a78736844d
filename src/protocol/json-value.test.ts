import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify, toValue } from './json.ts'
import { parseJson } from './json-parse.ts'
import { parseValue } from './json-value.ts'

function expectSame(text: string): void {
  const slow = parseJson(text)
  const fast = parseValue(text)
  if (!slow.ok) expect(fast).toEqual(slow)
  // Written out, so that the order of members and every digit count too.
  else expect(fast.ok && stringify(fast.value)).toBe(stringify(toValue(slow.value)))
}

test('the fast reader and the exact one read and refuse alike', () => {
  const piece = fc.constantFrom(
    ...['{', '}', '[', ']', ':', ',', ' ', '\n', '"a"', '"__proto__"', '"\\ud800"', '"1.0"', '"'],
    ...['0', '-0', '1', '2.0', '1e3', '-7', '9007199254740993', 'true', 'null', '\\', '\u2028'],
  )
  fc.assert(fc.property(fc.array(piece, { maxLength: 12 }), (all) => expectSame(all.join(''))))
  fc.assert(fc.property(fc.json(), expectSame))
})

test.each([
  '{"id":2.0}',
  '[-0]',
  '-0',
  '{"a":-0.5}',
  '{"id":12345678901234567890}',
  '[1E5]',
  '{"a":1,"b":2,"a":3}',
  '{"__proto__":{"a":1}}',
  '\ufeff{}',
])('%s', expectSame)

test.each([512, 513, 514])('nesting of %s', (depth) => {
  expectSame('['.repeat(depth) + ']'.repeat(depth))
  expectSame(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
})
