/** Answered tool calls and what is wrong with them, found once for all checks. */
import { isObject, type JsonObject, type JsonValue } from '../../protocol/json.ts'
import { validate } from '../../protocol/schema.ts'
import { codeOf, resultOf, toolAt } from '../reading/lists.ts'
import type { Exchange, Transcript } from '../transcript.ts'
import { headerFault, missingKey } from './envelope-faults.ts'

const BLOCKS: { readonly [type: string]: readonly string[] } = {
  text: ['text'],
  image: ['data', 'mimeType'],
  audio: ['data', 'mimeType'],
  resource_link: ['uri', 'name'],
  resource: ['resource'],
}

export interface Call {
  readonly exchange: Exchange
  readonly result: JsonObject | null
  readonly code: number | null
  readonly tool: JsonObject | null
}

/** One reading per transcript and one validation per call, however many checks ask. */
const readings = new WeakMap<Transcript, readonly Call[]>()
const structures = new WeakMap<Call, 'T4' | 'T6' | 'fine'>()
const breaches = new WeakMap<Call, boolean>()

export function callsOf(t: Transcript): readonly Call[] {
  const known = readings.get(t) ?? readCalls(t)
  readings.set(t, known)
  return known
}

export function structureProblem(call: Call): 'T4' | 'T6' | null {
  const known = structures.get(call) ?? judgeStructure(call) ?? 'fine'
  structures.set(call, known)
  return known === 'fine' ? null : known
}

export function breaksSchema(call: Call): boolean {
  const known = breaches.get(call) ?? judgeArguments(call)
  breaches.set(call, known)
  return known
}

/** Answered calls whose request is well formed; those abandoned or asking for more input left out. */
function readCalls(t: Transcript): readonly Call[] {
  return t.exchanges.flatMap((exchange): readonly Call[] => {
    const { request, response, late } = exchange
    if (request.method !== 'tools/call' || !response || response.defect || late.length > 0)
      return []
    const modern = request.era === 'modern'
    if (modern && (missingKey(request) !== null || headerFault(t, request) !== null)) return []
    const result = resultOf(response)
    const kind = result?.resultType
    if (modern && kind !== undefined && kind !== 'complete') return []
    if (result && Object.hasOwn(result, 'task')) return []
    return [
      {
        exchange,
        result,
        code: codeOf(response),
        tool: toolAt(t, request.frame, request.params.name),
      },
    ]
  })
}

export function frameOf({ request, response }: Exchange) {
  return response?.frame ?? request.frame
}

/** The tool says that it failed; a mark that is no boolean is T9's matter and may mean it. */
export function isFailed({ isError = false }: JsonObject): boolean {
  return isError !== false
}

/** Why a result is no CallToolResult, or null. */
export function contentProblem(result: JsonObject): string | null {
  if (typeof (result.isError ?? false) !== 'boolean') return 'isError'
  if (!Array.isArray(result.content)) return 'content'
  for (const block of result.content as readonly JsonValue[]) {
    const fields = isObject(block) ? BLOCKS[String(block.type)] : undefined
    if (!fields || !isObject(block)) return 'type'
    const lacking = fields.find(
      (name) => typeof block[name] !== (name === 'resource' ? 'object' : 'string'),
    )
    if (lacking) return lacking
    if (
      isObject(block.resource) &&
      (typeof block.resource.uri !== 'string' ||
        (typeof block.resource.text !== 'string' && typeof block.resource.blob !== 'string'))
    )
      return 'resource'
  }
  return null
}

/** Structured content that T6 or T4 finds fault with is not looked at twice. */
function judgeStructure({ result, tool, exchange }: Call): 'T4' | 'T6' | null {
  if (!result || isFailed(result)) return null
  const { structuredContent } = result
  if (
    exchange.request.era === 'legacy' &&
    structuredContent !== undefined &&
    !isObject(structuredContent)
  )
    return 'T6'
  if (
    !isObject(tool?.outputSchema) ||
    (exchange.request.era === 'legacy' && tool.outputSchema.type !== 'object')
  )
    return null
  if (structuredContent === undefined) return 'T4'
  const issues = validate(tool.outputSchema, structuredContent)
  return issues.some(({ keyword }) => keyword !== '$schema') ? 'T4' : null
}

function judgeArguments({ tool, exchange }: Call): boolean {
  const given = exchange.request.params.arguments ?? {}
  if (!isObject(tool?.inputSchema)) return false
  return validate(tool.inputSchema, given).some(({ keyword }) => keyword !== '$schema')
}
