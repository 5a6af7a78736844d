import { type RefObject, useEffect } from 'react'

const MIN_DISTANCE_PX = 48

/** Calls `onSwipe` after a mostly horizontal stroke of one finger; what scrolls sideways by itself keeps its strokes. */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  onSwipe: (direction: 'left' | 'right') => void,
): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let start: { x: number; y: number } | null = null
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0]
      const isFree = event.touches.length === 1 && !scrollsSideways(event.target, element)
      start = touch && isFree ? { x: touch.clientX, y: touch.clientY } : null
    }
    const onEnd = (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!start || !touch) return
      const dx = touch.clientX - start.x
      const dy = touch.clientY - start.y
      start = null
      if (Math.abs(dx) < MIN_DISTANCE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return
      onSwipe(dx < 0 ? 'left' : 'right')
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchend', onEnd)
    }
  }, [ref, onSwipe])
}

function scrollsSideways(target: EventTarget | null, within: HTMLElement): boolean {
  let node = target instanceof Element ? target : null
  while (node && node !== within) {
    const overflow = getComputedStyle(node).overflowX
    const isScroller = overflow === 'auto' || overflow === 'scroll'
    if (isScroller && node.scrollWidth > node.clientWidth) return true
    node = node.parentElement
  }
  return false
}
