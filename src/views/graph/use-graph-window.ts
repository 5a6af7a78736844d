import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type GraphMetrics, type GraphRange, restingScroll, visibleRows } from './graph-window.ts'

/** Before anything is measured: the sizes at 1280 × 720. */
const ASSUMED: GraphMetrics = { view: 430, row: 25, future: 20, present: 112 }

interface GraphWindow {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
  readonly range: GraphRange
}

/**
 * Keeps the present row in view and tells which rows to draw. Every cursor has one resting place; the wheel may
 * leave it, the next step returns to it. Heights come from the style sheet, so themes and sizes need no numbers here.
 */
export function useGraphWindow(count: number, cursor: number): GraphWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const [metrics, setMetrics] = useState(ASSUMED)
  const [scrolled, setScrolled] = useState<{ cursor: number; top: number } | null>(null)
  const rest = restingScroll(count, cursor, metrics)
  const top = scrolled?.cursor === cursor && scrolled.top !== rest ? scrolled.top : null

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setMetrics((last) => keepEqual(last, measured(element)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // A theme changes row heights without changing the size of the view.
    const theme = new MutationObserver(measure)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      observer.disconnect()
      theme.disconnect()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or another run returns to the resting place
  useLayoutEffect(() => {
    const element = scroller.current
    if (element) element.scrollTop = rest
  }, [rest, cursor, count])

  const onScroll = () => {
    const now = scroller.current?.scrollTop ?? 0
    // Whole rows are enough to know what to draw.
    const snapped = now === rest ? rest : Math.floor(now / metrics.row) * metrics.row
    if (snapped !== (top ?? rest)) setScrolled({ cursor, top: snapped })
  }
  return { scroller, onScroll, range: visibleRows(count, cursor, metrics, top) }
}

function measured(element: HTMLElement): GraphMetrics {
  const height = (selector: string, fallback: number) =>
    element.querySelector<HTMLElement>(selector)?.getBoundingClientRect().height || fallback
  const row = Number.parseFloat(getComputedStyle(element).getPropertyValue('--row')) || ASSUMED.row
  return {
    // The padding above the first row and the margin above the present one.
    view: element.clientHeight - 6,
    row,
    future: height('.graph-row.future', row * 0.8),
    present: height('.graph-row.present', ASSUMED.present),
  }
}

function keepEqual(last: GraphMetrics, next: GraphMetrics): GraphMetrics {
  const isSame = (Object.keys(next) as (keyof GraphMetrics)[]).every(
    (key) => last[key] === next[key],
  )
  return isSame ? last : next
}
