/** What the catalogue wants to know of a recorded step: facts that pick the wording, and values that fill it. */
import { isObject, type JsonObject, type JsonValue, stringify } from '../../protocol/json.ts'
import { revisionSpoken } from '../../scenario/fault-places.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import { taskOf } from '../../scenario/tasks/tasks.ts'
import { STEP_NOTE_IDS, type StepNoteId } from '../../trace/notes.ts'
import type { TraceEvent } from '../../trace/trace.ts'
import { type StepFacts, type StepTextId, stepTextId } from './step-cases.ts'

/** The wording for an event of a run of `scenario`; events of foreign recordings without a known note get `other`. */
export function textIdOf(event: TraceEvent, scenario: Scenario): StepTextId {
  const note = (STEP_NOTE_IDS as readonly string[]).includes(event.note) ? event.note : 'other'
  return stepTextId(note as StepNoteId, factsOf(event, scenario))
}

/** The facts of one event. */
export function factsOf(event: TraceEvent, scenario: Scenario): StepFacts {
  const { message, detail = {} } = event
  const error = message?.error
  const optional: Record<string, JsonValue | undefined> = {
    errorChannel: event.errorChannel,
    code: isObject(error) ? error.code : undefined,
    kind: detail.kind,
    isError: detail.isError,
    injected: detail.injected !== undefined || undefined,
    reason: detail.reason,
    untyped: isObject(message?.result) ? !Object.hasOwn(message.result, 'resultType') : undefined,
    again: typeof detail.messages === 'number' ? detail.messages > 1 : undefined,
  }
  return {
    channel: event.channel,
    revision: revisionSpoken(scenario),
    fault: scenario.fault,
    server: scenario.server,
    from: event.from,
    unknownTool: /^Unknown tool/.test(resultText(message)),
    script: taskOf(scenario.task).kind === 'script',
    ...optional,
  } as StepFacts
}

/** Values that sentences name: `{tool}` `{id}` `{code}` `{status}` `{limit}` `{request}`. */
export function parametersOf({ message, detail = {}, http }: TraceEvent): JsonObject {
  const params = isObject(message?.params) ? message.params : {}
  const error = isObject(message?.error) ? message.error : {}
  const values: Record<string, JsonValue | undefined> = {
    tool: detail.tool ?? params.name,
    id: message?.id,
    code: minus(error.code ?? detail.code),
    status: http?.status,
    limit: detail.limitMs,
    request: params.requestId === undefined ? undefined : stringify(params.requestId),
  }
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined),
  )
}

/** Numbers below zero with a real minus sign, as in print. */
function minus(value: JsonValue | undefined): JsonValue | undefined {
  return typeof value === 'number' ? String(value).replace('-', '−') : value
}

function resultText(message: JsonObject | null): string {
  const result = isObject(message?.result) ? message.result : {}
  const first = Array.isArray(result.content) ? (result.content as JsonValue[])[0] : undefined
  return isObject(first) && typeof first.text === 'string' ? first.text : ''
}
