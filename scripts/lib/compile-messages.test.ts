import { expect, test } from 'vitest'
import { messages as en } from '../../src/i18n/en.ts'
import { messages as zh } from '../../src/i18n/zh-CN.ts'
import { compiled } from './compile-messages.mjs'

test('plain text stays text, patterns become data', () => {
  expect(compiled({ a: 'Next', b: { c: '{count} of 3' } })).toEqual({
    a: 'Next',
    b: { c: [['count'], ' of 3'] },
  })
})

test('every message of both catalogues can be read', () => {
  expect(() => compiled(en)).not.toThrow()
  expect(() => compiled(zh)).not.toThrow()
})
