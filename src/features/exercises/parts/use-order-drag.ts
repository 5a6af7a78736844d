import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { movedTo } from './use-order-keys.ts'

/** Dragging a row by its grip. Listens to the window, since a row that changes place loses the pointer. */
export function useOrderDrag(props: {
  readonly list: RefObject<HTMLOListElement | null>
  readonly order: readonly string[]
  readonly onOrder: (order: readonly string[]) => void
  readonly onPick: (id: string) => void
  readonly onDrop: () => void
}) {
  const latest = useRef(props)
  latest.current = props
  const dragged = useRef<string | null>(null)
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => {
      const { list, order, onOrder } = latest.current
      const id = dragged.current
      if (id === null) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
      const over = rows.findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return event.clientY >= top && event.clientY < bottom
      })
      if (over !== -1 && order[over] !== id) onOrder(movedTo(order, id, over))
    }
    const end = () => {
      if (dragged.current === null) return
      dragged.current = null
      latest.current.onDrop()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [])
  return (event: PointerEvent, id: string): void => {
    if (event.button !== 0) return
    dragged.current = id
    latest.current.onPick(id)
  }
}
