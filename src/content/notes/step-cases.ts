/**
 * One step note can need several wordings: the same call is written to a pipe or posted, answered well or with
 * an error. A case names the wording and says, as data, to which steps it belongs; the first that fits counts.
 */
import type { StepNoteId } from '../../trace/notes.ts'

/** What is known of a step; each case asks for some of it. */
export interface StepFacts {
  readonly channel?: string
  readonly errorChannel?: string
  readonly revision?: string
  readonly server?: string
  /** JSON-RPC error code. */
  readonly code?: number
  /** An error text that says the tool is not known. */
  readonly unknownTool?: boolean
  /** `kind` of what the Model or the Client decided. */
  readonly kind?: string
  readonly isError?: boolean
  /** A fault that changed what the Model said. */
  readonly injected?: boolean
  /** The Model has been asked before. */
  readonly again?: boolean
  readonly script?: boolean
  readonly from?: string
  /** The fault of the scenario. */
  readonly fault?: string
  /** A result without `resultType`. */
  readonly untyped?: boolean
  /** Why something was dropped. */
  readonly reason?: string
}

interface StepCase {
  readonly id: string
  readonly note: StepNoteId
  readonly facts: StepFacts
}

const http = { channel: 'http-request' }
/** A result of the newer revision that looks like one of the older. */
const untyped = { untyped: true, revision: '2026-07-28' }
/** The live server keeps no session over legacy HTTP. */
const noSession = { revision: '2025-11-25', server: 'typescript-sdk' }

export const STEP_CASES = [
  { id: 'user.task@script', note: 'user.task', facts: { script: true } },
  { id: 'discover.request@injected', note: 'discover.request', facts: { injected: true } },
  { id: 'discover.request@http', note: 'discover.request', facts: http },
  {
    id: 'discover.response@protocol-error',
    note: 'discover.response',
    facts: { errorChannel: 'protocol-error' },
  },
  {
    id: 'discover.response@transport-error',
    note: 'discover.response',
    facts: { errorChannel: 'transport-error' },
  },
  { id: 'initialize.request@injected', note: 'initialize.request', facts: { injected: true } },
  {
    id: 'initialize.response@transport-error',
    note: 'initialize.response',
    facts: { errorChannel: 'transport-error' },
  },
  { id: 'initialize.request@http', note: 'initialize.request', facts: http },
  { id: 'initialize.head@no-session', note: 'initialize.head', facts: noSession },
  {
    id: 'initialized.notification@no-session',
    note: 'initialized.notification',
    facts: { ...http, ...noSession },
  },
  { id: 'initialized.notification@http', note: 'initialized.notification', facts: http },
  {
    id: 'list.request@http-2026',
    note: 'list.request',
    facts: { ...http, revision: '2026-07-28' },
  },
  { id: 'list.request@no-session', note: 'list.request', facts: { ...http, ...noSession } },
  { id: 'list.request@http', note: 'list.request', facts: http },
  { id: 'list.request@2025', note: 'list.request', facts: { revision: '2025-11-25' } },
  { id: 'list.response@untyped', note: 'list.response', facts: untyped },
  { id: 'list.response@2025', note: 'list.response', facts: { revision: '2025-11-25' } },
  { id: 'model.context@again', note: 'model.context', facts: { again: true } },
  { id: 'model.turn@injected', note: 'model.turn', facts: { injected: true } },
  { id: 'model.turn@answer', note: 'model.turn', facts: { kind: 'answer' } },
  { id: 'call.request@injected', note: 'call.request', facts: { injected: true } },
  {
    id: 'call.request@http-2026',
    note: 'call.request',
    facts: { ...http, revision: '2026-07-28' },
  },
  { id: 'call.request@no-session', note: 'call.request', facts: { ...http, ...noSession } },
  { id: 'call.request@http', note: 'call.request', facts: http },
  { id: 'call.request@2025', note: 'call.request', facts: { revision: '2025-11-25' } },
  {
    id: 'call.response@unknown-tool',
    note: 'call.response',
    facts: { errorChannel: 'tool-error', unknownTool: true },
  },
  { id: 'call.response@tool-error', note: 'call.response', facts: { errorChannel: 'tool-error' } },
  {
    id: 'call.response@missing-meta',
    note: 'call.response',
    facts: { code: -32602, fault: 'missing-meta' },
  },
  { id: 'call.response@-32601', note: 'call.response', facts: { code: -32601 } },
  { id: 'call.response@-32020', note: 'call.response', facts: { code: -32020 } },
  {
    id: 'call.response@protocol-error',
    note: 'call.response',
    facts: { errorChannel: 'protocol-error' },
  },
  {
    id: 'call.response@transport-error',
    note: 'call.response',
    facts: { errorChannel: 'transport-error' },
  },
  { id: 'call.result@tool-error', note: 'call.result', facts: { isError: true } },
  { id: 'call.result@protocol-error', note: 'call.result', facts: { kind: 'protocol-error' } },
  { id: 'call.result@transport-error', note: 'call.result', facts: { kind: 'transport-error' } },
  {
    id: 'call.stream-end@transport-error',
    note: 'call.stream-end',
    facts: { errorChannel: 'transport-error' },
  },
  {
    id: 'shutdown.exit@transport-error',
    note: 'shutdown.exit',
    facts: { errorChannel: 'transport-error' },
  },
  {
    id: 'client.dropped@unreadable',
    note: 'client.dropped',
    facts: { reason: 'unreadable' },
  },
  { id: 'call.cancel@http', note: 'call.cancel', facts: http },
  { id: 'script.request@http', note: 'script.request', facts: http },
  { id: 'script.response@-32602', note: 'script.response', facts: { code: -32602 } },
  { id: 'script.response@-32601', note: 'script.response', facts: { code: -32601 } },
  { id: 'script.response@-32020', note: 'script.response', facts: { code: -32020 } },
  { id: 'script.response@-32022', note: 'script.response', facts: { code: -32022 } },
  {
    id: 'script.response@unknown-tool',
    note: 'script.response',
    facts: { errorChannel: 'tool-error', unknownTool: true },
  },
  {
    id: 'script.response@tool-error',
    note: 'script.response',
    facts: { errorChannel: 'tool-error' },
  },
  { id: 'script.response@untyped', note: 'script.response', facts: untyped },
  { id: 'answer@script', note: 'answer', facts: { script: true } },
] as const satisfies readonly StepCase[]

export type StepCaseId = (typeof STEP_CASES)[number]['id']
export type StepTextId = StepNoteId | StepCaseId

/** The wordings beside which it stands that not everyone agrees. */
export const DISPUTED = [
  'discover.response',
  'call.response@unknown-tool',
  'call.response@protocol-error',
  'call.response@tool-error',
  'call.timeout',
  'call.cancel',
  'call.cancel@http',
  'call.stream-close',
  'call.late',
  'script.response@unknown-tool',
  'script.response@-32601',
  'script.response@-32022',
] as const satisfies readonly StepTextId[]

export type DisputedId = (typeof DISPUTED)[number]

/** The wording for a step with these facts. */
export function stepTextId(note: StepNoteId, facts: StepFacts): StepTextId {
  const found = STEP_CASES.find(
    (candidate) => candidate.note === note && fits(candidate.facts, facts),
  )
  return found?.id ?? note
}

function fits(wanted: StepFacts, facts: StepFacts): boolean {
  return Object.entries(wanted).every(([name, value]) => facts[name as keyof StepFacts] === value)
}
