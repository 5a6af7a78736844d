import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './json-parse.ts'
import { formatPointer, locatePointer, parsePointer, resolvePointer } from './json-pointer.ts'

test('tokens survive, whatever is in them', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (tokens) => {
      expect(parsePointer(formatPointer(tokens))).toEqual(tokens)
    }),
  )
})

/** RFC 6901 §5. */
const DOCUMENT = { foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'm~n': 8, ' ': 7 }
test.each([
  ['', DOCUMENT],
  ['/foo', ['bar', 'baz']],
  ['/foo/0', 'bar'],
  ['/', 0],
  ['/a~1b', 1],
  ['/m~0n', 8],
  ['/ ', 7],
  ['/foo/2', undefined],
  ['/foo/00', undefined],
  ['/foo/-', undefined],
  ['/toString', undefined],
  ['foo', undefined],
  ['/~2', undefined],
])('%j', (pointer, value) => {
  expect(resolvePointer(DOCUMENT, pointer)).toEqual(value)
})

test('a place in the text: of a key that stands twice the one that counts', () => {
  const text = '{"a":{"b":1},"a":{"b":[2,3]}}'
  const root = parseJson(text)
  const node = root.ok ? locatePointer(root.value, '/a/b/1') : null
  expect(node && text.slice(node.start, node.end)).toBe('3')
  expect(root.ok && locatePointer(root.value, '/a/c')).toBeNull()
})
