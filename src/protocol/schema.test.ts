import { describe, expect, test } from 'vitest'
import { ExactNumber, type JsonObject, type JsonValue } from './json.ts'
import { validate } from './schema.ts'

const REPORT: JsonObject = {
  type: 'object',
  properties: {
    module: { type: 'string' },
    steps: { type: 'array', items: { type: 'string' }, minItems: 1 },
    severity: { enum: ['low', 'medium', 'high'], type: 'string' },
  },
  required: ['module', 'steps'],
  additionalProperties: false,
}
const places = (value: JsonValue, schema = REPORT) =>
  validate(schema, value).map(({ pointer, keyword }) => `${pointer} ${keyword}`)

test('what fits has no issues', () => {
  expect(validate(REPORT, { module: 'cart', steps: ['a'], severity: 'low' })).toEqual([])
})

test.each<[JsonValue, string]>([
  [{ module: 'cart', steps: ['a'], severity: 'critical' }, '/severity enum'],
  [{ module: 'cart', steps: ['a', 1] }, '/steps/1 type'],
  [{ module: 'cart', steps: [] }, '/steps minItems'],
  [{ steps: ['a'] }, ' required'],
  ['text', ' type'],
])('%j breaks it at %s', (value, place) => {
  expect(places(value)).toContain(place)
})

test('every issue is told, each at its own place', () => {
  expect(places({ module: 1, steps: ['a'], severity: 'x' })).toEqual([
    '/module type',
    '/severity enum',
  ])
})

test('a member too many is named', () => {
  const [issue] = validate(REPORT, { module: 'cart', steps: ['a'], extra: 1 })
  expect(issue?.pointer).toBe('/extra')
})

test('pointers are escaped', () => {
  const schema = { properties: { 'a/b c': { type: 'string' } } }
  expect(places({ 'a/b c': 1 }, schema)).toEqual(['/a~1b c type'])
})

test('exact numbers count as numbers', () => {
  expect(places(new ExactNumber('2.0'), { type: 'integer' })).toEqual([])
  expect(places(12345678901234567890n, { type: 'integer' })).toEqual([])
})

describe('a schema that cannot be used', () => {
  test('is an issue, not a crash and not a download', () => {
    expect(places({}, { $ref: 'https://example.com/schema.json' })).toEqual([' $schema'])
  })

  test('2020-12 is the dialect when none is named', () => {
    const tuple = { prefixItems: [{ type: 'string' }, { type: 'number' }] }
    expect(places(['a', 'b'], tuple)).toEqual(['/1 type'])
  })
})
