import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { MAX_COUNT } from '../../exercise/abacus-model.ts'
import { messages as en } from '../../i18n/en.ts'
import { messages as zh } from '../../i18n/zh-CN.ts'
import { adapterCode, BUG_IDS, bugOf } from './adapter-code.ts'

const COUNTS = Array.from({ length: MAX_COUNT }, (_, index) => index + 1)

describe('the code of an adapter', () => {
  it('is its own for each of the 2,500 pairs, and the same when asked again', () => {
    const texts = COUNTS.flatMap((app) => COUNTS.map((tool) => adapterCode(app, tool)))
    expect(new Set(texts.map(({ lines }) => lines.join('\n'))).size).toBe(MAX_COUNT ** 2)
    expect(adapterCode(3, 4)).toEqual(adapterCode(3, 4))
  })

  it('has another bug than every neighbour, across corners too', () => {
    for (const app of COUNTS) {
      for (const tool of COUNTS) {
        for (const [right, down] of [
          [0, 1],
          [1, 0],
          [1, 1],
          [1, -1],
        ] as const) {
          expect(bugOf(app + right, tool + down + 1)).not.toBe(bugOf(app, tool + 1))
        }
      }
    }
  })

  it('shows no bug twice among the 12 adapters of 3 × 4', () => {
    const used = [1, 2, 3].flatMap((app) => [1, 2, 3, 4].map((tool) => bugOf(app, tool)))
    expect(new Set(used).size).toBe(12)
  })

  it('is JavaScript that parses, with one marked line that is not blank', () => {
    for (const bug of BUG_IDS) {
      const tool = COUNTS.find((candidate) => bugOf(1, candidate) === bug)!
      const { lines, bugLine } = adapterCode(1, tool)
      expect(() => new Script(lines.join('\n'))).not.toThrow()
      expect(lines[bugLine]?.trim()).not.toBe('')
      expect(lines.join('')).not.toContain('»')
    }
  })

  it('has every bug explained in both languages', () => {
    for (const bug of BUG_IDS) {
      expect(en.abacus.bug[bug].what).not.toBe('')
      expect(zh.abacus.bug[bug].what).not.toBe(en.abacus.bug[bug].what)
    }
  })
})
