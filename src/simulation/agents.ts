/** User, Host and Model: their seats, and what goes to and fro between them and the Client. */
import type { ClientInput } from '../client/port.ts'
import {
  createHost,
  describeHost,
  type HostInput,
  type HostOutput,
  type HostState,
  hostStep,
} from '../host/host.ts'
import { type Order, requestOf, waitOptions } from '../host/order.ts'
import type { ModelContext, ModelTurn } from '../model/port.ts'
import { describeModel, modelStep, NEW_MODEL } from '../model/scripted-model.ts'
import { type JsonObject, stringify } from '../protocol/json.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Task } from '../scenario/tasks/task.ts'
import { noteOf } from '../trace/notes.ts'
import type { ActorId, Phase } from '../trace/trace.ts'
import type { Fault } from './faults/fault.ts'
import { phaseOfRef } from './keys.ts'
import { type Describers, describeOnce, type Recorder } from './recorder.ts'
import {
  createScriptHost,
  describeScriptHost,
  type ScriptHostState,
  scriptHostStep,
} from './script-host.ts'
import { ask, createUser, describeUser, hear } from './user.ts'

export type AgentItem =
  | { readonly to: 'user'; readonly say: string }
  | { readonly to: 'host'; readonly input: HostInput }
  | { readonly to: 'model'; readonly ref: string; readonly context: ModelContext }

/** The limit for every request when the scenario names none, ms: the TypeScript SDK's default. */
const USUAL_LIMIT_MS = 60_000

export interface AgentParts {
  readonly scenario: Scenario
  readonly task: Task
  readonly fault: Fault
  readonly recorder: () => Recorder
  /** Over a link, so one latency later. */
  send(item: AgentItem): void
  toClient(input: ClientInput): void
}

export interface Agents {
  /** The user makes the first wish. */
  begin(): void
  take(item: AgentItem): void
  /** Nothing else is due. True when that made a script go on. */
  idle(): boolean
  readonly describers: Describers
}

export function createAgents(parts: AgentParts): Agents {
  const { scenario, task, fault } = parts
  let user = createUser(scenario.repeat)
  let model = NEW_MODEL
  let host: HostState = createHost({
    limitMs: scenario.limitMs ?? USUAL_LIMIT_MS,
    ...(task.kind === 'goal' && task.mounts !== undefined && { mounts: task.mounts }),
  })
  let script: ScriptHostState | null =
    task.kind === 'goal'
      ? null
      : createScriptHost(host, task.kind === 'script' ? task.lines : task.calls)

  function record(
    key: string,
    from: ActorId,
    to: ActorId,
    phase: Phase,
    raw: string,
    detail: JsonObject,
  ): void {
    const note = noteOf(key)
    parts
      .recorder()
      .record({ key, phase, from, to, channel: 'internal', raw, message: null, note, detail })
  }

  function wish(): void {
    const next = ask(user)
    user = next.state
    if (!next.wish) return
    const { round, last } = next.wish
    const goal = task.kind === 'goal' ? task.goal : task.id
    const told = task.kind === 'goal' ? task.facts : {}
    const facts = fault.facts?.(told) ?? told
    const picked = task.kind === 'goal' && task.prompt ? { prompt: task.prompt } : {}
    const key = round === 1 ? 'user.task' : `round-${round}.user.task`
    const phase = round === 1 ? 'launch' : 'decide'
    record(key, 'user', 'host', phase, stringify({ goal, facts, ...picked }), {
      goal,
      facts,
      round,
      ...picked,
    })
    parts.send({ to: 'host', input: { kind: 'goal', goal, facts, last, ...picked } })
  }

  function stepHost(input: HostInput | { readonly kind: 'idle' }): void {
    let outputs: readonly HostOutput[] = []
    if (script) {
      const step = scriptHostStep(script, input)
      script = step.state
      outputs = step.outputs
    } else if (input.kind !== 'idle') {
      const step = hostStep(host, input)
      host = step.state
      outputs = step.outputs
    }
    for (const output of outputs) perform(output)
  }

  function perform(output: HostOutput): void {
    switch (output.kind) {
      case 'to-client':
        parts.toClient(output.input)
        break
      case 'order':
        give(fault.order?.(output.order, scenario) ?? output.order)
        break
      case 'to-model':
        show(output.ref, output.context)
        break
      case 'to-user': {
        const { ref, say, rule, parameters } = output
        record(ref, 'host', 'user', 'return', stringify({ say, parameters }), {
          say,
          rule,
          parameters,
        })
        parts.send({ to: 'user', say })
      }
    }
  }

  function show(ref: string, context: ModelContext): void {
    // With a result in it the context is the way back; without one it is the question what to do.
    const phase = context.messages.at(-1)?.role === 'tool' ? 'return' : 'decide'
    const raw = stringify(context as unknown as JsonObject)
    const size = { tools: context.tools.length, messages: context.messages.length }
    record(`${ref}.context`, 'host', 'model', phase, raw, size)
    parts.send({ to: 'model', ref, context })
  }

  function give(order: Order): void {
    const { ref, tool, rule, limitMs, consent } = order
    const raw = stringify({ name: tool, arguments: order.arguments })
    const waits = waitOptions(order) as JsonObject
    const detail = { tool, arguments: order.arguments, rule, limitMs, ...waits, consent }
    record(`${ref}.order`, 'host', 'client', phaseOfRef(ref), raw, detail)
    parts.toClient(requestOf(order))
  }

  function think(ref: string, context: ModelContext): void {
    const step = modelStep(model, context)
    model = step.state
    const turn = fault.turn?.(step.turn, context) ?? step.turn
    const phase = turn.kind === 'answer' ? 'return' : 'decide'
    record(`${ref}.turn`, 'model', 'host', phase, stringify(said(turn)), {
      rule: turn.rule,
      ...said(turn),
      ...(turn !== step.turn && { injected: fault.id }),
    })
    parts.send({ to: 'host', input: { kind: 'turn', turn } })
  }

  return {
    begin: wish,
    take(item) {
      if (item.to === 'host') stepHost(item.input)
      else if (item.to === 'model') think(item.ref, item.context)
      else {
        user = hear(user, item.say)
        wish()
      }
    },
    idle() {
      const before = script
      if (script) stepHost({ kind: 'idle' })
      return script !== before
    },
    describers: {
      user: describeOnce(() => user, describeUser),
      model: describeOnce(() => model, describeModel),
      host: script
        ? describeOnce(() => script as ScriptHostState, describeScriptHost)
        : describeOnce(() => host, describeHost),
    },
  }
}

function said(turn: ModelTurn): JsonObject {
  const { rule: _, ...rest } = turn
  return rest
}
