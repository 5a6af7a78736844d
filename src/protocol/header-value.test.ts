import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeHeaderValue, encodeHeaderValue, headerText } from './header-value.ts'
import { ExactNumber } from './json.ts'

test.each([
  ['submit_bug_report', 'submit_bug_report'],
  ['查询注入缺陷', '=?base64?5p+l6K+i5rOo5YWl57y66Zm3?='],
  ['提交Bug报告', '=?base64?5o+Q5LqkQnVn5oql5ZGK?='],
  [' cart ', '=?base64?IGNhcnQg?='],
  ['=?base64?x?=', '=?base64?PT9iYXNlNjQ/eD89?='],
  ['a\tb', '=?base64?YQli?='],
  ['=?base64?=', '=?base64?='],
  ['', ''],
])('%j travels as %j', (text, value) => {
  expect(encodeHeaderValue(text)).toBe(value)
  expect(decodeHeaderValue(value)).toBe(text)
})

test('every text survives, and every header value is plain ASCII', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const value = encodeHeaderValue(text)
      expect(value).toMatch(/^[\x20-\x7e]*$/)
      expect(decodeHeaderValue(value)).toBe(text)
    }),
  )
})

test('bad base64 is told from literal text', () => {
  expect(decodeHeaderValue('=?base64?***?=')).toBeNull()
  expect(decodeHeaderValue('=?base64?/w==?=')).toBeNull()
  expect(decodeHeaderValue('=?BASE64?YQ==?=')).toBe('=?BASE64?YQ==?=')
  expect(decodeHeaderValue('  cart\t')).toBe('cart')
})

test.each([
  ['cart', 'cart'],
  [42, '42'],
  [9007199254740993n, '9007199254740993'],
  [true, 'true'],
  [new ExactNumber('2.0'), '2.0'],
  [null, null],
  [undefined, null],
  [{}, null],
  [[], null],
] as const)('the argument %s travels as %s', (value, text) => {
  expect(headerText(value)).toBe(text)
})
