/** Tools: their schemas, their results, the two channels of their errors (spec server/tools, both revisions). */
import {
  equalJson,
  isObject,
  type JsonObject,
  type JsonValue,
  toValue,
} from '../../protocol/json.ts'
import { parseJson } from '../../protocol/json-parse.ts'
import { INVALID_PARAMS } from '../../protocol/jsonrpc.ts'
import { validate } from '../../protocol/schema.ts'
import { type Check, check, legacySpec, modernSpec, rule } from '../check.ts'
import { listAt, resultOf } from '../reading/lists.ts'
import type { Exchange } from '../transcript.ts'
import { isBannedCode } from './modern-shared.ts'
import {
  breaksSchema,
  callsOf,
  contentProblem,
  frameOf,
  isFailed,
  structureProblem,
} from './tool-calls.ts'

const TOOL = modernSpec('server/tools', 'Tool')
const RESULT = modernSpec('server/tools', 'Tool result')
const ERRORS = modernSpec('server/tools', 'Error handling')
export const TOOLS: readonly Check[] = [
  check(
    rule('T1', 'MUST', 'server', 'both', 'all', modernSpec('server/tools', 'Capabilities')),
    (t, probe) => {
      const opening = t.exchanges.find(
        ({ request, response }) =>
          (request.method === 'initialize' || request.method === 'server/discover') &&
          isObject(resultOf(response)?.capabilities),
      )
      const capabilities = resultOf(opening?.response ?? null)?.capabilities
      if (!isObject(capabilities)) return
      for (const exchange of t.exchanges) {
        if (!exchange.request.method.startsWith('tools/') || !resultOf(exchange.response)) continue
        probe.saw(frameOf(exchange))
        if (!isObject(capabilities.tools)) {
          probe.fault(frameOf(opening as Exchange))
          return
        }
      }
    },
  ),
  check(rule('T2', 'MUST', 'server', 'both', 'all', TOOL), (t, probe) => {
    for (const exchange of t.exchanges) {
      const result = resultOf(exchange.response)
      if (exchange.request.method !== 'tools/list' || !result) continue
      // A list that asks for more input is X1's.
      if (exchange.request.era === 'modern' && result.resultType === 'input_required') continue
      probe.saw(frameOf(exchange))
      if (!Array.isArray(result.tools)) probe.fault(frameOf(exchange), { got: 'tools' })
      else
        for (const tool of result.tools as readonly JsonValue[]) {
          const problem = toolProblem(tool)
          if (problem) probe.fault(frameOf(exchange), { got: problem })
        }
    }
  }),
  check(
    rule('T3', 'SHOULD', 'server', 'both', 'all', modernSpec('server/tools', 'Tool names')),
    (t, probe) => {
      for (const { index, tools } of t.lists) {
        const frame = t.frames[index]
        if (!frame) continue
        probe.saw(frame)
        const names = tools.map(({ name }) => name)
        const bad = names.find(
          (name, at) =>
            typeof name === 'string' &&
            (!/^[A-Za-z0-9_.-]{1,128}$/.test(name) || names.indexOf(name) !== at),
        )
        if (bad !== undefined) probe.fault(frame, { got: bad })
      }
    },
  ),
  check(
    rule('T4', 'MUST', 'server', 'both', 'all', modernSpec('server/tools', 'Output schema')),
    (t, probe) => {
      for (const call of callsOf(t)) {
        if (!call.result || isFailed(call.result) || !isObject(call.tool?.outputSchema)) continue
        if (
          contentProblem(call.result) === 'content' &&
          call.result.structuredContent === undefined
        )
          continue
        probe.saw(frameOf(call.exchange))
        if (structureProblem(call) === 'T4')
          probe.fault(frameOf(call.exchange), { got: String(call.tool.name) })
      }
    },
  ),
  check(
    rule('T5', 'SHOULD', 'server', 'both', 'all', modernSpec('server/tools', 'Structured content')),
    (t, probe) => {
      for (const call of callsOf(t)) {
        const { result, exchange } = call
        if (
          !result ||
          result.structuredContent === undefined ||
          structureProblem(call) ||
          contentProblem(result)
        )
          continue
        probe.saw(frameOf(exchange))
        if (!isMirrored(result)) probe.fault(frameOf(exchange))
      }
    },
  ),
  check(
    rule('T6', 'MUST', 'server', 'legacy', 'all', legacySpec('server/tools', 'Structured content')),
    (t, probe) => {
      for (const exchange of t.exchanges) {
        const result = resultOf(exchange.response)
        if (exchange.request.era !== 'legacy' || !result) continue
        const tools =
          exchange.request.method === 'tools/list' && Array.isArray(result.tools)
            ? (result.tools as readonly JsonValue[])
            : []
        for (const tool of tools)
          if (isObject(tool) && tool.outputSchema !== undefined) {
            probe.saw(frameOf(exchange))
            if (!isObject(tool.outputSchema) || tool.outputSchema.type !== 'object')
              probe.fault(frameOf(exchange), { got: String(tool.name) })
          }
        if (exchange.request.method !== 'tools/call' || result.structuredContent === undefined)
          continue
        probe.saw(frameOf(exchange))
        if (!isObject(result.structuredContent))
          probe.fault(frameOf(exchange), { got: 'structuredContent' })
      }
    },
  ),
  check(rule('T7', 'INFO', 'server', 'both', 'all', ERRORS), (t, probe) => {
    for (const { exchange, result, code, tool } of callsOf(t)) {
      const list = listAt(t, exchange.request.frame)
      if (tool || !list?.complete || typeof exchange.request.params.name !== 'string') continue
      if (result && !isFailed(result)) continue
      if (exchange.request.era === 'modern' && code !== null && isBannedCode(code)) continue
      probe.saw(frameOf(exchange))
      if (code !== INVALID_PARAMS) probe.fault(frameOf(exchange), { got: code ?? 'isError' })
    }
  }),
  check(rule('T8', 'INFO', 'server', 'both', 'all', ERRORS), (t, probe) => {
    for (const call of callsOf(t)) {
      if (!breaksSchema(call) || (call.result && !isFailed(call.result))) continue
      probe.saw(frameOf(call.exchange))
      if (call.code !== null) probe.fault(frameOf(call.exchange), { got: call.code })
    }
  }),
  check(rule('T9', 'MUST', 'server', 'both', 'all', RESULT), (t, probe) => {
    for (const { exchange, result } of callsOf(t)) {
      if (!result) continue
      probe.saw(frameOf(exchange))
      const problem = contentProblem(result)
      if (problem) probe.fault(frameOf(exchange), { got: problem })
    }
  }),
  check(
    rule(
      'T12',
      'MUST',
      'server',
      'both',
      'all',
      modernSpec('server/tools', 'Security considerations'),
    ),
    (t, probe) => {
      for (const call of callsOf(t)) {
        if (!breaksSchema(call)) continue
        probe.saw(frameOf(call.exchange))
        if (call.result && !isFailed(call.result))
          probe.fault(frameOf(call.exchange), { got: String(call.tool?.name) })
      }
    },
  ),
]

