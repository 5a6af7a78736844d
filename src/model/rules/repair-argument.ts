/** The rule that makes an error text worth writing well: it reads the legal values and calls again. */
import type { JsonObject, JsonValue } from '../../protocol/json.ts'
import { factFor, nearest } from '../choosing.ts'
import { type Hint, readHints } from '../error-text.ts'
import type { ModelRule } from '../port.ts'
import { facts, isOffered, lastCall, lastResult } from '../reading.ts'

/** An offered tool refused an argument and named the legal values: put the nearest one in and call again. */
export const repairArgument: ModelRule = {
  id: 'repair-argument',
  apply(context) {
    const result = lastResult(context)
    const previous = lastCall(context)
    if (!result?.isError || !previous || !isOffered(context, result.tool)) return null
    const repaired: Record<string, JsonValue> = { ...previous.arguments }
    for (const hint of readHints(result.text)) {
      const name = argumentOf(hint, previous.arguments)
      if (name === null || hint.legal.length === 0) continue
      repaired[name] = nearest(factFor(name, facts(context)), hint.legal)
    }
    const changed = Object.keys(repaired).some(
      (name) => repaired[name] !== previous.arguments[name],
    )
    if (!changed) return null
    return { kind: 'call', rule: repairArgument.id, tool: previous.tool, arguments: repaired }
  },
}

/** The argument that a hint is about: by name, else the one whose value the text quotes. */
function argumentOf(hint: Hint, args: JsonObject): string | null {
  const name = hint.argument?.split('.')[0]
  if (name !== undefined && Object.hasOwn(args, name)) return name
  return Object.keys(args).find((key) => args[key] === hint.refused) ?? null
}
