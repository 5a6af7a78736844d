/** `tools/call`: find the tool, check what it needs and what it was given, and start it. */
import { META_CLIENT_CAPABILITIES, metaOf } from '../protocol/envelope.ts'
import { isObject, type JsonObject, type JsonValue } from '../protocol/json.ts'
import type { Call } from './call.ts'
import { findTool, type ToolDefinition } from './definition.ts'
import type { Answer, CallProblem } from './dialects/dialect.ts'
import { lifecycleOf } from './lifecycles/lifecycles.ts'
import { type Addressee, openStream } from './replies.ts'
import { register } from './runs.ts'
import { changeRunning, type Turn } from './state.ts'

/** An answer when the call fails before the tool runs; null when the tool was started. */
export function callTool(turn: Turn, call: Call, to: Addressee): Answer | null {
  const { definition, dialect } = turn.state.config
  const results = dialect.results[call.lifecycle]
  const params = call.request.params ?? {}
  const name = params.name as string
  const tool = findTool(definition, name)
  if (!tool) {
    logProblem(turn, name, { kind: 'unknown-tool' })
    return results.unknownTool(definition, name)
  }
  const declared = metaOf(params)?.[META_CLIENT_CAPABILITIES]
  if (tool.needs && lifecycleOf(call.lifecycle).envelope && !covers(declared, tool.needs))
    return { kind: 'error', error: dialect.refusals.missingCapability(tool) }
  const given = isObject(params.arguments) ? params.arguments : {}
  const args = dialect.checkArguments(tool, given)
  if (!args.ok) {
    logProblem(turn, tool, { kind: 'bad-arguments', args: given })
    return results.badArguments(definition, args.error)
  }
  start(turn, call, to, name, args.value)
  return null
}

function start(turn: Turn, call: Call, to: Addressee, tool: string, args: JsonObject): void {
  const run = register(turn, call, to, tool)
  if (to.origin.via === 'http' && to.manner === 'stream-results') {
    openStream(turn, to.origin.exchange, to.lifecycle, to.origin)
    changeRunning(turn, run, { streaming: true })
  }
  const { arguments: _, ...rest } = call.request.params ?? {}
  turn.outputs.push({ kind: 'start-tool', run, tool, args, call: rest })
}

/** True when everything that is needed is declared; an empty `elicitation` means its form mode. */
function covers(declared: JsonValue | undefined, needed: JsonObject): boolean {
  if (!isObject(declared)) return false
  return Object.entries(needed).every(([key, inner]) => {
    if (!Object.hasOwn(declared, key)) return false
    const given = declared[key]
    if (key === 'elicitation' && isObject(given) && Object.keys(given).length === 0)
      return !isObject(inner) || Object.keys(inner).every((mode) => mode === 'form')
    return !isObject(inner) || covers(given, inner)
  })
}

/** stderr lines, where the transport has a stderr that somebody reads. */
export function logProblem(turn: Turn, tool: ToolDefinition | string, problem: CallProblem): void {
  if (turn.state.config.transport !== 'stdio') return
  for (const text of turn.state.config.dialect.failedCall(tool, problem))
    turn.outputs.push({ kind: 'stderr', text })
}
