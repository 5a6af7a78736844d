import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { anyScenario } from '../../scripts/lib/any-scenario.ts'
import { parseJson } from '../protocol/json-parse.ts'
import { DEFAULT_SCENARIO } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import { type DiffMember, type DiffValue, diffJson } from './diff-json.ts'
import { alignTraces, firstDivergence } from './diff-traces.ts'
import { isOnWire } from './wire-channels.ts'

// Each claim runs dozens of simulations, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const modern = simulate(DEFAULT_SCENARIO)
const legacy = simulate({ ...DEFAULT_SCENARIO, revision: '2025-11-25' })

function members(value: DiffValue | null): readonly DiffMember[] {
  if (value === null || value.kind === 'scalar') return []
  return value.members.flatMap((member) => [member, ...members(member.value)])
}

const node = (raw: string) => {
  const parsed = parseJson(raw)
  if (!parsed.ok) throw new Error(raw)
  return parsed.value
}

test('the two revisions: both openings are one step, the notification is on one side only', () => {
  const pairs = alignTraces(modern, legacy)
  const find = (key: string) => pairs.find((pair) => pair.key === key)
  expect(find('opening.request')).toMatchObject({
    left: expect.any(Number),
    right: expect.any(Number),
  })
  expect(find('initialized.notification')).toMatchObject({ left: null, right: expect.any(Number) })
  expect(find('call-1.response')?.same).toBe(false)
  expect(pairs[firstDivergence(pairs)]?.key).toBe('opening.request')
})

test('a run beside itself has no divergence', () => {
  const pairs = alignTraces(modern, modern)
  expect(firstDivergence(pairs)).toBe(-1)
  expect(pairs.every(({ left, right }) => left === right)).toBe(true)
})

test('every frame of both runs stands in exactly one pair, and both orders are kept', () => {
  fc.assert(
    fc.property(anyScenario(2), anyScenario(2), (one, other) => {
      const [left, right] = [simulate(one), simulate(other)]
      const pairs = alignTraces(left, right)
      for (const [side, trace] of [
        ['left', left],
        ['right', right],
      ] as const) {
        const seen = pairs.flatMap((pair) => (pair[side] === null ? [] : [pair[side] as number]))
        expect(seen).toEqual([...seen].sort((a, b) => a - b))
        const frames = trace.events.filter(isOnWire).map(({ seq }) => seq)
        expect(frames.filter((seq) => !seen.includes(seq))).toEqual([])
        expect(new Set(seen).size).toBe(seen.length)
      }
    }),
    { numRuns: 30 },
  )
})

test('a gap is a ghost on the one side and added on the other', () => {
  const response = (trace: typeof modern) =>
    trace.events.find(({ key }) => key === 'call-1.response')?.raw ?? ''
  const [now, before] = [response(modern), response(legacy)]
  const mark = (own: string, other: string, pointer: string) =>
    members(diffJson(node(own), node(other), own)).find((member) => member.pointer === pointer)
      ?.mark
  expect(mark(now, before, '/result/resultType')).toBe('added')
  expect(mark(before, now, '/result/resultType')).toBe('ghost')
  expect(mark(now, before, '/result/isError')).toBe('same')
})

test('values keep their spelling, and another value is marked', () => {
  const own = '{"a":1.0,"b":[1,{"c":2}]}'
  const drawn = diffJson(node(own), node('{"a":1.5,"b":[1,{"d":2}]}'), own)
  const all = members(drawn)
  expect(all.find(({ pointer }) => pointer === '/a')).toMatchObject({
    mark: 'changed',
    value: { kind: 'scalar', text: '1.0' },
  })
  expect(all.find(({ pointer }) => pointer === '/b/1/c')?.mark).toBe('added')
  expect(all.find(({ pointer }) => pointer === '/b/1/d')?.mark).toBe('ghost')
})
