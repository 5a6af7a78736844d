/**
 * The Host as a step function: the agent loop. It owns the Client, keeps the list of tools and the conversation,
 * and is the only one that talks to the Model. Nothing here touches the wire.
 */
import type { ClientInput, ClientOutput, Settlement } from '../client/port.ts'
import type { ContextMessage, ModelContext, ModelTurn } from '../model/port.ts'
import type { JsonObject } from '../protocol/json.ts'
import { addPage, type Catalogue, EMPTY_CATALOGUE } from './catalogue.ts'
import { AUTO_APPROVE, approve, type Consent, describeConsent } from './consent.ts'
import type { Order } from './order.ts'
import {
  beginPull,
  type PickedPrompt,
  type Pull,
  type Pulling,
  pullRef,
  pullRequest,
  pullSettled,
} from './pulling.ts'
import { toolMessage } from './tool-message.ts'

export type HostInput =
  /** A wish of the user: an id with facts. `last`: nothing more will be asked, so the connection can close. */
  | {
      readonly kind: 'goal'
      readonly goal: string
      readonly facts: JsonObject
      readonly last: boolean
      readonly prompt?: PickedPrompt
    }
  | { readonly kind: 'client'; readonly output: ClientOutput }
  | { readonly kind: 'turn'; readonly turn: ModelTurn }

export type HostOutput =
  | { readonly kind: 'to-client'; readonly input: ClientInput }
  /** A tool call that was approved: the request for the Client, and what stands behind it. */
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'to-model'; readonly ref: string; readonly context: ModelContext }
  | {
      readonly kind: 'to-user'
      readonly ref: string
      readonly say: string
      readonly rule: string | null
      readonly parameters: JsonObject
    }

export interface HostConfig {
  /** The limit for every request, in ms. The specification: there SHOULD be one (basic/patterns/cancellation). */
  readonly limitMs: number
  /** Address of a resource that belongs into every conversation. */
  readonly mounts?: string
}

export interface HostState {
  readonly config: HostConfig
  readonly connection: 'none' | 'opening' | 'open' | 'closing' | 'closed' | 'failed'
  readonly catalogue: Catalogue
  readonly consent: Consent
  readonly waitingFor: 'user' | 'client' | 'model' | 'nobody'
  /** The user's wishes so far; the conversation starts anew with each. */
  readonly round: number
  readonly lastRound: boolean
  readonly conversation: readonly ContextMessage[]
  readonly turns: number
  readonly calls: number
  readonly pendingTool: string | null
  /** What is still to be fetched for this conversation, and what is being fetched. */
  readonly pulls: readonly Pull[]
  readonly pulling: Pulling | null
}

interface HostStep {
  readonly state: HostState
  readonly outputs: readonly HostOutput[]
}

export function createHost(config: HostConfig): HostState {
  return {
    config,
    connection: 'none',
    catalogue: EMPTY_CATALOGUE,
    consent: AUTO_APPROVE,
    waitingFor: 'user',
    round: 0,
    lastRound: false,
    conversation: [],
    turns: 0,
    calls: 0,
    pendingTool: null,
    pulls: [],
    pulling: null,
  }
}

/** One step of the agent loop. Inputs that fit nowhere (a late notification, a second close) change nothing. */
export function hostStep(state: HostState, input: HostInput): HostStep {
  switch (input.kind) {
    case 'goal':
      return takeGoal(state, input)
    case 'turn':
      return takeTurn(state, input.turn)
    case 'client':
      return hear(state, input.output)
  }
}

function takeGoal(state: HostState, wish: Extract<HostInput, { kind: 'goal' }>): HostStep {
  const next: HostState = {
    ...state,
    round: state.round + 1,
    lastRound: wish.last,
    conversation: [{ role: 'user', goal: wish.goal, facts: wish.facts }],
    turns: 0,
    calls: 0,
    pulls: pullsFor(state.config, wish.prompt),
  }
  if (state.connection === 'open') return prepare(next)
  return {
    state: { ...next, connection: 'opening', waitingFor: 'client' },
    outputs: [{ kind: 'to-client', input: { kind: 'connect' } }],
  }
}

function hear(state: HostState, output: ClientOutput): HostStep {
  switch (output.kind) {
    case 'connected':
      return listTools({ ...state, connection: 'open' })
    case 'connect-failed':
      return giveUp({ ...state, connection: 'failed' }, 'not-connected', output.settlement)
    case 'settled':
      return settle(state, output.ref, output.settlement)
    case 'closed':
      return { state: { ...state, connection: 'closed', waitingFor: 'nobody' }, outputs: [] }
    default:
      return { state, outputs: [] }
  }
}

function listTools(state: HostState): HostStep {
  const { next, pages } = state.catalogue
  const request: ClientInput = {
    kind: 'request',
    ref: pages === 0 ? 'list' : `list-${pages + 1}`,
    method: 'tools/list',
    params: next === null ? {} : { cursor: next },
    limitMs: state.config.limitMs,
  }
  return {
    state: { ...state, waitingFor: 'client' },
    outputs: [{ kind: 'to-client', input: request }],
  }
}

