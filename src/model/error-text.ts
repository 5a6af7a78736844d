/** Reads an error text as a language model would: which argument is wrong, and which values would be right. */

export interface Hint {
  /** The argument that the text names; null when it names none. */
  readonly argument: string | null
  /** The value that was refused, when the text quotes it. */
  readonly refused: string | null
  /** What the text says is legal, in its order. */
  readonly legal: readonly string[]
}

// pydantic: a line with the argument's name, then "Input should be 'a', 'b' or 'c'".
const QUOTED_CHOICE =
  /(?:^|\n)([\w.]+)\n\s*Input should be ('[^'\n]*'(?:(?:, | or )'[^'\n]*')*)(?: \[type=\w+, input_value=('[^'\n]*'|[^,\n]*))?/g
// A plain sentence: severity must be one of: low, medium, high (got "critical").
const PLAIN_CHOICE = /([\w.]+) must be one of:? ([^(\n]+?)(?: \(got "?([^")\n]*)"?\))?(?:\n|$)/g
// Zod, as the TypeScript SDK hands it on: severity: Invalid option: expected one of "low"|"medium"|"high"
const PIPED_CHOICE = /([\w.]+): Invalid option: expected one of ("[^"\n]*"(?:\|"[^"\n]*")*)/g
// The course's own advice: 未知模块 'payment'，可选：cart, login, search
const OFFERED_CHOICE =
  /['"]([^'"\n]*)['"][，,]?\s*(?:可选|choose from|expected one of)[：:]\s*([^\n]+)/g

/** Every hint in the text, whatever server wrote it; an empty list when it names no legal value. */
export function readHints(text: string): readonly Hint[] {
  return [
    ...Array.from(text.matchAll(QUOTED_CHOICE), ([, argument, values, refused]) => ({
      argument: argument ?? null,
      refused: refused === undefined ? null : unquote(refused),
      legal: Array.from(values?.matchAll(/'([^']*)'/g) ?? [], ([, value]) => value ?? ''),
    })),
    ...Array.from(text.matchAll(PIPED_CHOICE), ([, argument, values]) => ({
      argument: argument ?? null,
      refused: null,
      legal: split(values),
    })),
    ...Array.from(text.matchAll(PLAIN_CHOICE), ([, argument, values, refused]) => ({
      argument: argument ?? null,
      refused: refused ?? null,
      legal: split(values),
    })),
    ...Array.from(text.matchAll(OFFERED_CHOICE), ([, refused, values]) => ({
      argument: null,
      refused: refused ?? null,
      legal: split(values),
    })),
  ]
}

/**
 * The word of a free text that is meant by a value: equal but for case, else the longest contained in it. Null when
 * there is none. The value itself, quoted by the text, tells nothing and is not looked at.
 */
export function wordFor(value: string, text: string): string | null {
  const wanted = value.toLowerCase()
  const words =
    text
      .split(value)
      .join(' ')
      .match(/[A-Za-z][\w-]{2,}/g) ?? []
  const near = words.filter((word) => wanted.includes(word.toLowerCase()))
  return near.reduce<string | null>((best, word) => longer(best, word), null)
}

function longer(best: string | null, word: string): string {
  return best !== null && best.length >= word.length ? best : word
}

/** True when the text says that the server has no such tool. */
export function saysUnknownTool(text: string): boolean {
  return /unknown tool|tool .*not found|no such tool|未知工具/i.test(text)
}

function split(values: string | undefined): readonly string[] {
  return (values ?? '')
    .split(/,\s*|\s+(?:or|and)\s+|[、，|/]|或/)
    .map((value) => unquote(value.replace(/[.。]+\s*$/, '')))
    .filter((value) => value !== '')
}

function unquote(value: string): string {
  return value.trim().replace(/^(['"])(.*)\1$/, '$2')
}
