import { expect, test } from 'vitest'
import { bughunt } from '../server/bughunt/definition.ts'
import type { ToolHandler } from '../server/port.ts'
import { callInMemory } from './in-memory.ts'

const value = { kind: 'value', value: 'done' } as const
const STYLES: Readonly<Record<string, ToolHandler>> = {
  *thread() {
    yield { effect: 'thread' }
    yield { effect: 'block', ms: 2000 }
    return value
  },
  *block() {
    yield { effect: 'block', ms: 2000 }
    return value
  },
  *blockThenAwait() {
    yield { effect: 'block', ms: 600 }
    yield { effect: 'sleep', ms: 1400 }
    return value
  },
  *await() {
    yield { effect: 'sleep', ms: 2000 }
    return value
  },
}

function call(handler: ToolHandler, limitMs: number) {
  const tool = { name: 'slow', description: '', input: { fields: [] }, handler }
  return callInMemory({ ...bughunt({ tools: 'agent' }), tools: [tool] }, 'slow', {}, limitMs)
}

test.each([
  ['await', { kind: 'timed-out', at: 500 }],
  ['thread', { kind: 'finished', at: 2000, outcome: value }],
  ['block', { kind: 'finished', at: 2000, outcome: value }],
  ['blockThenAwait', { kind: 'timed-out', at: 600 }],
])('a limit of half a second and two seconds of %s', (style, end) => {
  expect(call(STYLES[style] as ToolHandler, 500)).toEqual(end)
})

test('whoever is fast enough is not disturbed', () => {
  expect(call(STYLES.await as ToolHandler, 2500)).toEqual({
    kind: 'finished',
    at: 2000,
    outcome: value,
  })
})
