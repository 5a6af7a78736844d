import type { MouseEvent, PointerEvent } from 'react'
import {
  type Bead,
  type BeadScale,
  beadCorner,
  frameSize,
  placeAt,
  rodY,
  UNIT_BEAD,
} from './bead-geometry.ts'
import { type BeadLook, BeadMass, type Rod } from './bead-mass.tsx'
import { useBeadDrag } from './use-bead-drag.ts'

interface Props {
  /** What a screen reader says of the drawing. */
  readonly label: string
  readonly scale: BeadScale
  /** Places on each rod. */
  readonly slots: number
  readonly rods: readonly Rod[]
  readonly look: (bead: Bead) => BeadLook
  /** Draws very many beads as one pattern; they jump instead of sliding. */
  readonly isMass: boolean
  readonly onPick: (bead: Bead) => void
  readonly onDragStart: () => void
  readonly onDrag: (rod: number, right: number, down: number) => void
}

/** A frame of rods with beads, as on a suanpan. Pointer only: the counts have controls of their own. */
export function BeadFrame(props: Props) {
  const { label, scale, slots, rods, look, isMass, onPick, onDragStart, onDrag } = props
  const { width, height } = frameSize(scale, slots, rods.length)
  const beads = rods.flatMap((rod, index) =>
    Array.from({ length: rod.beads }, (_, slot) => ({ rod: index, slot })),
  )
  const toUnits = (event: MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: ((event.clientX - box.left) * width) / box.width,
      y: ((event.clientY - box.top) * height) / box.height,
    }
  }
  const place = (event: MouseEvent) => {
    const { x, y } = toUnits(event)
    return placeAt(scale, rods.length, x, y)
  }
  const { endedDrag, ...drag } = useBeadDrag({
    step: (surface) => {
      const pixels = (surface.getBoundingClientRect().width / width) * scale.pitchX
      return Math.min(30, Math.max(8, pixels))
    },
    rodAt: (event: PointerEvent) => place(event)?.rod ?? null,
    onStart: onDragStart,
    onMove: onDrag,
  })

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the count controls and the list of adapters
    <svg
      className="abacus-drawing abacus-beads"
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `calc(var(--abacus-unit) * ${width})` }}
      role="img"
      aria-label={label}
      {...drag}
      onClick={(event) => {
        const bead = place(event)
        if (bead && !endedDrag()) onPick(bead)
      }}
    >
      <rect className="frame" x="1.5" y="1.5" width={width - 3} height={height - 3} />
      <path className="post" d={`M7 2v${height - 4}M${width - 7} 2v${height - 4}`} />
      <path
        className="rod"
        strokeWidth={Math.min(2, scale.pitchY / 8)}
        d={rods.map((_, index) => `M7 ${rodY(scale, index)}H${width - 7}`).join('')}
      />
      {isMass ? (
        <BeadMass scale={scale} rods={rods} look={look} />
      ) : (
        beads.map((bead) => {
          const { x, y } = beadCorner(scale, bead)
          return (
            <path
              key={`${bead.rod}.${bead.slot}`}
              className={`bead ${rods[bead.rod]?.kind} ${look(bead)}`}
              d={UNIT_BEAD}
              style={{
                transform: `translate(${x}px, ${y}px) scale(${scale.beadWidth}, ${scale.beadHeight})`,
              }}
            />
          )
        })
      )}
    </svg>
  )
}
