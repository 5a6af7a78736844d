/** What a reader of transcripts gives back. */
import type { ActorId, Channel, HttpPart } from '../trace.ts'

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
}
export interface ImportProblem {
  readonly line: number
  readonly reason: 'not-json' | 'not-an-event' | 'no-direction'
}
export type TranscriptFormat = 'ndjson' | 'arrows' | 'har'
export interface Imported {
  readonly format: TranscriptFormat
  readonly events: readonly ImportedEvent[]
  readonly problems: readonly ImportProblem[]
}
