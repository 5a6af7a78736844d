import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { createEntropy } from './rng.ts'

test('the queue is in order of time, and among equals in order of entry', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 })), (delays) => {
      const clock = createClock<number>()
      delays.forEach((delay, number) => {
        clock.schedule(delay, number)
      })
      const taken: number[] = []
      for (let item = clock.next(); item !== null; item = clock.next()) {
        expect(clock.now()).toBe(delays[item])
        taken.push(item)
      }
      const sorted = delays
        .map((_, number) => number)
        .sort((a, b) => (delays[a] ?? 0) - (delays[b] ?? 0) || a - b)
      expect(taken).toEqual(sorted)
    }),
  )
})

test('a delay counts from the moment it is entered', () => {
  const clock = createClock<string>()
  clock.schedule(10, 'first')
  clock.next()
  clock.schedule(5, 'second')
  expect(clock.next()).toBe('second')
  expect(clock.now()).toBe(15)
})

test('entropy has the shape of a session id and depends on the seed alone', () => {
  const [a, b, other] = [createEntropy(7), createEntropy(7), createEntropy(8)]
  const first = a()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(b()).toBe(first)
  expect(a()).not.toBe(first)
  expect(other()).not.toBe(first)
})
