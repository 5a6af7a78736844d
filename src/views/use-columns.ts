import { type RefObject, useEffect, useState } from 'react'

/** What fits on the smallest screen of the mocks; stands until the block has been measured. */
const UNMEASURED = 46

/** How many monospace characters fit beside each other in an element, kept up to date as it changes size. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(UNMEASURED)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const measure = (): void => {
      const style = getComputedStyle(watched)
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      const advance = Number.parseFloat(style.fontSize) * 0.6
      const fitting = Math.floor((watched.clientWidth - padding) / advance)
      if (fitting > 0) setColumns(fitting)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    measure()
    return () => observer.disconnect()
  }, [element])
  return columns
}
