/** The words of an exercise in one locale, and how a sentence is made of them. */
import type { Part } from './parts.ts'
import { labelKeys } from './parts.ts'

export type Params = Readonly<Record<string, string | number>>

/** A text of the prose by id with parameters, or words of the wire that no language changes. */
export type Said = { readonly say: string; readonly with?: Params } | { readonly raw: string }

/**
 * `{name}` in a text is replaced by the parameter of that name; `` `…` `` is set in the wire's type face.
 * Both locales have the same keys; the tests compare them.
 */
export interface ExerciseProse {
  /** Paragraphs. Together with `assertions` they state everything that is graded. */
  readonly prompt: readonly string[]
  /** Assertion id → the claim: a sentence that is true when the assertion holds. */
  readonly assertions: Readonly<Record<string, string>>
  /** Headings (`<part>`), items and choices (`<part>.<id>`), and sentences for expected and got (any other key). */
  readonly texts: Readonly<Record<string, string>>
  readonly hints: readonly [string, string, string]
  /** For the reference card of a solved exercise: two or three sentences worth keeping; names the era. */
  readonly keep: string
}

/** The text with its parameters; a parameter that is not given stays as `{name}`, which the tests refuse. */
export function fill(text: string, params: Params = {}): string {
  return text.replace(/\{([a-zA-Z]\w*)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  )
}

/** The sentence for `said`, from the exercise's own texts or the shared ones; an unknown key comes back as itself. */
export function sentence(
  prose: ExerciseProse,
  shared: Readonly<Record<string, string>>,
  said: Said,
): string {
  if ('raw' in said) return said.raw
  return fill(prose.texts[said.say] ?? shared[said.say] ?? said.say, said.with)
}

/** Keys that the prose lacks for these parts and assertions. */
export function missingKeys(
  prose: ExerciseProse,
  parts: readonly Part[],
  assertions: readonly string[],
): readonly string[] {
  return [
    ...parts.flatMap(labelKeys).filter((key) => !Object.hasOwn(prose.texts, key)),
    ...assertions.filter((id) => !Object.hasOwn(prose.assertions, id)),
  ]
}
