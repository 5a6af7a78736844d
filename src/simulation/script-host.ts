/** A Host that reads from a script: it has the Client write raw lines or make planned calls, one after the other, and asks no Model. */
import type { ClientInput } from '../client/port.ts'
import { describeHost, type HostInput, type HostOutput, type HostState } from '../host/host.ts'
import type { Order } from '../host/order.ts'
import { toUtf8 } from '../protocol/bytes.ts'
import type { JsonObject } from '../protocol/json.ts'
import type { PlannedCall, ScriptLine } from '../scenario/tasks/task.ts'

type Planned = ScriptLine | PlannedCall

export interface ScriptHostState {
  /** The Host's own state, as far as a script uses it: the connection, and whom it waits for. */
  readonly host: HostState
  readonly lines: readonly Planned[]
  readonly next: number
  readonly waitingFor: string | null
}

interface ScriptStep {
  readonly state: ScriptHostState
  readonly outputs: readonly HostOutput[]
}

export function createScriptHost(host: HostState, lines: readonly Planned[]): ScriptHostState {
  return { host, lines, next: 0, waitingFor: null }
}

/** One step. `idle`: nothing else will happen, so the answer that the script waits for never comes. */
export function scriptHostStep(
  state: ScriptHostState,
  input: HostInput | { readonly kind: 'idle' },
): ScriptStep {
  if (input.kind === 'goal')
    return {
      state: { ...state, host: { ...state.host, connection: 'opening', waitingFor: 'client' } },
      outputs: [{ kind: 'to-client', input: { kind: 'connect' } }],
    }
  if (input.kind === 'idle') return state.waitingFor === null ? still(state) : writeOn(state)
  if (input.kind !== 'client') return still(state)
  const { output } = input
  if (output.kind === 'connected')
    return writeOn({ ...state, host: { ...state.host, connection: 'open' } })
  if (output.kind === 'settled' && output.ref === state.waitingFor) return writeOn(state)
  if (output.kind === 'closed')
    return still({ ...state, host: { ...state.host, connection: 'closed', waitingFor: 'nobody' } })
  return still(state)
}

/** Writes lines up to the next one that waits for an answer; after the last one, tells the user and closes. */
function writeOn(state: ScriptHostState): ScriptStep {
  const outputs: HostOutput[] = []
  for (let next = state.next; next < state.lines.length; next++) {
    const line = state.lines[next] as Planned
    outputs.push(
      'kind' in line
        ? { kind: 'to-client', input: rawInput(line) }
        : { kind: 'order', order: orderOf(line, state.host) },
    )
    if (!('kind' in line) || line.awaits)
      return { state: { ...state, next: next + 1, waitingFor: line.ref }, outputs }
  }
  const parameters = { lines: state.lines.length }
  const say = state.lines.every((line) => 'kind' in line) ? 'script-finished' : 'calls-finished'
  outputs.push(
    { kind: 'to-user', ref: 'answer', say, rule: null, parameters },
    { kind: 'to-client', input: { kind: 'close' } },
  )
  return {
    state: {
      ...state,
      next: state.lines.length,
      waitingFor: null,
      host: { ...state.host, connection: 'closing' },
    },
    outputs,
  }
}

function orderOf(call: PlannedCall, { config }: HostState): Order {
  return { ...call, rule: null, limitMs: config.limitMs, consent: 'approved' }
}

function rawInput(line: ScriptLine): ClientInput {
  const wire =
    line.kind === 'stdin'
      ? ({ kind: 'stdin', line: toUtf8(line.text) } as const)
      : ({ kind: 'http-request', exchange: 0, request: line.request } as const)
  return { kind: 'raw', ref: line.ref, wire }
}

/** What the page shows: the Host's summary and how far the script has come. */
export function describeScriptHost(state: ScriptHostState): JsonObject {
  return { ...describeHost(state.host), script: { written: state.next, of: state.lines.length } }
}

function still(state: ScriptHostState): ScriptStep {
  return { state, outputs: [] }
}
