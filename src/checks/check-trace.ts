/** Runs every check over a trace or over events from anywhere. */
import type { Trace } from '../trace/trace.ts'
import { CHECKS } from './all-checks.ts'
import type { Finding } from './check.ts'
import { readTranscript } from './reading/read-transcript.ts'
import type { CheckedEvent } from './transcript.ts'

/** The findings of all checks on a run of ours, whose latency is known, in the order of the rules. */
export function checkTrace({ events, scenario }: Trace): readonly Finding[] {
  return checkEvents(events, scenario.latencyMs)
}

/** The same for events of any origin; each connection is judged by itself. `latencyMs`: one-way, where known. */
export function checkEvents(
  events: readonly CheckedEvent[],
  latencyMs?: number,
): readonly Finding[] {
  const connections = new Map<string, CheckedEvent[]>()
  for (const event of events) {
    const name = event.connection ?? ''
    const list = connections.get(name) ?? []
    list.push(event)
    connections.set(name, list)
  }
  const transcripts = [...connections.values()].map((own) =>
    readTranscript(own, latencyMs === undefined ? {} : { latencyMs }),
  )
  return CHECKS.flatMap((check) => {
    const found = transcripts.flatMap((transcript) => check.run(transcript))
    const telling = found.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
    if (telling.length > 0) return telling
    return found.find(({ verdict }) => verdict === 'pass') ?? found.slice(0, 1)
  })
}