function toolProblem(tool: JsonValue): string | null {
  if (!isObject(tool) || typeof tool.name !== 'string') return 'name'
  const { inputSchema } = tool
  if (!isObject(inputSchema) || inputSchema.type !== 'object') return `${tool.name}: inputSchema`
  const { properties, required } = inputSchema
  if (properties !== undefined && !isObject(properties)) return `${tool.name}: properties`
  if (
    required !== undefined &&
    !(Array.isArray(required) && required.every((one) => typeof one === 'string'))
  )
    return `${tool.name}: required`
  const unusable = validate(inputSchema, {}).some(({ keyword }) => keyword === '$schema')
  return unusable ? `${tool.name}: inputSchema` : null
}

/** The value again as JSON in a text block; a lone text or a list may stand in blocks of its own. */
function isMirrored({ structuredContent, content }: JsonObject): boolean {
  const texts = (content as readonly JsonObject[]).flatMap(({ text }) =>
    typeof text === 'string' ? [text] : [],
  )
  const values = texts.map((text): JsonValue => {
    const parsed = parseJson(text)
    return parsed.ok ? toValue(parsed.value) : text
  })
  const whole = structuredContent as JsonValue
  const wrapped =
    isObject(whole) && Object.keys(whole).join() === 'result' ? whole.result : undefined
  return [whole, wrapped].some(
    (wanted) =>
      wanted !== undefined &&
      (values.some((value) => equalJson(value, wanted)) ||
        texts.some((text) => text === wanted) ||
        equalJson(values, wanted)),
  )
}
