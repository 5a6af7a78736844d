import { type RefObject, useLayoutEffect } from 'react'

/**
 * Shows each step from its top, but scrolls as far as the row that tells of an error needs to be seen. Follows
 * the rows as they find their width, until somebody scrolls.
 */
export function useTellingInSight(body: RefObject<HTMLElement | null>, key: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that another step is shown
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    element.scrollTop = 0
    let ours = 0
    const show = (): void => {
      if (element.scrollTop !== ours) return
      const telling = element.querySelector('.wire-line.hot')
      if (!telling) return
      const below = telling.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom
      if (below > 0) element.scrollTop += below + 4
      ours = element.scrollTop
    }
    const observer = new ResizeObserver(show)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [body, key])
}
