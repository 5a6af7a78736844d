/**
 * One request from reading to answer. The ladder is the order in which a request can fail; every rung is a
 * small step that gives an error or lets it pass (spec 2026-07-28 gives no order; protocol facts §4.7 does).
 */
import { META_PROTOCOL_VERSION, metaOf, missingMeta } from '../protocol/envelope.ts'
import { decodeHeaderValue } from '../protocol/header-value.ts'
import { isObject } from '../protocol/json.ts'
import type { JSONRPCError } from '../protocol/jsonrpc.ts'
import { namingMember, TOOLS_CALL } from '../protocol/methods.ts'
import type { Call } from './call.ts'
import type { Answer } from './dialects/dialect.ts'
import { checkParamHeaders } from './http/param-headers.ts'
import { lifecycleOf } from './lifecycles/lifecycles.ts'
import { HANDLERS } from './methods.ts'
import { openStream, sendAnswer } from './replies.ts'
import { answersMethod, versionsOf } from './scope.ts'
import { fromShelf, onShelf } from './shelf.ts'
import { changeSession, connectionOf, own, type Turn } from './state.ts'

const MAY_ASK: readonly string[] = [TOOLS_CALL, 'prompts/get', 'resources/read']

type Rung = (turn: Turn, call: Call) => JSONRPCError | null

/** What is wrong with the envelope or the headers. */
const EARLY_RUNGS: readonly Rung[] = [
  belongsHere,
  headersOnce,
  hasWholeEnvelope,
  headersMirrorBody,
  versionServed,
  argumentsMirrored,
]
/** What is wrong with the method and its params. */
const METHOD_RUNGS: readonly Rung[] = [
  stateGenuine,
  methodKnown,
  paramsFit,
  methodServed,
  handshakeDone,
  tokenNotNull,
]

/** Handles one request: exactly one answer now, or a tool that was started and answers later. */
export function handleRequest(turn: Turn, call: Call): void {
  const { dialect } = turn.state.config
  const { request, lifecycle, origin } = call
  const manner = origin.via === 'stdio' ? 'json' : dialect.http.answerManner(lifecycle, request)
  if (origin.via === 'http') {
    if (origin.sessionId !== null) expectAnswer(turn, origin.sessionId, call, origin.exchange)
    if (manner === 'stream') openStream(turn, origin.exchange, lifecycle, origin)
  }
  const to = { id: request.id, lifecycle, origin, manner, streaming: manner === 'stream' }
  const refused = climb(turn, call)
  if (refused) {
    if (!keepsSilent(turn, call)) sendAnswer(turn, to, refused)
    return
  }
  const answer = own(HANDLERS, request.method)?.(turn, call, to)
  if (answer) sendAnswer(turn, to, answer)
}

/** Some servers ignore whatever comes before the handshake (spec 2026-07-28 basic/transports/stdio §Backward compatibility). */
function keepsSilent(turn: Turn, { origin }: Call): boolean {
  const { definition } = turn.state.config
  return definition.silentBeforeHandshake === true && !connectionOf(turn.state, origin)?.ready
}

function climb(turn: Turn, call: Call): Answer | null {
  for (const rung of EARLY_RUNGS) {
    const error = rung(turn, call)
    if (error) return { kind: 'error', error, early: true }
  }
  for (const rung of METHOD_RUNGS) {
    const error = rung(turn, call)
    if (error) return { kind: 'error', error }
  }
  return null
}

function expectAnswer(turn: Turn, sessionId: string, call: Call, exchange: number): void {
  const session = fromShelf(turn.state.sessions, sessionId)
  if (!session) return
  const key = turn.state.config.dialect.http.waitingKey(call.request.id)
  const waiting = onShelf(session.waiting, key, exchange)
  changeSession(turn, sessionId, { waiting })
}

function belongsHere(turn: Turn, { request, lifecycle, origin }: Call): JSONRPCError | null {
  if (origin.via !== 'stdio') return null
  return turn.state.config.dialect.stdio.refuseOther(request, lifecycle)
}

const MIRRORED = {
  version: 'mcp-protocol-version',
  method: 'mcp-method',
  name: 'mcp-name',
} as const

function headersOnce(turn: Turn, { lifecycle, view }: Call): JSONRPCError | null {
  if (!view || !lifecycleOf(lifecycle).envelope) return null
  const routing: readonly string[] = Object.values(MIRRORED)
  const twice = view.names.find(
    (name, index) => routing.includes(name) && view.names.indexOf(name) < index,
  )
  return twice === undefined ? null : turn.state.config.dialect.refusals.duplicatedHeader(twice)
}

