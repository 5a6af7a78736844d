/** The keys of a link beside those of the scenario, and the pages. */
import { type FieldRule, legalValues, readValue } from './fields.ts'
import type { ScenarioProblem } from './parse-scenario.ts'
import { RACES, type Race } from './race.ts'

export const PAGES = [
  'start',
  'step',
  'compare',
  'matrix',
  'abacus',
  'exercises',
  'reference',
  'handout',
  'transcript',
] as const
export type Page = (typeof PAGES)[number]

export interface ViewOptions {
  /** Where the cursor stands: a step key, or a number counted from 1. */
  readonly at?: string
  /** A range of steps, each end like `at`. */
  readonly from?: string
  readonly to?: string
  /** When the cancel reaches the server, on pages that let one choose. */
  readonly race?: Race
  /** The abacus: apps and tools. */
  readonly n?: number
  readonly m?: number
  /** A fork of the run: frames that a person wrote, packed (`store/share.ts`). */
  readonly fork?: string
  readonly view?: 'present' | 'audience' | 'embed'
  readonly lang?: 'zh-CN' | 'en'
  readonly theme?: 'light' | 'dark' | 'projector'
}

interface Extra {
  readonly key: keyof ViewOptions
  /** `step`: any short word of letters, digits, dots and dashes; whether such a step exists only a trace can tell. */
  readonly rule: FieldRule | { readonly kind: 'step' } | { readonly kind: 'packed' }
}

/** In the order in which they are written. */
export const KEYS: readonly Extra[] = [
  { key: 'at', rule: { kind: 'step' } },
  { key: 'from', rule: { kind: 'step' } },
  { key: 'to', rule: { kind: 'step' } },
  { key: 'race', rule: { kind: 'choice', legal: RACES } },
  { key: 'n', rule: { kind: 'whole', min: 1, max: 50 } },
  { key: 'm', rule: { kind: 'whole', min: 1, max: 50 } },
  { key: 'fork', rule: { kind: 'packed' } },
  { key: 'view', rule: { kind: 'choice', legal: ['present', 'audience', 'embed'] } },
  { key: 'lang', rule: { kind: 'choice', legal: ['zh-CN', 'en'] } },
  { key: 'theme', rule: { kind: 'choice', legal: ['light', 'dark', 'projector'] } },
]

/** Whether it unpacks to anything is found out by whoever opens it. */
const PACKED = /^d1\.[\w-]{1,60000}$/
const STEP = /^[\w.:-]{1,80}$/

/** Reads one key that is not the scenario's into `options`; a value that means nothing legal is left out and reported. */
export function readExtra(
  key: string,
  got: string,
  options: Record<string, string | number>,
  notices: ScenarioProblem[],
): void {
  const extra = KEYS.find((known) => known.key === key)
  if (!extra) {
    notices.push({ kind: 'unknown-key', key, got, used: '', legal: KEYS.map((known) => known.key) })
    return
  }
  if (extra.rule.kind === 'packed') {
    if (PACKED.test(got)) options[key] = got
    else notices.push({ kind: 'illegal', key, got: got.slice(0, 80), used: '', legal: ['d1.…'] })
    return
  }
  if (extra.rule.kind === 'step') {
    if (STEP.test(got)) options[key] = got
    else notices.push({ kind: 'illegal', key, got, used: '', legal: ['call-1.request', '1'] })
    return
  }
  const { value, exact } = readValue(extra.rule, got, '')
  if (!exact)
    notices.push({ kind: 'illegal', key, got, used: value, legal: legalValues(extra.rule) })
  if (value !== '') options[key] = extra.rule.kind === 'whole' ? Number(value) : value
}
