/** The tap: every frame is put down when it is written, before anyone reads it. Nothing is ever changed afterwards. */
import { type JsonObject, stringify } from '../protocol/json.ts'
import type { ActorId, TraceEvent } from '../trace/trace.ts'
import { createKeys } from './keys.ts'

/** An event without what the recorder adds. `key` may still be taken; the recorder makes it unique. */
export type NewEvent = Omit<TraceEvent, 'seq' | 'at' | 'state'>

/** One function per actor that gives its summary as it is now; the same object for as long as nothing changed. */
export type Describers = { readonly [actor in ActorId]?: () => JsonObject }

export interface Recorder {
  record(event: NewEvent): void
  readonly events: readonly TraceEvent[]
}

/** A recorder that stamps number and time and notes which actors have changed since the event before. */
export function createRecorder(now: () => number, describers: Describers): Recorder {
  const events: TraceEvent[] = []
  const unique = createKeys()
  const known = new Map<string, { readonly summary: JsonObject; readonly text: string }>()

  function changes(): TraceEvent['state'] {
    const changed: { [actor in ActorId]?: JsonObject } = {}
    let any = false
    for (const actor of Object.keys(describers) as ActorId[]) {
      const summary = describers[actor]?.()
      const before = known.get(actor)
      if (summary === undefined || summary === before?.summary) continue
      const text = stringify(summary)
      known.set(actor, { summary, text })
      if (text === before?.text) continue
      changed[actor] = summary
      any = true
    }
    return any ? changed : undefined
  }

  return {
    events,
    record(event) {
      const state = changes()
      events.push({
        seq: events.length,
        at: now(),
        ...event,
        key: unique(event.key),
        ...(state && { state }),
      })
    },
  }
}

/** A describer that describes a state once: the recorder asks at every event, and most actors stand still. */
export function describeOnce<State>(
  state: () => State,
  summarise: (state: State) => JsonObject,
): () => JsonObject {
  let described: State | undefined
  let summary: JsonObject | undefined
  return () => {
    const now = state()
    if (summary === undefined || now !== described) {
      described = now
      summary = summarise(now)
    }
    return summary
  }
}
