import { describe, expect, it } from 'vitest'
import { migrationSteps } from './abacus-migration.ts'
import {
  addOne,
  clampCount,
  compare,
  payoffTable,
  touchingTool,
  withoutProtocol,
  withProtocol,
} from './abacus-model.ts'
import { revisionChange } from './abacus-revision.ts'

describe('the two graphs', () => {
  it('wires every app to every tool exactly once when there is no protocol', () => {
    const edges = withoutProtocol({ apps: 3, tools: 4 })
    expect(new Set(edges.map(({ from, to }) => `${from} ${to}`)).size).toBe(12)
    expect(edges).toContainEqual({ kind: 'adapter', from: 'app-3', to: 'tool-4' })
  })

  it('gives every app one client and every tool one server when there is one', () => {
    const edges = withProtocol({ apps: 3, tools: 4 })
    expect(edges.map(({ kind }) => kind)).toEqual([
      ...['client', 'client', 'client'],
      ...['server', 'server', 'server', 'server'],
    ])
    expect(edges.every(({ from, to }) => from === 'protocol' || to === 'protocol')).toBe(true)
  })

  it.each([
    [3, 4, 12, 7],
    [6, 15, 90, 21],
    [50, 50, 2500, 100],
    [1, 1, 1, 2],
  ])('counts %i × %i as %i against %i', (apps, tools, without, withCount) => {
    expect(compare({ apps, tools })).toMatchObject({ without, with: withCount })
  })
})

describe('where a protocol pays', () => {
  it('costs one more piece with one app or one tool, ties at 2 × 2, saves everywhere else', () => {
    for (const row of payoffTable(50)) {
      for (const { size, saved, payoff } of row) {
        const single = size.apps === 1 || size.tools === 1
        const pair = size.apps === 2 && size.tools === 2
        expect(payoff).toBe(single ? 'costs-more' : pair ? 'ties' : 'saves')
        if (single) expect(saved).toBe(-1)
      }
    }
  })

  it('agrees cell by cell with the graphs counted on their own', () => {
    for (const row of payoffTable(9))
      for (const cell of row) expect(cell).toEqual(compare(cell.size))
  })

  it('charges an added app one adapter per tool, or one client', () => {
    expect(addOne({ apps: 3, tools: 4 }, 'app')).toEqual({ without: 4, with: 1 })
    expect(addOne({ apps: 3, tools: 4 }, 'tool')).toEqual({ without: 3, with: 1 })
  })

  it('changes one adapter per app when a tool changes its interface, or one server', () => {
    expect(touchingTool({ apps: 6, tools: 15 }, 15)).toEqual({ without: 6, with: 1 })
  })
})

describe('migration', () => {
  it.each([
    [3, 4],
    [1, 5],
    [5, 1],
    [50, 50],
  ])('turns all adapters of %i × %i into clients and servers', (apps, tools) => {
    const steps = migrationSteps({ apps, tools })
    expect(steps).toHaveLength(apps + tools + 1)
    expect(steps[0]).toMatchObject({ adapters: apps * tools, total: apps * tools, written: null })
    expect(steps.at(-1)).toMatchObject({ adapters: 0, clients: apps, servers: tools })
    const removed = steps.flatMap((step) => step.removed)
    expect(new Set(removed).size).toBe(apps * tools)
  })

  it('removes an adapter only when both its ends are written', () => {
    const written = new Set<string>()
    for (const { written: piece, removed } of migrationSteps({ apps: 4, tools: 3 })) {
      if (piece) written.add(piece.kind === 'client' ? piece.from : piece.to)
      for (const edge of removed) {
        expect(written).toContain(edge.from)
        expect(written).toContain(edge.to)
      }
    }
  })

  it('costs before it saves', () => {
    const totals = migrationSteps({ apps: 3, tools: 4 }).map((step) => step.total)
    expect(totals).toEqual([12, 13, 13, 13, 12, 11, 9, 7])
  })
})

describe('a new protocol revision', () => {
  it('moves everything on one day when no client speaks both revisions', () => {
    const change = revisionChange({ apps: 6, tools: 15 }, 0)
    expect(new Set(change.together).size).toBe(21)
    expect(change.broken).toHaveLength(6)
  })

  it('moves one server when every client does', () => {
    const change = revisionChange({ apps: 6, tools: 15 }, 6)
    expect(change.together).toEqual(['tool-1'])
    expect(change.broken).toEqual([])
    expect(change.prepared).toHaveLength(6)
  })

  it('still drags every server along for one client that was left behind', () => {
    expect(revisionChange({ apps: 6, tools: 15 }, 5).together).toHaveLength(15 + 1)
  })
})

it('keeps counts between 1 and 50, whole', () => {
  expect([0, -3, 51, 1e9, 2.6, Number.NaN].map((value) => clampCount(value, 7))).toEqual([
    1, 1, 50, 50, 3, 7,
  ])
})
