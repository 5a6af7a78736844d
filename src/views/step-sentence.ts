/** The words for a step, from the catalogue: what the sheet prints and what the live region speaks. */
import type { Notes } from '../content/notes/note-types.ts'
import { type SpecRef, specRef } from '../content/notes/spec-refs.ts'
import type { DisputedId } from '../content/notes/step-cases.ts'
import { parametersOf, textIdOf } from '../content/notes/step-facts.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { TraceEvent } from '../trace/trace.ts'
import { fillNote, spoken } from './note-text.ts'

export interface StepWords {
  /** Backticks mark wire names. */
  readonly what: string
  readonly why: string
  readonly spec: (SpecRef & { readonly url: string }) | null
  /** Who says otherwise; null when nobody does. */
  readonly dispute: string | null
}

/** What happens, why, where the specification says so, and who disagrees. */
export function stepWords(event: TraceEvent, scenario: Scenario, notes: Notes): StepWords {
  const id = textIdOf(event, scenario)
  const { what, why } = notes.steps[id]
  const parameters = parametersOf(event)
  return {
    what: fillNote(what, parameters),
    why: fillNote(why, parameters),
    spec: specRef(id, scenario.revision),
    dispute: id in notes.disputes ? notes.disputes[id as DisputedId] : null,
  }
}

/** One sentence for the live region: what happens, without marks. */
export function stepSentence(event: TraceEvent, scenario: Scenario, notes: Notes): string {
  return spoken(stepWords(event, scenario, notes).what)
}
