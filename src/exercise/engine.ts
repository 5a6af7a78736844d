/**
 * Everything a grader may use, as one object, so that content imports nothing of the laboratory but this type.
 * A hook that is missing is added here: one file beside this one, one line below, one sentence of explanation.
 */

import { checkTrace } from '../checks/check-trace.ts'
import type { ModelContext, ModelTurn } from '../model/port.ts'
import { decide, OBEYING_RULES } from '../model/scripted-model.ts'
import { type JsonValue, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import { type MessageKind, messageKind } from '../protocol/jsonrpc.ts'
import type { Outcome } from '../protocol/outcome.ts'
import { fail, ok } from '../protocol/outcome.ts'
import { revisionOf } from '../protocol/revisions.ts'
import { validate } from '../protocol/schema.ts'
import { DEFAULT_SCENARIO, type Scenario, simulable } from '../scenario/scenario.ts'
import { bughunt } from '../server/bughunt/definition.ts'
import { createEntropy } from '../simulation/rng.ts'
import type { SimulationParts } from '../simulation/run.ts'
import { simulate } from '../simulation/simulate.ts'
import type { Trace } from '../trace/trace.ts'
import { decodeLine, splitLines } from '../transport/stdio.ts'
import { compare, payoffTable, withoutProtocol, withProtocol } from './abacus-model.ts'
import type { CodeFailure, CodeRunner, HostFunctions } from './code.ts'
import { loadTools, type ToolCode } from './code-tools.ts'
import { callInMemory } from './in-memory.ts'
import { openSession } from './session.ts'

/** A text that is no JSON: where it stops being readable. */
export interface BadJson {
  readonly reason: string
  /** UTF-16 offset; 1-based line and column. */
  readonly offset: number
  readonly line: number
  readonly column: number
}

export interface Engine {
  /** A whole run with Host and Model: `scenario` names what differs from the default one. */
  simulate(scenario?: Partial<Scenario>, parts?: SimulationParts): Trace
  /** A Client and a Server (or a peer of your own) on one virtual clock, driven by the grader. */
  readonly openSession: typeof openSession
  /** A tool call without a wire, whose limit waits until the handler has ended. */
  readonly callInMemory: typeof callInMemory
  /** Lossless JSON of a draft. */
  parse(text: string): Outcome<JsonValue, BadJson>
  /** What kind of JSON-RPC message a value is; null for none (arrays, invalid ids, result beside error …). */
  messageKind(value: JsonValue | null): MessageKind | null
  /** The stdio framing decoder: problems with byte offsets. `splitLines` cuts a byte stream into lines. */
  readonly decodeLine: typeof decodeLine
  readonly splitLines: typeof splitLines
  /** The rules of a revision as data. */
  readonly revisionOf: typeof revisionOf
  /** JSON Schema 2020-12: [] when the value fits. */
  readonly validate: typeof validate
  /** BugHunt's definition, to be served changed. */
  readonly bughunt: typeof bughunt
  /** The two graphs of the abacus and the table of where a protocol pays. */
  readonly abacus: {
    readonly compare: typeof compare
    readonly payoffTable: typeof payoffTable
    readonly withoutProtocol: typeof withoutProtocol
    readonly withProtocol: typeof withProtocol
  }
  /** The rules of the wire on a recording, by their ids. */
  readonly check: typeof checkTrace
  /** A seeded source of numbers in [0, 1). */
  random(seed: number): () => number
  /** The Model's turn for a context; `obeying`: it does what any text there tells it. */
  think(context: ModelContext, manner?: 'careful' | 'obeying'): ModelTurn
  /** Runs learners' code. Null where parts are only drawn, never where answers are graded (`needCode`). */
  readonly code: CodeRunner | null
  /** Learners' tool handlers for `ToolDefinition.handler`; `TOOL_API` declares what they may use. */
  loadTools(source: string, more?: HostFunctions): Outcome<ToolCode, CodeFailure>
}

/** The engine; `code` comes from `src/sandbox`. */
export function createEngine(code: CodeRunner | null): Engine {
  return {
    simulate: (scenario = {}, parts = {}) =>
      simulate(simulable({ ...DEFAULT_SCENARIO, ...scenario }), parts),
    openSession,
    callInMemory,
    parse,
    messageKind: (value) => messageKind(value),
    decodeLine,
    splitLines,
    revisionOf,
    validate,
    bughunt,
    abacus: { compare, payoffTable, withoutProtocol, withProtocol },
    check: checkTrace,
    random,
    think: (context, manner = 'careful') =>
      decide(context, manner === 'obeying' ? OBEYING_RULES : undefined),
    code,
    loadTools: (source, more) => loadTools(needCode(code), source, more),
  }
}

/** The runner, where there has to be one. */
export function needCode(code: CodeRunner | null): CodeRunner {
  if (!code) throw new Error('this engine runs no code')
  return code
}

function parse(text: string): Outcome<JsonValue, BadJson> {
  const parsed = parseJson(text)
  if (parsed.ok) return ok(toValue(parsed.value))
  const { offset, reason } = parsed.error
  const before = text.slice(0, offset).split('\n')
  return fail({
    reason,
    offset,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  })
}

function random(seed: number): () => number {
  const digits = createEntropy(seed)
  return () => Number.parseInt(digits().slice(0, 13), 16) / 2 ** 52
}

// What graders need to name; content imports these from here.
export type { ServerDefinition, ToolDefinition } from '../server/definition.ts'
export type { ToolHandler, ToolOutcome } from '../server/port.ts'
export type { Peer, Session, SessionOptions } from './session.ts'
