/** Where the beads of a frame are, in drawing units; the frame of the mock at 3 × 4 is 234 × 162. */

export interface BeadScale {
  /** Distance of two beads on a rod. */
  readonly pitchX: number
  /** Distance of two rods. */
  readonly pitchY: number
  readonly beadWidth: number
  readonly beadHeight: number
}
export interface Bead {
  readonly rod: number
  readonly slot: number
}

/** Left of the first bead, and what is kept free on a rod beside the beads. */
const START = 14
const FREE = 42
/** Above and below the rods, together. */
const BORDER = 24
const LARGEST = { x: 48, y: 46 }

/** The largest beads of which `slots` × `rods` fit into the box; slots and rods from 1. */
export function beadScale(
  slots: number,
  rods: number,
  box: { readonly width: number; readonly height: number },
): BeadScale {
  const pitchX = Math.min(LARGEST.x, (box.width - FREE) / slots)
  // A bead is at most as much taller than wide as in the mock's frame of 6 × 15.
  const pitchY = Math.min(LARGEST.y, (box.height - BORDER) / rods, pitchX * 1.78)
  return {
    pitchX,
    pitchY,
    beadWidth: Math.max(pitchX - 2, pitchX * 0.85),
    beadHeight: Math.max(pitchY - 8, pitchY * 0.75),
  }
}

export function frameSize(scale: BeadScale, slots: number, rods: number) {
  return {
    width: round(slots * scale.pitchX + FREE),
    height: round(rods * scale.pitchY + BORDER),
  }
}

export function rodY(scale: BeadScale, rod: number): number {
  return round(BORDER / 2 + (rod + 0.5) * scale.pitchY)
}

/** The upper left corner of a bead; rods and slots count from 0. */
export function beadCorner(scale: BeadScale, { rod, slot }: Bead) {
  return {
    x: round(START + slot * scale.pitchX),
    y: round(rodY(scale, rod) - scale.beadHeight / 2),
  }
}

/** A bead one unit wide and high. */
export const UNIT_BEAD = 'M.28 0H.72L1 .5.72 1H.28L0 .5z'

/** A bead as a part of one path, for drawings too big to have an element for each. */
export function beadPath(scale: BeadScale, bead: Bead): string {
  const { x, y } = beadCorner(scale, bead)
  const [side, half] = [round(scale.beadWidth * 0.28), round(scale.beadHeight / 2)]
  const top = round(scale.beadWidth * 0.44)
  return `M${round(x + side)} ${y}h${top}l${side} ${half}-${side} ${half}h-${top}l-${side}-${half}z`
}

/** The place on a rod under a point, whether or not there is a bead; null beside the rods. */
export function placeAt(scale: BeadScale, rods: number, x: number, y: number): Bead | null {
  const rod = Math.floor((y - BORDER / 2) / scale.pitchY)
  const slot = Math.floor((x - START) / scale.pitchX)
  return rod >= 0 && rod < rods && slot >= 0 ? { rod, slot } : null
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
