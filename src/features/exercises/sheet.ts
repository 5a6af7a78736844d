/** What all pieces of one exercise's page share. */
import { createContext, useContext } from 'react'
import type { Exercise } from '../../exercise/exercise.ts'
import type { Assertion, Verdict } from '../../exercise/grade.ts'
import type { Item, Part } from '../../exercise/parts.ts'
import { type ExerciseProse, fill, type Params, type Said, sentence } from '../../exercise/prose.ts'

export interface Sheet {
  readonly exercise: Exercise
  readonly parts: readonly Part[]
  readonly prose: ExerciseProse
  readonly shared: Readonly<Record<string, string>>
  readonly params: Params
  /** The last verdict, or null before the first run. */
  readonly verdict: Verdict | null
  /** The answer has changed since that verdict. */
  readonly stale: boolean
  /** The solution is shown: nothing can be changed. */
  readonly readOnly: boolean
  /** Says something once, for those who do not see the page. */
  readonly say: (text: string) => void
}

export const SheetContext = createContext<Sheet | null>(null)

export function useSheet(): Sheet {
  const sheet = useContext(SheetContext)
  if (!sheet) throw new Error('useSheet needs an exercise above it')
  return sheet
}

/** The text under a key with the exercise's own parameters. */
export function textOfKey({ prose, params }: Sheet, key: string): string {
  return fill(prose.texts[key] ?? key, params)
}

/** What an item is called where only text can stand: words of the wire, or the prose's without its marks of code. */
export function labelOf(sheet: Sheet, part: string, item: Item): string {
  return item.raw ?? item.frame?.raw ?? wordsOf(sheet, part, item).replaceAll('`', '')
}

/** The prose's words for an item, marks of code included. */
export function wordsOf(sheet: Sheet, part: string, item: Item): string {
  return textOfKey(sheet, `${part}.${item.id}`)
}

export function claimOf({ prose, params }: Sheet, id: string): string {
  return fill(prose.assertions[id] ?? id, params)
}

export function spoken({ prose, shared, params }: Sheet, said: Said): string {
  return 'raw' in said
    ? said.raw
    : sentence(prose, shared, { ...said, with: { ...params, ...said.with } })
}

export type ItemVerdict = 'passed' | 'failed' | 'none'

/** What the present verdict says of one place; only a verdict on the answer as it stands counts. */
export function verdictAt({ verdict, stale }: Sheet, part: string, item?: string): ItemVerdict {
  if (!verdict || stale) return 'none'
  const here = (one: Assertion) =>
    one.places.some((place) => place.part === part && (item === undefined || place.item === item))
  if (verdict.assertions.some((one) => one.status === 'failed' && here(one))) return 'failed'
  return verdict.assertions.some((one) => one.status === 'passed' && here(one)) || verdict.solved
    ? 'passed'
    : 'none'
}
