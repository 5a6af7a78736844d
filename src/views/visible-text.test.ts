import { expect, test } from 'vitest'
import { visiblePieces } from './visible-text.tsx'

const shown = (text: string) =>
  visiblePieces(text)
    .map((piece) => (piece.unseen ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['zero width', 'a\u200bb', 'a[U+200B]b'],
  ['right to left override', 'pay\u202e001', 'pay[U+202E]001'],
  ['control', 'x\u0007', 'x[U+0007]'],
  ['lone surrogate', '\ud800!', '[U+D800]!'],
  ['whole pair', '🐞', '🐞'],
  ['plain', '数量为 0\n"ok"', '数量为 0\n"ok"'],
  ['empty', '', ''],
])('%s', (_name, text, expected) => {
  expect(shown(text)).toBe(expected)
})
