/** What each method does once its request has passed the ladder. */
import { isObject, type JsonObject } from '../protocol/json.ts'
import type { Call } from './call.ts'
import type { ServerDefinition } from './definition.ts'
import type { Answer, ListKey, Results } from './dialects/dialect.ts'
import { type Addressee, openStream, sendNotification } from './replies.ts'
import { register } from './runs.ts'
import { asClaimed, versionsOf } from './scope.ts'
import { changeConnection, type Running, runOf, type Turn } from './state.ts'
import { callTool } from './tool-calls.ts'

/** An answer, or null when it comes later. */
export type Handler = (turn: Turn, call: Call, to: Addressee) => Answer | null

/** Methods by name; which of them a revision knows stands in `lifecycles/`. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  'server/discover': (turn, call) =>
    ok(asClaimed(definitionOf(turn), resultsOf(turn, call).discover(definitionOf(turn)))),
  initialize,
  ping: (turn, call) => ok(resultsOf(turn, call).empty(definitionOf(turn))),
  'tools/list': list('tools'),
  'tools/call': callTool,
  'prompts/list': list('prompts'),
  'prompts/get': getPrompt,
  'resources/list': list('resources'),
  'resources/templates/list': list('resourceTemplates'),
  'resources/read': readResource,
  'subscriptions/listen': listen,
  'logging/setLevel': setLevel,
}

/** Settles the version and opens the gate; a second initialize negotiates anew. */
function initialize(turn: Turn, call: Call): Answer {
  const { dialect } = turn.state.config
  const requested = call.request.params?.protocolVersion as string
  const definition = definitionOf(turn)
  const version =
    definition.negotiate?.(requested) ??
    dialect.negotiate(requested, versionsOf(definition, call.lifecycle))
  changeConnection(turn, call.origin, { lifecycle: call.lifecycle, ready: true, version })
  return ok(asClaimed(definition, resultsOf(turn, call).initialize(definition, version)))
}

function list(key: ListKey): Handler {
  return (turn, call) => {
    const refused =
      call.request.params?.cursor == null ? null : turn.state.config.dialect.refusals.badCursor()
    return refused
      ? { kind: 'error', error: refused }
      : ok(resultsOf(turn, call).list(definitionOf(turn), key))
  }
}

function getPrompt(turn: Turn, call: Call): Answer {
  const definition = definitionOf(turn)
  const name = call.request.params?.name as string
  const prompt = definition.prompts?.find(({ listing }) => listing.name === name)
  if (!prompt) {
    const error = turn.state.config.dialect.refusals.unknownPrompt(name, call.lifecycle)
    return { kind: 'error', error }
  }
  const args = call.request.params?.arguments ?? {}
  const given = prompt.get(isObject(args) ? args : {})
  return ok(resultsOf(turn, call).content(definition, call.request.method, given))
}

function readResource(turn: Turn, call: Call): Answer {
  const definition = definitionOf(turn)
  const uri = call.request.params?.uri as string
  const given = readFrom(definition, uri)
  if (!given) {
    const error = turn.state.config.dialect.refusals.unknownResource(uri, call.lifecycle)
    return { kind: 'error', error }
  }
  return ok(resultsOf(turn, call).content(definition, call.request.method, given))
}

function readFrom(definition: ServerDefinition, uri: string): JsonObject | null {
  const resource = definition.resources?.find(({ listing }) => listing.uri === uri)
  if (resource) return resource.read(uri)
  for (const template of definition.resourceTemplates ?? []) {
    const given = template.read(uri)
    if (given) return given
  }
  return null
}

/** The session's threshold for log messages (2025-11-25 server/utilities/logging). */
function setLevel(turn: Turn, call: Call): Answer {
  changeConnection(turn, call.origin, { logLevel: call.request.params?.level as string })
  return ok(resultsOf(turn, call).empty(definitionOf(turn)))
}

/** Opens a subscription: acknowledged at once, answered never or at the end (spec: basic/patterns/subscriptions). */
function listen(turn: Turn, call: Call, to: Addressee): null {
  const run = register(turn, call, to, null)
  if (to.origin.via === 'http' && to.manner !== 'stream')
    openStream(turn, to.origin.exchange, to.lifecycle, to.origin)
  const running = runOf(turn.state, run) as Running
  const wanted = call.request.params?.notifications
  const params = resultsOf(turn, call).acknowledgement(
    call.request.id,
    isObject(wanted) ? wanted : {},
  )
  sendNotification(turn, running, 'notifications/subscriptions/acknowledged', params)
  return null
}

function resultsOf(turn: Turn, call: Call): Results {
  return turn.state.config.dialect.results[call.lifecycle]
}

function definitionOf(turn: Turn): ServerDefinition {
  return turn.state.config.definition
}

function ok(result: JsonObject): Answer {
  return { kind: 'result', result }
}
