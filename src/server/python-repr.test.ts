import { expect, it } from 'vitest'
import { type JsonValue, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import { pythonRepr, pythonType } from './python-repr.ts'

function value(text: string): JsonValue {
  const read = parseJson(text)
  if (!read.ok) throw new Error(text)
  return toValue(read.value)
}

// What Python 3.11 prints for `repr(json.loads(text))`.
it.each([
  ['null', 'None', 'NoneType'],
  ['true', 'True', 'bool'],
  ['1', '1', 'int'],
  ['-0', '0', 'int'],
  ['12345678901234567890', '12345678901234567890', 'int'],
  ['2.0', '2.0', 'float'],
  ['-0.0', '-0.0', 'float'],
  ['1e3', '1000.0', 'float'],
  ['1e15', '1000000000000000.0', 'float'],
  ['1e16', '1e+16', 'float'],
  ['1e21', '1e+21', 'float'],
  ['0.0001', '0.0001', 'float'],
  ['0.00001', '1e-05', 'float'],
  ['1e400', 'inf', 'float'],
  ['"it\'s"', `"it's"`, 'str'],
  ['"it\'s \\"so\\""', `'it\\'s "so"'`, 'str'],
  ['"a\\n\\t\\\\"', `'a\\n\\t\\\\'`, 'str'],
  ['"\\u3000\\u200b\\ufeff\\u007f"', `'\\u3000\\u200b\\ufeff\\x7f'`, 'str'],
  ['"数量 😀"', `'数量 😀'`, 'str'],
  ['"\\udb40\\udc01"', `'\\U000e0001'`, 'str'],
  ['[1,"a",[]]', `[1, 'a', []]`, 'list'],
  ['{"k":"v","n":{"x":null}}', `{'k': 'v', 'n': {'x': None}}`, 'dict'],
])('%s', (text, repr, type) => {
  expect(pythonRepr(value(text))).toBe(repr)
  expect(pythonType(value(text))).toBe(type)
})
