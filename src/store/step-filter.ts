import type { Channel, TraceEvent } from '../trace/trace.ts'

export type Direction = 'to-server' | 'to-client' | 'inside'
export const DIRECTIONS: readonly Direction[] = ['to-server', 'to-client', 'inside']

/** Everything given must hold; an empty filter matches every step. */
export interface StepFilter {
  /** Part of the method's name; an answer counts under the method of its request. */
  readonly method?: string
  readonly direction?: Direction
  readonly channel?: Channel
  readonly errors?: true
}

/** Where an event goes, seen from the wire. */
export function directionOf(event: TraceEvent): Direction {
  if (event.channel === 'internal' || event.channel === 'process') return 'inside'
  return event.from === 'server' ? 'to-client' : 'to-server'
}

/** The indices that match, ascending. `events` is the whole trace, since answers borrow their request's method. */
export function matchingSteps(
  events: readonly TraceEvent[],
  filter: StepFilter,
): readonly number[] {
  const methods = methodsByExchange(events)
  const wanted = filter.method?.trim().toLowerCase() ?? ''
  const matches: number[] = []
  events.forEach((event, index) => {
    if (filter.errors && event.errorChannel === undefined) return
    if (filter.direction && directionOf(event) !== filter.direction) return
    if (filter.channel && event.channel !== filter.channel) return
    const method = methodOf(event) ?? methods.get(event.exchange ?? '') ?? ''
    if (wanted && !method.toLowerCase().includes(wanted)) return
    matches.push(index)
  })
  return matches
}

function methodOf(event: TraceEvent): string | undefined {
  const method = event.message?.method
  return typeof method === 'string' ? method : undefined
}

function methodsByExchange(events: readonly TraceEvent[]): ReadonlyMap<string, string> {
  const methods = new Map<string, string>()
  for (const event of events) {
    const method = methodOf(event)
    if (method !== undefined && event.exchange !== undefined && !methods.has(event.exchange))
      methods.set(event.exchange, method)
  }
  return methods
}
