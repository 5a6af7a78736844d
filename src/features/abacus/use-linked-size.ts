import { useEffect, useRef, useState } from 'react'
import type { AbacusSize } from '../../exercise/abacus-model.ts'

/** A drag passes through many sizes; the link takes the one where it rests. */
const REST_MS = 200

/** The size on show: it changes at once, `onSize` hears where it rests, and an edited link is followed. */
export function useLinkedSize(linked: AbacusSize, onSize: (size: AbacusSize) => void) {
  const [size, setSize] = useState(linked)
  const told = useRef(linked)
  const { apps, tools } = linked

  useEffect(() => {
    // The link that we have just written ourselves may be behind the hand by now.
    if (told.current.apps === apps && told.current.tools === tools) return
    told.current = { apps, tools }
    setSize(told.current)
  }, [apps, tools])

  useEffect(() => {
    if (size.apps === told.current.apps && size.tools === told.current.tools) return
    const timer = setTimeout(() => {
      told.current = size
      onSize(size)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [size, onSize])

  return [size, setSize] as const
}
