import { type RefObject, useEffect, useState } from 'react'

/** The element's inner width in CSS px, followed as it changes; 0 before the first layout. */
export function useWidth(ref: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [ref])
  return width
}
