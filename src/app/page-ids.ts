import type { ViewOptions } from '../scenario/link-keys.ts'

/** The pages there are, in the order of the navigation. A new page is a word here, a view in `pages.ts` and a name in `shell.page`. */
export const PAGE_IDS = [
  'start',
  'step',
  'compare',
  'matrix',
  'abacus',
  'exercises',
  'transcript',
  'reference',
  'handout',
] as const
export type PageId = (typeof PAGE_IDS)[number]
/** Those that the navigation names; the others are reached from the page they belong to. */
export const NAV_IDS = PAGE_IDS.filter((id) => id !== 'start' && id !== 'handout')

/** What the address tells a page beside the scenario, and how the page answers. */
export interface PageProps {
  readonly options: ViewOptions
  /** Writes the page's own keys into the address, in place. */
  readonly setOptions: (change: ViewOptions) => void
}
