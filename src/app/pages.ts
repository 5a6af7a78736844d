import type { ComponentType } from 'react'
import type { ViewOptions } from '../scenario/link-keys.ts'
import { AbacusRoute } from './abacus-route.tsx'
import { StepPage } from './step-page.tsx'

/** What the address tells a page beside the scenario, and how the page answers. */
export interface PageProps {
  readonly options: ViewOptions
  /** Writes the page's own keys into the address, in place. */
  readonly setOptions: (change: ViewOptions) => void
}

/** The pages there are, in the order of the navigation. A new page is a line here and a name in `shell.page`. */
export const PAGES = [
  { id: 'step', view: StepPage },
  { id: 'abacus', view: AbacusRoute },
] as const satisfies readonly {
  readonly id: string
  readonly view: ComponentType<PageProps>
}[]

export type PageId = (typeof PAGES)[number]['id']
