/**
 * A map that is never changed in place and stays cheap when many things are in flight: entries lie in a
 * fixed number of drawers, and a change copies one drawer, not all entries.
 */

const DRAWERS = 256

type Drawer<T> = Readonly<Record<string, T>>

export interface Shelf<T> {
  readonly size: number
  readonly drawers: readonly Drawer<T>[]
}

const EMPTY: Shelf<never> = { size: 0, drawers: Array.from({ length: DRAWERS }, () => ({})) }

/** A shelf with nothing on it. */
export function emptyShelf<T>(): Shelf<T> {
  return EMPTY
}

/** The entry under that key, or undefined. A peer's text is a safe key, `constructor` too. */
export function fromShelf<T>(shelf: Shelf<T>, key: string): T | undefined {
  const drawer = shelf.drawers[drawerOf(key)]
  return drawer && Object.hasOwn(drawer, key) ? drawer[key] : undefined
}

/** The shelf with this entry under that key, new or instead of the old one. */
export function onShelf<T>(shelf: Shelf<T>, key: string, entry: T): Shelf<T> {
  const drawer = shelf.drawers[drawerOf(key)] ?? {}
  const size = Object.hasOwn(drawer, key) ? shelf.size : shelf.size + 1
  // defineProperty would be needed for `__proto__` as a literal; a computed key defines it as well.
  return change(shelf, key, { ...drawer, [key]: entry }, size)
}

/** The shelf without that key; the same shelf when it has none. */
export function offShelf<T>(shelf: Shelf<T>, key: string): Shelf<T> {
  const drawer = shelf.drawers[drawerOf(key)] ?? {}
  if (!Object.hasOwn(drawer, key)) return shelf
  const { [key]: _, ...rest } = drawer
  return change(shelf, key, rest, shelf.size - 1)
}

/** All entries, in no order that means anything. */
export function shelfEntries<T>(shelf: Shelf<T>): readonly (readonly [key: string, entry: T])[] {
  return shelf.size === 0 ? [] : shelf.drawers.flatMap((drawer) => Object.entries(drawer))
}

function change<T>(shelf: Shelf<T>, key: string, drawer: Drawer<T>, size: number): Shelf<T> {
  return { size, drawers: shelf.drawers.with(drawerOf(key), drawer) }
}

function drawerOf(key: string): number {
  let hash = 0
  for (let at = 0; at < key.length; at++) hash = (hash * 31 + key.charCodeAt(at)) | 0
  return (hash >>> 0) % DRAWERS
}
