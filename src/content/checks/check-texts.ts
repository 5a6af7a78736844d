/** Words for the checks: the rule, and what it says when the rule is broken; a locale that lacks one does not compile. */
import type { CheckId } from '../../checks/check-ids.ts'
import type { JsonObject } from '../../protocol/json.ts'

export interface CheckText {
  /** The rule, as a statement. */
  readonly title: string
  /** What was found instead; `{got}` is the value on the wire. */
  readonly reason: string
}
export type CheckTexts = { readonly [id in CheckId]: CheckText }
export type CheckTuples = { readonly [id in CheckId]: readonly [title: string, reason: string] }

/** The words in one language; only that one is loaded. */
export async function loadCheckTexts(locale: 'zh-CN' | 'en'): Promise<CheckTexts> {
  const { checks } = locale === 'en' ? await import('./en.ts') : await import('./zh-CN.ts')
  const pairs = Object.entries(checks).map(([id, [title, reason]]) => [id, { title, reason }])
  return Object.fromEntries(pairs) as CheckTexts
}

/** The reason with its values filled in, on one line. */
export function checkReason({ reason }: CheckText, parameters: JsonObject): string {
  const filled = reason.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? '–'))
  return filled.replace(/\s+/g, ' ')
}
