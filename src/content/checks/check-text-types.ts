/** The shape of the checks' words; each locale gives all of them, or does not compile. */
import type { CheckId } from '../../checks/check-ids.ts'

export interface CheckText {
  /** The rule, as a statement. */
  readonly title: string
  /** What was found instead; `{got}` is the value on the wire. */
  readonly reason: string
}
export type CheckTexts = { readonly [id in CheckId]: CheckText }
export type CheckTuples = { readonly [id in CheckId]: readonly [title: string, reason: string] }
