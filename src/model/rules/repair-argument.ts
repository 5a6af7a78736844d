/** The rule that makes an error text worth writing well: it reads the legal values and calls again. */
import type { JsonObject, JsonValue } from '../../protocol/json.ts'
import { factFor, nearest } from '../choosing.ts'
import { type Hint, readHints, wordFor } from '../error-text.ts'
import type { ModelRule } from '../port.ts'
import { facts, isOffered, lastCall, lastResult } from '../reading.ts'

/** Characters of an error that are read; nobody puts the advice behind them. */
const READS = 4_000

/** An offered tool refused an argument and named the legal values: put the nearest one in and call again. */
export const repairArgument: ModelRule = {
  id: 'repair-argument',
  apply(context) {
    const result = lastResult(context)
    const previous = lastCall(context)
    if (!result?.isError || !previous || !isOffered(context, result.tool)) return null
    const repaired: Record<string, JsonValue> = { ...previous.arguments }
    const text = result.text.slice(0, READS)
    const hints = readHints(text)
    for (const hint of hints) {
      const name = argumentOf(hint, previous.arguments)
      if (name === null || hint.legal.length === 0) continue
      repaired[name] = nearest(factFor(name, facts(context)), hint.legal)
    }
    if (hints.length === 0 && result.source === 'server')
      Object.assign(repaired, fromWords(text, previous.arguments))
    const changed = Object.keys(repaired).some(
      (name) => repaired[name] !== previous.arguments[name],
    )
    if (!changed) return null
    return { kind: 'call', rule: repairArgument.id, tool: previous.tool, arguments: repaired }
  },
}

/** No list that can be read: an argument whose value means a word of the text becomes that word. */
function fromWords(text: string, args: JsonObject): JsonObject {
  const texts = Object.entries(args).filter(([, value]) => typeof value === 'string')
  const named = texts.filter(([name]) => new RegExp(`\\b${name}\\b`, 'i').test(text))
  for (const [name, value] of named.length > 0 ? named : texts) {
    const word = wordFor(String(value), text)
    if (word !== null) return { [name]: word }
  }
  return {}
}

/** The argument that a hint is about: by name, else the one whose value the text quotes. */
function argumentOf(hint: Hint, args: JsonObject): string | null {
  const name = hint.argument?.split('.')[0]
  if (name !== undefined && Object.hasOwn(args, name)) return name
  return Object.keys(args).find((key) => args[key] === hint.refused) ?? null
}
