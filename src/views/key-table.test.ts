import { expect, test } from 'vitest'
import { actionOfKey } from './key-table.ts'

test.each([
  ['ArrowRight', false, 'next'],
  ['ArrowRight', true, 'next-phase'],
  [' ', false, 'next'],
  [' ', true, 'previous'],
  ['PageUp', false, 'previous'],
  ['r', false, 'play'],
  ['R', true, 'play'],
  ['?', true, 'help'],
  ['/', true, 'filter'],
  ['Home', true, null],
  ['q', false, 'code'],
  ['.', false, 'black'],
  ['z', false, null],
] as const)('%s with shift %s is %s', (key, shift, action) => {
  expect(actionOfKey(key, shift, true)).toBe(action)
})

test('switched off, letters do nothing while the other keys go on', () => {
  expect(actionOfKey('r', false, false)).toBeNull()
  expect(actionOfKey('?', true, false)).toBeNull()
  expect(actionOfKey('PageDown', false, false)).toBe('next')
})
