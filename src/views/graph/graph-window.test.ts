import { expect, test } from 'vitest'
import { restingScroll, visibleRows } from './graph-window.ts'

const metrics = { view: 430, row: 25, future: 20, present: 112 }
/** Where the present row begins and ends in the view. */
const present = (count: number, cursor: number) => {
  const top = cursor * metrics.row - restingScroll(count, cursor, metrics)
  return { top, bottom: top + metrics.present }
}

test('a short run is not scrolled, and the present row moves down as the past grows', () => {
  expect(restingScroll(17, 0, metrics)).toBe(0)
  expect(restingScroll(17, 9, metrics)).toBe(0)
  expect(present(17, 9).top).toBe(225)
})

test('in a run of any length the present row is whole, with company on both sides', () => {
  for (const count of [40, 200, 100_000])
    for (let cursor = 0; cursor < count; cursor += Math.ceil(count / 97)) {
      const { top, bottom } = present(count, cursor)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(metrics.view)
      if (cursor > 10) expect(top).toBeGreaterThanOrEqual(5 * metrics.row)
      if (cursor < count - 5) expect(metrics.view - bottom).toBeGreaterThanOrEqual(metrics.future)
    }
})

test('past rows begin whole: the view rests on a row', () => {
  expect(restingScroll(200, 100, metrics) % metrics.row).toBe(0)
})

test('only rows near the view are drawn, however long the run', () => {
  const range = visibleRows(100_000, 50_000, metrics, null)
  expect(range.pastTo).toBe(50_000)
  expect(range.futureFrom).toBe(50_001)
  expect(range.pastTo - range.pastFrom).toBeLessThan(40)
  expect(range.futureTo - range.futureFrom).toBeLessThan(10)
})

test('scrolled far from the present the rows there are drawn and none at the present', () => {
  const early = visibleRows(100_000, 50_000, metrics, 25 * 1000)
  expect(early.pastFrom).toBeLessThanOrEqual(1000)
  expect(early.pastTo).toBeGreaterThan(1017)
  expect(early.pastTo).toBeLessThan(1100)
  expect(early.futureTo).toBe(early.futureFrom)
  const late = visibleRows(100_000, 10, metrics, 25 * 10 + 112 + 20 * 60_000)
  expect(late.pastFrom).toBe(late.pastTo)
  expect(late.futureFrom).toBeLessThanOrEqual(60_011)
  expect(late.futureTo).toBeGreaterThan(60_030)
})
