/** The shape of the explanations; each locale gives all of them, or does not compile. */
import type { NoteId } from '../../protocol/note-ids.ts'
import type { DisputedId, StepTextId } from './step-cases.ts'

export interface FieldText {
  /** Stands in the margin beside the field. */
  readonly margin: string
  readonly text: string
}
export type FieldTexts = { readonly [id in NoteId]: FieldText }

/** `{name}` is a value of the step, text between backticks a name of the wire. */
export interface StepText {
  readonly what: string
  readonly why: string
}
export type StepTexts = { readonly [id in StepTextId]: StepText }
/** Where the specification, an SDK and the course say different things: who says what. */
export type DisputeTexts = { readonly [id in DisputedId]: string }

export interface Notes {
  readonly steps: StepTexts
  readonly fields: FieldTexts
  readonly disputes: DisputeTexts
}
