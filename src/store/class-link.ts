/** Links from one page to another: each keeps the language and the theme that a link has brought. */
import type { Page, ViewOptions } from '../scenario/link-keys.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { DEFAULT_LINK, formatLink } from '../scenario/scenario-link.ts'
import type { LabState } from './lab-state.ts'

type Override = Pick<LabState, 'override'>

/** The step that is shown, from `#` on, with its own key. */
export function classLink(
  { scenario, trace, cursor, override }: Pick<LabState, 'scenario' | 'trace' | 'cursor'> & Override,
  options: ViewOptions = {},
  page: Page = 'step',
): string {
  const at = trace.events[cursor]?.key
  const own = { ...(at !== undefined && { at }), ...kept(override), ...options }
  return formatLink({ ...DEFAULT_LINK, page, scenario, options: own })
}

/** A step of any run in the stepper. */
export function runLink({ override }: Override, scenario: Scenario, at: string): string {
  return formatLink({ ...DEFAULT_LINK, scenario, options: { at, ...kept(override) } })
}

function kept({ locale, theme }: LabState['override']): ViewOptions {
  return { ...(locale && { lang: locale }), ...(theme && { theme }) }
}
