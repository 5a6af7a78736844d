/** The user also wants the steps replayed first, and for that call the Client waits too short a time. */
import type { Fault } from './fault.ts'

/** The limit for the replay, ms; a limit in the scenario goes before it. */
export const SHORT_LIMIT_MS = 500

export const timeout: Fault = {
  id: 'timeout',
  facts: (facts) => ({ ...facts, reproduceFirst: true }),
  order(order, scenario) {
    if (order.rule !== 'reproduce-first' || scenario.limitMs !== undefined) return order
    return { ...order, limitMs: SHORT_LIMIT_MS }
  },
}
