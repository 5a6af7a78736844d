import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a-linux': { version: '1.0.0', integrity: 'sha512-b', optional: true },
}

test('complete without the optional packages of other platforms', () => {
  expect(isInstalled(wanted, { 'node_modules/a': wanted['node_modules/a'] })).toBe(true)
})

test('not when a package is missing, another version, or no longer wanted', () => {
  expect(isInstalled(wanted, {})).toBe(false)
  expect(
    isInstalled(wanted, { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-c' } }),
  ).toBe(false)
  expect(
    isInstalled(wanted, { 'node_modules/a': wanted['node_modules/a'], 'node_modules/z': {} }),
  ).toBe(false)
})

test('not when nothing was ever installed', () => {
  expect(isInstalled(wanted, null)).toBe(false)
})
