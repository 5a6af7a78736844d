import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyShelf, fromShelf, offShelf, onShelf, type Shelf, shelfEntries } from './shelf.ts'

const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', '1', '"1"'), fc.string())

describe('shelf', () => {
  it('holds what a map holds, and never changes an older shelf', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.option(fc.nat()))), (moves) => {
        const map = new Map<string, number>()
        let shelf: Shelf<number> = emptyShelf()
        for (const [name, value] of moves) {
          const before = shelf
          const had = fromShelf(before, name)
          shelf = value === null ? offShelf(shelf, name) : onShelf(shelf, name, value)
          if (value === null) map.delete(name)
          else map.set(name, value)
          expect(fromShelf(before, name)).toBe(had)
        }
        expect(shelf.size).toBe(map.size)
        expect(new Map(shelfEntries(shelf))).toEqual(map)
        for (const [name, value] of map) expect(fromShelf(shelf, name)).toBe(value)
      }),
    )
  })
})
