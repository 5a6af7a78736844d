/** All checks, in the order of the list of rules. */
import type { Check } from './check.ts'
import { CHECK_IDS, type CheckId } from './check-ids.ts'
import { AUTHORIZATION } from './families/authorization.ts'
import { CANCELLATION } from './families/cancellation.ts'
import { ERA } from './families/era.ts'
import { FRAMING } from './families/framing.ts'
import { GENERAL } from './families/general.ts'
import { HTTP } from './families/http.ts'
import { HTTP_SESSIONS } from './families/http-sessions.ts'
import { INPUT_REQUIRED } from './families/input-required.ts'
import { LEGACY } from './families/legacy.ts'
import { MODERN } from './families/modern.ts'
import { MODERN_ANSWERS } from './families/modern-answers.ts'
import { PAGINATION } from './families/pagination.ts'
import { PROGRESS_CHECKS } from './families/progress.ts'
import { SUBSCRIPTIONS } from './families/subscriptions.ts'
import { TOOLS } from './families/tools.ts'

const FAMILIES = [
  ...[
    GENERAL,
    MODERN,
    MODERN_ANSWERS,
    PROGRESS_CHECKS,
    PAGINATION,
    TOOLS,
    INPUT_REQUIRED,
    SUBSCRIPTIONS,
  ],
  ...[LEGACY, CANCELLATION, FRAMING, HTTP, HTTP_SESSIONS, ERA, AUTHORIZATION],
].flat()
const ORDER = new Map<CheckId, number>(CHECK_IDS.map((id, index) => [id, index]))

export const CHECKS: readonly Check[] = [...FAMILIES].sort(
  (a, b) => (ORDER.get(a.id) ?? 0) - (ORDER.get(b.id) ?? 0),
)

const BY_ID = new Map(CHECKS.map((one) => [one.id, one]))

/** The check of that id; throws when there is none, which is our bug. */
export function checkOf(id: CheckId): Check {
  const found = BY_ID.get(id)
  if (!found) throw new Error(`no check ${id}`)
  return found
}
