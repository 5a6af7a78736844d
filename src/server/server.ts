/**
 * The Server: `createServer` gives the first state, `serverStep` answers one input. One server speaks both
 * life-cycles, as the official SDKs do: stdio decides by the first request, HTTP by each request.
 */
import type { JsonObject, JsonValue } from '../protocol/json.ts'
import { onHttpAbort, onHttpRequest } from './http.ts'
import type { ServerInput, ServerOutput } from './port.ts'
import { onSpawn, onStdinEnd } from './process.ts'
import { runsIn } from './runs.ts'
import { emptyShelf } from './shelf.ts'
import { NEW_CONNECTION, type ServerConfig, type ServerState, type Turn } from './state.ts'
import { onLine } from './stdio.ts'
import { onToolEffect, onToolFinished } from './tool-events.ts'

/** The state before anything happened. An HTTP server is up at once; a stdio server waits for `spawn`. */
export function createServer(config: ServerConfig): ServerState {
  return {
    config,
    process: config.transport === 'http' ? 'running' : 'none',
    pipe: NEW_CONNECTION,
    sessions: emptyShelf(),
    running: emptyShelf(),
    nextRun: 1,
    minted: 0,
    answered: 0,
  }
}

/** One input in, a new state and the outputs in order out. Never throws for anything a peer can send. */
export function serverStep(
  state: ServerState,
  input: ServerInput,
): { readonly state: ServerState; readonly outputs: readonly ServerOutput[] } {
  const turn: Turn = { state, outputs: [] }
  take(turn, input)
  return { state: turn.state, outputs: turn.outputs }
}

function take(turn: Turn, input: ServerInput): void {
  switch (input.kind) {
    case 'spawn':
      onSpawn(turn)
      break
    case 'stdin':
      onLine(turn, input.line)
      break
    case 'stdin-end':
      onStdinEnd(turn)
      break
    case 'http-request':
      onHttpRequest(turn, input.exchange, input.request, input.entropy)
      break
    case 'http-abort':
      onHttpAbort(turn, input.exchange)
      break
    case 'tool-effect':
      onToolEffect(turn, input.run, input.effect)
      break
    case 'tool-finished':
      onToolFinished(turn, input.run, input.outcome)
      break
  }
}

/** What the stepper shows of the Server. `memory` is the tool runner's; BugHunt counts its `reports` there. */
export function describeServer(
  state: ServerState,
  memory: Readonly<Record<string, JsonValue>> = {},
): JsonObject {
  const running = runsIn(state).flatMap(({ tool }) => (tool === null ? [] : [tool]))
  return {
    process: state.process === 'ending' ? 'running' : state.process,
    era: eraOf(state),
    sessions: state.sessions.size,
    answered: state.answered,
    running,
    ...(memory.reports !== undefined && { reports: memory.reports }),
  }
}

/** `stateless`, `stateful`, or null while no request has decided it; over HTTP a session means stateful. */
function eraOf(state: ServerState): JsonValue {
  if (state.config.transport === 'stdio') return state.pipe.lifecycle
  return state.sessions.size > 0 ? 'stateful' : null
}
