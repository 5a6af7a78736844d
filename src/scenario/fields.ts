/** The inputs of a scenario as text: one table for the command line and for links. */
import { REVISION_IDS } from '../protocol/revision.ts'
import { TRANSPORT_IDS } from '../transport/wire.ts'
import { ALL_FAULT_IDS, type Scenario, SERVER_IDS, TASK_IDS } from './scenario.ts'

export type FieldName = keyof Scenario

interface Choice {
  readonly kind: 'choice'
  readonly legal: readonly string[]
}
interface Whole {
  readonly kind: 'whole'
  readonly min: number
  readonly max: number
  /** True when `none` is a value: the field can be absent. */
  readonly optional?: true
}
export type FieldRule = Choice | Whole

export interface Field {
  readonly name: FieldName
  /** On the command line, after two dashes. */
  readonly option: string
  /** In links. */
  readonly link: string
  readonly rule: FieldRule
}

export const FIELDS: readonly Field[] = [
  field('revision', 'revision', 'rev', { kind: 'choice', legal: REVISION_IDS }),
  field('transport', 'transport', 'via', { kind: 'choice', legal: TRANSPORT_IDS }),
  field('server', 'server', 'server', { kind: 'choice', legal: SERVER_IDS }),
  field('fault', 'fault', 'fault', { kind: 'choice', legal: ALL_FAULT_IDS }),
  field('task', 'task', 'task', { kind: 'choice', legal: TASK_IDS }),
  field('tools', 'tools', 'tools', { kind: 'choice', legal: ['agent', 'all'] }),
  field('limitMs', 'limit', 'limit', { kind: 'whole', min: 1, max: 600_000, optional: true }),
  field('latencyMs', 'latency', 'latency', { kind: 'whole', min: 0, max: 10_000 }),
  field('seed', 'seed', 'seed', { kind: 'whole', min: 0, max: 4_294_967_295 }),
  field('repeat', 'repeat', 'repeat', { kind: 'whole', min: 1, max: 10_000 }),
]

function field(name: FieldName, option: string, link: string, rule: FieldRule): Field {
  return { name, option, link, rule }
}

/** The legal values as a reader sees them: the words, or `1–600000`, with `none` where absence is a value. */
export function legalValues(rule: FieldRule): readonly string[] {
  if (rule.kind === 'choice') return rule.legal
  return [`${rule.min}–${rule.max}`, ...(rule.optional ? ['none'] : [])]
}

/** One value as text; `none` when the field is absent. */
export function fieldText(scenario: Scenario, name: FieldName): string {
  return String(scenario[name] ?? 'none')
}

/** The legal value that a text means, and whether the text was that value already. `fallback` is used when nothing is near. */
export function readValue(
  rule: FieldRule,
  text: string,
  fallback: string,
): { readonly value: string; readonly exact: boolean } {
  if (rule.kind === 'choice') {
    const value = nearestWord(text, rule.legal) ?? fallback
    return { value, exact: value === text }
  }
  if (rule.optional && text === 'none') return { value: text, exact: true }
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(number)) return { value: fallback, exact: false }
  const value = String(Math.min(rule.max, Math.max(rule.min, Math.round(number))))
  return { value, exact: value === text }
}

/** The word meant by a text: equal but for case and signs, a beginning of exactly one word, or at most two letters off. */
export function nearestWord(text: string, words: readonly string[]): string | undefined {
  if (words.includes(text)) return text
  const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const wanted = plain(text)
  const equal = words.find((word) => plain(word) === wanted)
  if (equal !== undefined || wanted === '') return equal
  const beginning = words.filter((word) => plain(word).startsWith(wanted))
  if (beginning.length === 1) return beginning[0]
  return words.find((word) => distance(plain(word), wanted) <= 2)
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
