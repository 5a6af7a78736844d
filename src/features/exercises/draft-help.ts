/** What the editor can say about a draft: JSON by the schema of its revision, code by the declared API. */
import { describeAt, suggestions } from '../../exercise/json-help.ts'
import type { JsonObject, JsonValue } from '../../protocol/json.ts'
import type { EditorSuggestion } from '../../ui/editor-types.ts'
import { jsonLocation } from '../../ui/json-location.ts'

export interface DraftHelp {
  readonly suggest: (draft: string, offset: number) => readonly EditorSuggestion[]
  readonly explain: (draft: string, offset: number) => string | null
}

/** `required`: the word for members that must be there. `lines`: one message a line. */
export function jsonHelp(schema: JsonObject | null, lines: boolean, required: string): DraftHelp {
  if (!schema) return { suggest: () => [], explain: () => null }
  const at = (draft: string, offset: number) => {
    const from = lines ? draft.lastIndexOf('\n', offset - 1) + 1 : 0
    const newline = draft.indexOf('\n', offset)
    const text = lines ? draft.slice(from, newline === -1 ? undefined : newline) : draft
    return { from, location: jsonLocation(text, offset - from) }
  }
  return {
    suggest(draft, offset) {
      const { from, location } = at(draft, offset)
      const { path, atKey, hasColon } = location
      const doc = (location.document ?? null) as JsonValue
      return suggestions(schema, doc, path, atKey).map((one) => ({
        label: one.label,
        detail: one.required ? `${one.type} · ${required}` : one.type,
        text: atKey && !hasColon ? `${one.text}: ` : one.text,
        start: from + location.start,
        end: from + location.end,
      }))
    },
    explain(draft, offset) {
      const { location } = at(draft, offset)
      const { path, atKey, start, end } = location
      if (start === end) return null
      const key = atKey ? JSON.parse(quoted(draft.slice(start, end))) : path.at(-1)
      const here = atKey ? [...path, String(key)] : path
      const found = describeAt(schema, (location.document ?? null) as JsonValue, here)
      if (!found) return null
      return `\`${String(here.at(-1) ?? '')}\` ${found.type}${found.required ? ` · ${required}` : ''}`
    },
  }
}

function quoted(text: string): string {
  return /^"(?:[^"\\]|\\.)*"$/.test(text) ? text : JSON.stringify(text)
}

interface Declared {
  readonly name: string
  readonly line: string
  readonly comment: string
}

/** Completion of the names that an API declares, with its own comments. */
export function codeHelp(api: string): DraftHelp {
  const declared = declarationsOf(api)
  const wordAt = (draft: string, offset: number) => {
    const before = /[\w$]*$/.exec(draft.slice(0, offset))?.[0] ?? ''
    const after = /^[\w$]*/.exec(draft.slice(offset))?.[0] ?? ''
    return { start: offset - before.length, end: offset + after.length, word: before + after }
  }
  return {
    suggest(draft, offset) {
      const { start, end } = wordAt(draft, offset)
      return declared.map(({ name, line }) => ({
        label: name,
        detail: line,
        text: name,
        start,
        end,
      }))
    },
    explain(draft, offset) {
      const { word } = wordAt(draft, offset)
      const found = declared.find(({ name }) => name === word)
      if (!found) return null
      return [`\`\`\`\n${found.line}\n\`\`\``, found.comment].filter(Boolean).join('\n\n')
    },
  }
}

/** Names in `declare …` statements and members of interfaces, each with the comment above it. */
function declarationsOf(api: string): readonly Declared[] {
  const found = new Map<string, Declared>()
  let comment = ''
  for (const raw of api.split('\n')) {
    const line = raw.trim()
    const doc = /^\/\*\*\s*(.*?)\s*\*\/$/.exec(line)
    if (doc) {
      comment = doc[1] ?? ''
      continue
    }
    const name =
      /^(?:export )?(?:declare )?(?:async )?(?:function|class|interface|type|const|let) ([\w$]+)/.exec(
        line,
      )?.[1] ?? /^(?:readonly )?([\w$]+)\??[(:<]/.exec(line)?.[1]
    if (name !== undefined && !found.has(name)) found.set(name, { name, line, comment })
    comment = ''
  }
  return [...found.values()]
}
