import { describe, expect, it } from 'vitest'
import { withoutProtocol, withProtocol } from '../../exercise/abacus-model.ts'
import { beadCorner, beadPath, beadScale, frameSize, placeAt } from './bead-geometry.ts'
import { endY, linesPath, nearestAdapter } from './line-geometry.ts'

const BOX = { width: 362, height: 212 }

describe('beads', () => {
  it('have the mock’s sizes at 3 × 4', () => {
    const scale = beadScale(4, 3, BOX)
    expect(scale).toEqual({ pitchX: 48, pitchY: 46, beadWidth: 46, beadHeight: 38 })
    expect(frameSize(scale, 4, 3)).toEqual({ width: 234, height: 162 })
    expect(frameSize(scale, 4, 2)).toEqual({ width: 234, height: 116 })
  })

  it('fit the box at every size', () => {
    for (let slots = 1; slots <= 50; slots += 1) {
      for (let rods = 1; rods <= 50; rods += 1) {
        const frame = frameSize(beadScale(slots, rods, BOX), slots, rods)
        expect(frame.width).toBeLessThanOrEqual(BOX.width + 0.01)
        expect(frame.height).toBeLessThanOrEqual(BOX.height + 0.01)
      }
    }
  })

  it('are found again where they are drawn', () => {
    const scale = beadScale(15, 6, BOX)
    for (const bead of [
      { rod: 0, slot: 0 },
      { rod: 5, slot: 14 },
    ]) {
      const { x, y } = beadCorner(scale, bead)
      expect(placeAt(scale, 6, x + scale.beadWidth / 2, y + scale.beadHeight / 2)).toEqual(bead)
    }
    expect(placeAt(scale, 6, 0, 0)).toBeNull()
  })

  it('are as wide and high in the path of many as alone', () => {
    const scale = beadScale(50, 50, BOX)
    const corner = beadCorner(scale, { rod: 7, slot: 9 })
    const [, x = '', y = '', top = '', side = '', half = ''] =
      /^M([\d.]+) ([\d.]+)h([\d.]+)l([\d.]+) ([\d.]+)/.exec(beadPath(scale, { rod: 7, slot: 9 })) ??
      []
    expect(Number(y)).toBe(corner.y)
    expect(Number(x) - Number(side)).toBeCloseTo(corner.x, 1)
    expect(Number(top) + 2 * Number(side)).toBeCloseTo(scale.beadWidth, 1)
    expect(2 * Number(half)).toBeCloseTo(scale.beadHeight, 1)
  })
})

describe('lines', () => {
  const field = { apps: 6, tools: 15, ...BOX }

  it('are one a piece in both drawings', () => {
    const count = (path: string) => path.match(/M/g)?.length
    expect(count(linesPath(field, withoutProtocol(field)))).toBe(90)
    expect(count(linesPath(field, withProtocol(field)))).toBe(21)
  })

  it('are found by a point on them, also near their ends', () => {
    for (const { app, tool } of [
      { app: 1, tool: 1 },
      { app: 6, tool: 2 },
      { app: 3, tool: 15 },
    ]) {
      for (const part of [0.03, 0.37, 0.97]) {
        const [start, end] = [endY(app, 6, field.height), endY(tool, 15, field.height)]
        const y = start + (end - start) * part
        expect(nearestAdapter(field, field.width * part, y, 6)).toEqual({ app, tool })
      }
    }
  })

  it('are not found far from all of them', () => {
    expect(nearestAdapter({ ...field, apps: 1, tools: 1 }, 181, 10, 6)).toBeNull()
  })
})