function settle(state: HostState, ref: string, settlement: Settlement): HostStep {
  if (/^list(-\d+)?$/.test(ref)) {
    if (settlement.kind !== 'result') return giveUp(state, 'not-listed', settlement)
    const next = { ...state, catalogue: addPage(state.catalogue, settlement.result) }
    return next.catalogue.next === null ? prepare(next) : listTools(next)
  }
  if (state.pulling && ref === named(state, pullRef(state.pulling)))
    return takePull(state, state.pulling, settlement)
  if (state.pendingTool === null || ref !== named(state, `call-${state.calls}`))
    return { state, outputs: [] }
  return askModel({
    ...state,
    pendingTool: null,
    conversation: [...state.conversation, toolMessage(state.pendingTool, settlement)],
  })
}

function pullsFor({ mounts }: HostConfig, prompt: PickedPrompt | undefined): readonly Pull[] {
  return [
    ...(mounts === undefined ? [] : [{ kind: 'resource', uri: mounts } as const]),
    ...(prompt ? [{ kind: 'prompt', ...prompt } as const] : []),
  ]
}

/** Fetches what belongs into the conversation, one after the other, and then asks the Model. */
function prepare(state: HostState): HostStep {
  const [first, ...pulls] = state.pulls
  return first ? pull({ ...state, pulls }, beginPull(first)) : askModel(state)
}

function pull(state: HostState, pulling: Pulling): HostStep {
  const input = pullRequest(pulling, named(state, pullRef(pulling)), state.config.limitMs)
  return {
    state: { ...state, pulling, waitingFor: 'client' },
    outputs: [{ kind: 'to-client', input }],
  }
}

function takePull(state: HostState, pulling: Pulling, settlement: Settlement): HostStep {
  const pulled = pullSettled(pulling, settlement)
  if (pulled.kind === 'ask') return pull(state, pulled.pulling)
  const got = pulled.kind === 'got' ? [pulled.message] : []
  return prepare({ ...state, pulling: null, conversation: [...state.conversation, ...got] })
}

function askModel(state: HostState): HostStep {
  const next: HostState = { ...state, waitingFor: 'model', turns: state.turns + 1 }
  const context = { tools: state.catalogue.tools, messages: state.conversation }
  return {
    state: next,
    outputs: [{ kind: 'to-model', ref: named(next, `model-${next.turns}`), context }],
  }
}

function takeTurn(state: HostState, turn: ModelTurn): HostStep {
  if (turn.kind === 'answer') return answer(state, turn.say, turn.rule, turn.parameters)
  const { consent, decision } = approve(state.consent)
  const next: HostState = {
    ...state,
    consent,
    waitingFor: 'client',
    calls: state.calls + 1,
    pendingTool: turn.tool,
    conversation: [
      ...state.conversation,
      { role: 'assistant', call: { tool: turn.tool, arguments: turn.arguments } },
    ],
  }
  const order: Order = {
    ref: named(next, `call-${next.calls}`),
    tool: turn.tool,
    arguments: turn.arguments,
    rule: turn.rule,
    limitMs: state.config.limitMs,
    consent: decision,
  }
  return { state: next, outputs: [{ kind: 'order', order }] }
}

function giveUp(state: HostState, say: string, settlement: Settlement): HostStep {
  const failure = toolMessage('', settlement)
  const text = failure.role === 'tool' ? failure.text : ''
  return answer({ ...state, lastRound: true }, say, null, { channel: settlement.kind, text })
}

function answer(
  state: HostState,
  say: string,
  rule: string | null,
  parameters: JsonObject,
): HostStep {
  const closing = state.lastRound && (state.connection === 'open' || state.connection === 'failed')
  const told: HostOutput = {
    kind: 'to-user',
    ref: named(state, 'answer'),
    say,
    rule,
    parameters,
  }
  return {
    state: {
      ...state,
      connection: closing ? 'closing' : state.connection,
      waitingFor: closing ? 'client' : 'user',
    },
    outputs: closing ? [told, { kind: 'to-client', input: { kind: 'close' } }] : [told],
  }
}

/** Names within the first round are plain; later rounds carry their number, so that every name stays unique. */
function named(state: HostState, name: string): string {
  return state.round <= 1 ? name : `round-${state.round}.${name}`
}

/** What the page shows of the Host. */
export function describeHost(state: HostState): JsonObject {
  return {
    connection: state.connection,
    waitingFor: state.waitingFor,
    tools: state.catalogue.tools.map((tool) => tool.name),
    consent: describeConsent(state.consent),
    round: state.round,
    conversation: state.conversation.length,
    calls: state.calls,
    limitMs: state.config.limitMs,
  }
}
