/** How the scripted Model picks a tool and fills its arguments: from names, descriptions and schemas alone. */
import { isObject, type JsonObject, type JsonValue } from '../protocol/json.ts'
import type { ModelContext, OfferedTool } from './port.ts'
import { facts, properties } from './reading.ts'

const REPORTING = /报告|提交|report|submit|file/i
const REPLAYING = /重放|复现|replay|reproduce/i

/** Other names under which a schema may ask for a fact. */
const ALIASES: { readonly [fact: string]: readonly string[] } = {
  module: ['component', 'area', 'page', 'feature'],
  title: ['summary', 'headline', 'subject', 'name'],
  steps: ['reproduction', 'steps_to_reproduce', 'reproduce', 'actions'],
  severity: ['priority', 'level', 'impact'],
}

/** The tool that takes a bug report: it speaks of reporting and asks for the most of what the user told; null if none does. */
export function reportingTool(context: ModelContext): OfferedTool | null {
  const known = facts(context)
  let best: OfferedTool | null = null
  let bestScore = 1
  for (const tool of context.tools) {
    if (!REPORTING.test(`${tool.name} ${tool.description}`)) continue
    const score = Object.keys(properties(tool)).filter(
      (name) => factFor(name, known) !== undefined,
    ).length
    if (score > bestScore) {
      best = tool
      bestScore = score
    }
  }
  return best
}

/** The tool that plays steps in the application under test and takes no report; null if none is offered. */
export function replayingTool(context: ModelContext): OfferedTool | null {
  const reporting = reportingTool(context)
  return (
    context.tools.find(
      (tool) => tool !== reporting && REPLAYING.test(`${tool.name} ${tool.description}`),
    ) ?? null
  )
}

/** The user's facts laid onto the properties of a tool's schema; what neither tells is left out. */
export function argumentsFor(tool: OfferedTool, known: JsonObject): JsonObject {
  const filled: Record<string, JsonValue> = {}
  for (const [name, schema] of Object.entries(properties(tool))) {
    const fact = factFor(name, known)
    if (fact !== undefined) filled[name] = shaped(fact, schema)
  }
  return filled
}

/** The fact that a property asks for, by its own name or a usual other one; undefined when the user told none. */
export function factFor(property: string, known: JsonObject): JsonValue | undefined {
  if (Object.hasOwn(ALIASES, property)) return known[property]
  const name = Object.keys(ALIASES).find((fact) => ALIASES[fact]?.includes(property.toLowerCase()))
  return name === undefined ? undefined : known[name]
}

/** The legal value nearest to what is wanted: equal, equal but for case, contained; else the last, which lists put as the most severe. */
export function nearest(wanted: JsonValue | undefined, legal: readonly JsonValue[]): JsonValue {
  const text = String(wanted).toLowerCase()
  const near = (test: (value: string) => boolean) =>
    legal.find((value) => test(String(value).toLowerCase()))
  const found =
    legal.find((value) => value === wanted) ??
    near((value) => value === text) ??
    near((value) => value !== '' && (text.includes(value) || value.includes(text)))
  return found ?? legal.at(-1) ?? null
}

function shaped(fact: JsonValue, schema: JsonObject): JsonValue {
  if (Array.isArray(schema.enum)) return nearest(fact, schema.enum as readonly JsonValue[])
  if (schema.type === 'array') return Array.isArray(fact) ? fact : [fact]
  if (schema.type === 'string' && Array.isArray(fact)) return fact.map(String).join('\n')
  if (schema.type === 'string' && !isObject(fact)) return String(fact)
  return fact
}
