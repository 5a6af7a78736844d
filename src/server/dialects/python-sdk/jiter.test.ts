import { expect, it } from 'vitest'
import { toUtf8 } from '../../../protocol/bytes.ts'
import { readJiter } from './jiter.ts'

// What `pydantic_core.from_json` 2.46.5 says.
it.each([
  ['', 'EOF while parsing a value at line 1 column 0'],
  ['\n', 'EOF while parsing a value at line 2 column 0'],
  ['{not json', 'key must be a string at line 1 column 2'],
  ['{"a"', 'EOF while parsing an object at line 1 column 4'],
  ['{"a":1,', 'EOF while parsing a value at line 1 column 7'],
  ['{"a":1,}', 'trailing comma at line 1 column 8'],
  ['{"a" 1}', 'expected `:` at line 1 column 6'],
  ['{"a":1 "b"', 'expected `,` or `}` at line 1 column 8'],
  ['[1 2]', 'expected `,` or `]` at line 1 column 4'],
  ['[1,\n2,\n]', 'trailing comma at line 3 column 1'],
  ['[', 'EOF while parsing a list at line 1 column 1'],
  ['tru', 'EOF while parsing a value at line 1 column 3'],
  ['{"a":tru}', 'expected ident at line 1 column 9'],
  ['01', 'invalid number at line 1 column 2'],
  ['1.', 'EOF while parsing a value at line 1 column 2'],
  ['1x', 'trailing characters at line 1 column 2'],
  ['"a\tb"', 'control character (\\u0000-\\u001F) found while parsing a string at line 1 column 3'],
  ['"\\x"', 'invalid escape at line 1 column 3'],
  ['"\\u12"', 'EOF while parsing a string at line 1 column 6'],
  ['"\\ud800"', 'unexpected end of hex escape at line 1 column 8'],
  ['"\\ud800\\u0041"', 'lone leading surrogate in hex escape at line 1 column 13'],
  ['\ufeff{}', 'expected value at line 1 column 1'],
  ['{"é":}', 'expected value at line 1 column 7'],
  ['['.repeat(202), 'recursion limit exceeded at line 1 column 202'],
])('%j', (text, message) => {
  expect(readJiter(toUtf8(text))).toEqual({ ok: false, error: message })
})

it('names the first byte that is no UTF-8', () => {
  const bytes = Uint8Array.from([...toUtf8('{"a":"'), 0xe4, 0xbd, ...toUtf8('"}')])
  const error = 'invalid unicode code point at line 1 column 8'
  expect(readJiter(bytes)).toEqual({ ok: false, error })
})

it('takes nesting up to 201, the last of two equal keys, and keeps every digit', () => {
  expect(readJiter(toUtf8('['.repeat(201) + ']'.repeat(201))).ok).toBe(true)
  expect(readJiter(toUtf8('{"a":1,"a":123456789012345678901}'))).toEqual({
    ok: true,
    value: { a: 123456789012345678901n },
  })
})
