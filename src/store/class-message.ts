/** What the presenter's window tells the projected one, and the only thing that one asks. Anything may call on a channel: read, never trusted. */
import { LOCALES, type Locale } from '../i18n/locale.ts'
import { classLink } from './class-link.ts'
import { type LabState, selectLocale } from './lab-state.ts'

export const CLASS_CHANNEL = 'wirelab-class'
/** A newly opened window asks where the class is. */
export const HELLO = 'hello'
const KIND = 'wirelab-class-1'
const MOST_LINK = 4000

export interface ClassMessage {
  readonly kind: typeof KIND
  /** Run and step, from `#` on. */
  readonly link: string
  readonly locale: Locale
  readonly black: boolean
  readonly predicts: boolean
  readonly hands: readonly number[] | null
  readonly spot: string | null
}

/** Where the class is. */
export function classMessage(state: LabState): ClassMessage {
  const { black, predicts, hands, spot } = state.classroom
  return {
    kind: KIND,
    link: classLink(state),
    locale: selectLocale(state),
    black,
    predicts,
    hands,
    spot,
  }
}

/** A message as it should be, or null. */
export function readClassMessage(value: unknown): ClassMessage | null {
  if (typeof value !== 'object' || value === null) return null
  const { kind, link, locale, black, predicts, hands, spot } = value as Record<string, unknown>
  if (kind !== KIND || typeof link !== 'string') return null
  if (!link.startsWith('#/step') || link.length > MOST_LINK) return null
  const known = LOCALES.find((one) => one === locale)
  if (known === undefined || typeof black !== 'boolean' || typeof predicts !== 'boolean')
    return null
  if (hands !== null && !isCounts(hands)) return null
  if (spot !== null && (typeof spot !== 'string' || spot.length > MOST_LINK)) return null
  return { kind, link, locale: known, black, predicts, hands, spot }
}

function isCounts(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length === 6 &&
    value.every((one) => Number.isInteger(one) && one >= 0 && one <= 999)
  )
}