function hasWholeEnvelope(turn: Turn, { request, lifecycle }: Call): JSONRPCError | null {
  if (!lifecycleOf(lifecycle).envelope) return null
  const { refusals } = turn.state.config.dialect
  if (!metaOf(request.params)) return refusals.envelope(null)
  const missing = missingMeta(request.params)
  return missing.length > 0 ? refusals.envelope(missing) : null
}

function headersMirrorBody(turn: Turn, { request, lifecycle, view }: Call): JSONRPCError | null {
  if (!view || !lifecycleOf(lifecycle).envelope) return null
  const { refusals } = turn.state.config.dialect
  if (view.header(MIRRORED.version) !== metaOf(request.params)?.[META_PROTOCOL_VERSION])
    return refusals.mirroredHeader('version', META_PROTOCOL_VERSION)
  if (view.header(MIRRORED.method) !== request.method)
    return refusals.mirroredHeader('method', 'method')
  const member = namingMember(request.method)
  const named = member === null ? null : (request.params?.[member] ?? null)
  if (member === null || named === null) return null
  const header = view.header(MIRRORED.name)
  return header !== undefined && decodeHeaderValue(header) === named
    ? null
    : refusals.mirroredHeader('name', member)
}

function versionServed(turn: Turn, { request, lifecycle }: Call): JSONRPCError | null {
  if (!lifecycleOf(lifecycle).envelope) return null
  const { definition, dialect } = turn.state.config
  const { refusals } = dialect
  const version = metaOf(request.params)?.[META_PROTOCOL_VERSION]
  if (typeof version !== 'string') return refusals.versionNoString()
  const versions = versionsOf(definition, lifecycle)
  if (versions.includes(version)) return null
  const error = refusals.unsupportedVersion(version)
  return definition.versions
    ? { ...error, data: { supported: versions, requested: version } }
    : error
}

/** `Mcp-Param-*` of a called tool (spec 2026-07-28 streamable-http §Custom headers). */
function argumentsMirrored(turn: Turn, { request, lifecycle, view }: Call): JSONRPCError | null {
  if (!view || !lifecycleOf(lifecycle).envelope || request.method !== TOOLS_CALL) return null
  const { definition, dialect } = turn.state.config
  const tool = definition.tools.find(({ name }) => name === request.params?.name)
  const args = request.params?.arguments ?? {}
  if (!tool || !isObject(args)) return null
  const problem = checkParamHeaders(dialect.inputSchema(tool), args, view)
  return problem && dialect.refusals.paramHeader(problem)
}

/** State comes back with the three methods that may ask for input (spec 2026-07-28 basic/patterns/mrtr). */
function stateGenuine(turn: Turn, { request }: Call): JSONRPCError | null {
  const sent = MAY_ASK.includes(request.method) ? request.params?.requestState : null
  return sent == null ? null : turn.state.config.dialect.refusals.requestState()
}

function methodKnown(turn: Turn, { request, lifecycle }: Call): JSONRPCError | null {
  return Object.hasOwn(lifecycleOf(lifecycle).requests, request.method)
    ? null
    : turn.state.config.dialect.refusals.unknownMethod(request.method)
}

function paramsFit(turn: Turn, { request, lifecycle }: Call): JSONRPCError | null {
  const { refusals, versionless } = turn.state.config.dialect
  const problem =
    own(lifecycleOf(lifecycle).requests, request.method)?.(request.params, '') ??
    own(versionless, request.method)?.(request.params ?? {}, '')
  return problem ? refusals.badParams(problem) : null
}

/** A method of the revision that nothing here answers, or whose capability is not offered, is unknown too. */
function methodServed(turn: Turn, { request }: Call): JSONRPCError | null {
  const { definition, dialect } = turn.state.config
  return Object.hasOwn(HANDLERS, request.method) &&
    dialect.serves(definition, request.method) &&
    answersMethod(definition, request.method)
    ? null
    : dialect.refusals.unknownMethod(request.method)
}

function handshakeDone(turn: Turn, { request, lifecycle, origin }: Call): JSONRPCError | null {
  const free = lifecycleOf(lifecycle).beforeHandshake
  if (free === null || free.includes(request.method)) return null
  return connectionOf(turn.state, origin)?.ready
    ? null
    : turn.state.config.dialect.refusals.notInitialized()
}

/** A progress token may be left out, but null is none (both schemas: string or number); told only where the method is served. */
function tokenNotNull(turn: Turn, { request }: Call): JSONRPCError | null {
  if (metaOf(request.params)?.progressToken !== null) return null
  const problem = {
    place: '_meta.progressToken',
    wanted: 'a string or an integer',
    missing: false,
  } as const
  return turn.state.config.dialect.refusals.badParams(problem)
}
