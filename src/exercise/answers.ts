/** A learner's answer: plain JSON, one value a part. Everything read from storage or a file goes through `readAnswers`. */
import { isRecord } from '../protocol/json.ts'
import type { Part } from './parts.ts'

/** edit-json, write-code, write-text. */
export type TextAnswer = string
/** order, mark, abacus. */
export type ListAnswer = readonly string[]
/** classify, predict, spot, fill-table, compute. */
export type MapAnswer = Readonly<Record<string, string>>
export type PartAnswer = TextAnswer | ListAnswer | MapAnswer
export type Answers = Readonly<Record<string, PartAnswer>>

const SHAPES = {
  'edit-json': 'text',
  'write-code': 'text',
  'write-text': 'text',
  order: 'list',
  mark: 'list',
  abacus: 'list',
  classify: 'map',
  predict: 'map',
  spot: 'map',
  'fill-table': 'map',
  compute: 'map',
} as const satisfies Record<Part['kind'], 'text' | 'list' | 'map'>

/** The answer as handed out: drafts as given, cards as shuffled, everything else empty. */
export function handedOut(parts: readonly Part[]): Answers {
  return Object.fromEntries(parts.map((part) => [part.id, startOf(part)]))
}

function startOf(part: Part): PartAnswer {
  if (part.kind === 'order') return part.start
  if ('start' in part) return part.start
  return SHAPES[part.kind] === 'list' ? [] : {}
}

/** An answer that fits these parts: what is missing or has another shape is as handed out. */
export function readAnswers(parts: readonly Part[], given: unknown): Answers {
  const record = isRecord(given) ? given : {}
  return Object.fromEntries(
    parts.map((part) => {
      const value = Object.hasOwn(record, part.id) ? record[part.id] : undefined
      return [part.id, fits(SHAPES[part.kind], value) ? (value as PartAnswer) : startOf(part)]
    }),
  )
}

function fits(shape: 'text' | 'list' | 'map', value: unknown): boolean {
  if (shape === 'text') return typeof value === 'string'
  if (shape === 'list')
    return Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isRecord(value) && Object.values(value).every((item) => typeof item === 'string')
}

/** The text of a part; `""` when the answer has none. */
export function textOf(answers: Answers, part: string): string {
  const value = answers[part]
  return typeof value === 'string' ? value : ''
}

/** The ids of a part, in order; each once. */
export function listOf(answers: Answers, part: string): readonly string[] {
  const value = answers[part]
  return Array.isArray(value) ? [...new Set(value as readonly string[])] : []
}

/** What was chosen or typed for one item of a part, without white space around it; `""` for nothing. */
export function chosenOf(answers: Answers, part: string, item: string): string {
  const value = answers[part]
  if (!isRecord(value) || !Object.hasOwn(value, item)) return ''
  return String(value[item]).trim()
}
