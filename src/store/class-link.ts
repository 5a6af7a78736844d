/** The link of the step that is shown, for the windows of a class. */
import type { ViewOptions } from '../scenario/link-keys.ts'
import { DEFAULT_LINK, formatLink } from '../scenario/scenario-link.ts'
import type { LabState } from './lab-state.ts'

/** From `#` on, with the step's own key. */
export function classLink(
  { scenario, trace, cursor, override }: LabState,
  options: ViewOptions = {},
): string {
  const at = trace.events[cursor]?.key
  return formatLink({
    ...DEFAULT_LINK,
    scenario,
    options: {
      ...(at !== undefined && { at }),
      ...(override.locale && { lang: override.locale }),
      ...options,
    },
  })
}
