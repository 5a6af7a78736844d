/** What a reader of transcripts gives back. */
import type { JsonErrorReason, JsonObject } from '../../protocol/json.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import type { ActorId, Channel, HttpPart, TraceEvent } from '../trace.ts'

export interface ImportedEvent {
  /** Line of the input, 1 …. */
  readonly line: number
  readonly channel: Channel
  readonly from: ActorId
  readonly to: ActorId
  readonly raw: string
  readonly rawBase64?: string
  readonly http?: HttpPart
  readonly at?: number
  readonly exchange?: string
  readonly connection?: string
  readonly endsStream?: boolean
  /** The message of a line that was printed with parts left out: what is left of it. Otherwise `raw` tells it. */
  readonly message?: JsonObject
  /** `folded: true` beside such a message; `code` beside an error that the client made by itself. */
  readonly detail?: JsonObject
  /** The step as our own NDJSON tells it, names and explanations included. */
  readonly step?: TraceEvent
}
export type ProblemReason =
  | 'not-json'
  | 'not-an-event'
  | 'no-direction'
  | 'not-a-header'
  /** The line is kept; what its `…` stands for is not known. */
  | 'folded'
  /** The input ends here for us: there is too much of it. */
  | 'too-long'
export interface ImportProblem {
  /** Line of the input, 1 …. */
  readonly line: number
  /** Character of that line, 1 …, where one place is to blame. */
  readonly column?: number
  readonly reason: ProblemReason
  /** What the JSON reader met there. */
  readonly json?: JsonErrorReason
}
export type TranscriptFormat = 'ndjson' | 'arrows' | 'har' | 'inspector'
export interface Imported {
  readonly format: TranscriptFormat
  readonly events: readonly ImportedEvent[]
  readonly problems: readonly ImportProblem[]
  /** What our own NDJSON says of the run. */
  readonly scenario?: Scenario
}

/** Both ends of a frame, by its writer. */
export function ways(from: 'client' | 'server'): Pick<ImportedEvent, 'from' | 'to'> {
  return { from, to: from === 'client' ? 'server' : 'client' }
}

/** Lines of offsets that ascend; one pass over the text however many are asked for. */
export function createLineCounter(text: string): (offset: number) => number {
  let line = 1
  let next = text.indexOf('\n')
  return (offset) => {
    for (; next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) line++
    return line
  }
}
