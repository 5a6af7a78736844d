import { describe, expect, it } from 'vitest'
import type { Verdict } from './grade.ts'
import { hintOrder, holesFor } from './score.ts'

const verdict = (solved: boolean, bonus: 'passed' | 'failed' = 'passed'): Verdict => ({
  solved,
  firstFailed: null,
  printed: [],
  assertions: [{ id: 'short', status: bonus, bonus: true, places: [] }],
})

describe('holes', () => {
  it('are three, and fall with the second and third hint, and with a missed bonus', () => {
    expect([0, 1, 2, 3].map((opened) => holesFor(verdict(true), opened))).toEqual([3, 3, 2, 1])
    expect(holesFor(verdict(true, 'failed'), 1)).toBe(2)
  })
  it('never fall below one for a solved exercise, and there are none for an unsolved one', () => {
    expect(holesFor(verdict(true, 'failed'), 3)).toBe(1)
    expect(holesFor(verdict(false), 0)).toBe(null)
  })
})

describe('hints', () => {
  const hints = [[], ['order'], ['hit']]
  it('come in their own order before anything failed', () => {
    expect(hintOrder(hints, [], null)).toEqual([0, 1, 2])
  })
  it('put the one forward that helps with what failed', () => {
    expect(hintOrder(hints, [], 'hit')).toEqual([2, 0, 1])
  })
  it('leave opened ones where they are', () => {
    expect(hintOrder(hints, [0], 'hit')).toEqual([0, 2, 1])
  })
})
