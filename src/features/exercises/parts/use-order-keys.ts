import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

/** The order with one card moved to an index. */
export function movedTo(order: readonly string[], id: string, index: number): readonly string[] {
  const rest = order.filter((one) => one !== id)
  const place = Math.min(rest.length, Math.max(0, index))
  return [...rest.slice(0, place), id, ...rest.slice(place)]
}

/** Ordering by keyboard: pick up, move, put down or back, said aloud at each turn. */
export function useOrderKeys(props: {
  readonly list: RefObject<HTMLOListElement | null>
  readonly order: readonly string[]
  readonly onOrder: (order: readonly string[]) => void
  readonly nameOf: (id: string) => string
  readonly say: (text: string) => void
}) {
  const t = useTranslations('exercises')
  const { list, order, onOrder, nameOf, say } = props
  const [picked, setPicked] = useState<string | null>(null)
  const [byKey, setByKey] = useState(false)
  const before = useRef<readonly string[]>([])
  /** The card that the focus follows after React has moved its row. */
  const follow = useRef<string | null>(null)
  useEffect(() => {
    if (follow.current === null) return
    focusOn(follow.current)
    follow.current = null
  })

  function focusOn(id: string | undefined): void {
    if (id === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] .ex-grip`)?.focus()
  }
  const place = (id: string, within = order) => ({
    name: nameOf(id),
    n: String(within.indexOf(id) + 1),
  })
  function move(id: string, index: number): void {
    const next = movedTo(order, id, index)
    onOrder(next)
    say(t('moved', { ...place(id, next), all: String(next.length) }))
  }
  function drop(): void {
    if (picked !== null) say(t('dropped', place(picked)))
    setPicked(null)
  }

  function onKeyDown(event: KeyboardEvent, id: string): void {
    const index = order.indexOf(id)
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by !== 0) {
      event.preventDefault()
      if (picked === id) {
        follow.current = id
        move(id, index + by)
      } else focusOn(order[index + by])
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (picked === id) drop()
      else {
        before.current = order
        setPicked(id)
        setByKey(true)
        say(t('picked', place(id)))
      }
    } else if (event.key === 'Escape' && picked === id) {
      event.preventDefault()
      follow.current = id
      onOrder(before.current)
      setPicked(null)
      say(t('backAgain', place(id, before.current)))
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      const next = order[index + 1] ?? order[index - 1]
      onOrder(order.filter((one) => one !== id))
      if (next !== undefined) follow.current = next
    }
  }

  return {
    picked,
    byKey,
    move,
    drop,
    onKeyDown,
    pick(id: string) {
      before.current = order
      setPicked(id)
      setByKey(false)
    },
    // Moving rows takes the focus away for a moment; only leaving for good puts the card down.
    onBlur: () => {
      if (follow.current === null) setPicked(null)
    },
  }
}
