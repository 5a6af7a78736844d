import { describe, expect, test } from 'vitest'
import type { JsonObject } from './json.ts'
import { paramHeaders, textOf, toolsOf } from './tools.ts'

const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties })
const marked = (type: string, name: unknown = 'Module'): JsonObject => ({
  type,
  'x-mcp-header': name as string,
})

describe('x-mcp-header', () => {
  test('string, integer and boolean arguments, nested ones too, in order', () => {
    const schema = object({
      module: marked('string'),
      deep: object({ n: marked('integer', 'N'), flag: marked('boolean', 'Flag') }),
      plain: { type: 'string' },
    })
    expect(paramHeaders(schema)).toEqual({
      ok: true,
      value: [
        { name: 'Module', path: ['module'] },
        { name: 'N', path: ['deep', 'n'] },
        { name: 'Flag', path: ['deep', 'flag'] },
      ],
    })
  })

  test.each<[string, JsonObject, string]>([
    ['an empty name', object({ a: marked('string', '') }), 'not-a-token'],
    ['a name with a space', object({ a: marked('string', 'a b') }), 'not-a-token'],
    ['a name that is no string', object({ a: marked('string', 1) }), 'not-a-token'],
    ['a number', object({ a: marked('number') }), 'bad-type'],
    ['an object', object({ a: { ...object({}), 'x-mcp-header': 'A' } }), 'bad-type'],
    [
      'the same name twice',
      object({ a: marked('string', 'X'), b: marked('string', 'x') }),
      'duplicate',
    ],
    ['inside items', object({ a: { type: 'array', items: marked('string') } }), 'out-of-reach'],
    ['inside oneOf', { ...object({}), oneOf: [object({ a: marked('string') })] }, 'out-of-reach'],
    ['inside $defs', { ...object({}), $defs: { A: marked('string') } }, 'out-of-reach'],
    ['at the root', { ...object({}), 'x-mcp-header': 'A' }, 'out-of-reach'],
  ])('%s drops the tool', (_, schema, error) => {
    expect(paramHeaders(schema)).toEqual({ ok: false, error })
  })

  test('data that only looks like an annotation means nothing', () => {
    const schema = object({
      'x-mcp-header': { type: 'string' },
      a: { type: 'object', default: { 'x-mcp-header': 1 } },
      list: { type: 'array', items: object({ 'x-mcp-header': { type: 'string' } }) },
    })
    expect(paramHeaders(schema)).toEqual({ ok: true, value: [] })
  })
})

test('what is no tool is no tool', () => {
  const tool = { name: 'a', inputSchema: {} }
  expect(toolsOf({ tools: [tool, null, { name: 1 }, { name: 'b' }] })).toEqual([tool])
  expect(toolsOf({})).toEqual([])
})

test('the text of a result is its text blocks', () => {
  const content = [{ type: 'text', text: 'a' }, { type: 'image' }, { type: 'text', text: 'b' }]
  expect(textOf({ content })).toBe('a\nb')
})
