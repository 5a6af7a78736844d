/** Virtual time and one stable queue: what is due first comes first, and among equals what was entered first. */

interface Entry<T> {
  readonly at: number
  readonly order: number
  readonly item: T
}

export interface Clock<T> {
  /** Virtual ms since the run began. */
  now(): number
  /** Enters an item that is due `delayMs` (≥ 0) from now. */
  schedule(delayMs: number, item: T): void
  /** Takes the next item and moves time to it; null when nothing is left. */
  next(): T | null
}

/** A clock at 0 with an empty queue: a binary heap, so a run of n items costs n log n. */
export function createClock<T>(): Clock<T> {
  const heap: Entry<T>[] = []
  let now = 0
  let order = 0

  const before = (a: number, b: number) => {
    const [x, y] = [heap[a] as Entry<T>, heap[b] as Entry<T>]
    return x.at < y.at || (x.at === y.at && x.order < y.order)
  }
  const swap = (a: number, b: number) => {
    const kept = heap[a] as Entry<T>
    heap[a] = heap[b] as Entry<T>
    heap[b] = kept
  }
  const rise = (start: number) => {
    let index = start
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!before(index, parent)) return
      swap(index, parent)
      index = parent
    }
  }
  const sink = () => {
    let index = 0
    for (;;) {
      const left = index * 2 + 1
      if (left >= heap.length) return
      const child = left + 1 < heap.length && before(left + 1, left) ? left + 1 : left
      if (!before(child, index)) return
      swap(child, index)
      index = child
    }
  }

  return {
    now: () => now,
    schedule(delayMs, item) {
      heap.push({ at: now + delayMs, order: order++, item })
      rise(heap.length - 1)
    },
    next() {
      const first = heap[0]
      const last = heap.pop()
      if (!first || !last) return null
      if (heap.length > 0) {
        heap[0] = last
        sink()
      }
      now = first.at
      return first.item
    },
  }
}
