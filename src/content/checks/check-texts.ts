/** Words for the checks: the rule, and what is said when it is broken. */
import type { JsonObject } from '../../protocol/json.ts'
import type { CheckText, CheckTexts } from './check-text-types.ts'

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
