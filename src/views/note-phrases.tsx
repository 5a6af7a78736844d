import { phrases } from './note-text.ts'

/** A sentence of the catalogue with its wire names set in monospace. */
export function NotePhrases({ sentence }: { readonly sentence: string }) {
  return phrases(sentence).map((phrase, index) =>
    phrase.kind === 'code' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a phrase has no other identity than its place
      <code key={index}>{phrase.text}</code>
    ) : (
      phrase.text
    ),
  )
}
