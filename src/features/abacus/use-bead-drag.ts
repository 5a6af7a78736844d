import { type PointerEvent, useRef } from 'react'

interface Start {
  readonly x: number
  readonly y: number
  readonly rod: number
}
interface Options {
  /** How far in CSS pixels the pointer moves for one bead. */
  readonly step: (surface: Element) => number
  /** The rod under the pointer when the drag begins, or null when no rod is there. */
  readonly rodAt: (event: PointerEvent) => number | null
  /** Called once as the drag begins, so that the owner can remember its counts. */
  readonly onStart: () => void
  /** Whole beads moved since the start: to the right and downwards. */
  readonly onMove: (rod: number, right: number, down: number) => void
}

/** Less than this is a click that trembles. */
const SLACK = 6

/** Pointer handlers of a frame whose beads can be pushed; a click that follows a drag is swallowed. */
export function useBeadDrag({ step, rodAt, onStart, onMove }: Options) {
  const start = useRef<Start | null>(null)
  const dragging = useRef(false)

  return {
    onPointerDown(event: PointerEvent) {
      const rod = event.button === 0 ? rodAt(event) : null
      dragging.current = false
      start.current = rod === null ? null : { x: event.clientX, y: event.clientY, rod }
    },
    onPointerMove(event: PointerEvent) {
      const from = start.current
      if (!from) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!dragging.current) {
        if (Math.hypot(dx, dy) < SLACK) return
        dragging.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        onStart()
      }
      const width = step(event.currentTarget)
      onMove(from.rod, Math.round(dx / width), Math.round(dy / width))
    },
    onPointerUp() {
      start.current = null
    },
    onPointerCancel() {
      start.current = null
    },
    /** True when the click that is being handled ended a drag. */
    endedDrag(): boolean {
      return dragging.current
    },
  }
}
