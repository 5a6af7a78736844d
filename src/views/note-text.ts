/** Sentences of the catalogue: `{name}` is filled in, text between backticks is a name of the wire. */
import type { JsonObject, JsonValue } from '../protocol/json.ts'

export type Phrase = { readonly kind: 'text' | 'code'; readonly text: string }

/** The sentence with its `{parameters}` replaced; a parameter that is not given stays as it is written. */
export function fillNote(template: string, parameters: JsonObject): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name]
    return value === undefined ? whole : plain(value)
  })
}

/** The sentence cut at its backticks. */
export function phrases(sentence: string): readonly Phrase[] {
  return sentence
    .split('`')
    .map((text, index) => ({ kind: index % 2 === 1 ? 'code' : 'text', text }) as const)
    .filter((phrase) => phrase.text !== '')
}

/** The sentence as one would say it. */
export function spoken(sentence: string): string {
  return sentence.replaceAll('`', '')
}

function plain(value: JsonValue): string {
  if (Array.isArray(value)) return value.map(plain).join(', ')
  return String(value)
}
