/** Who may start a tool. The specification wants a human in the loop; this Host stands in for one, and says so. */
import type { JsonObject } from '../protocol/json.ts'

/** `auto-approve`: every call goes ahead, and the state counts how many nobody looked at. */
export type ConsentPolicy = 'auto-approve'

export interface Consent {
  readonly policy: ConsentPolicy
  readonly approved: number
}

export const AUTO_APPROVE: Consent = { policy: 'auto-approve', approved: 0 }

/** The decision for one call, and what it changes. */
export function approve(consent: Consent): {
  readonly consent: Consent
  readonly decision: 'approved'
} {
  return { consent: { ...consent, approved: consent.approved + 1 }, decision: 'approved' }
}

export function describeConsent(consent: Consent): JsonObject {
  return { policy: consent.policy, approved: consent.approved }
}
