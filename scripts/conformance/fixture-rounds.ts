/** Tools that need more than one round: they answer `input_required` until they have what they ask for (spec: basic/patterns/mrtr). */
import { isObject, type JsonObject, type JsonValue } from '../../src/protocol/json.ts'
import type { ToolDefinition } from '../../src/server/definition.ts'
import type { ToolHandler, ToolOutcome } from '../../src/server/port.ts'

const done = (text: string): ToolOutcome => ({
  kind: 'result',
  result: { content: [{ type: 'text', text }] },
})
const ask = (inputRequests: JsonObject, requestState?: string): ToolOutcome => ({
  kind: 'result',
  result: {
    resultType: 'input_required',
    inputRequests,
    ...(requestState !== undefined && { requestState }),
  },
})
const elicit = (message: string, property: string, type: string): JsonObject => ({
  method: 'elicitation/create',
  params: {
    mode: 'form',
    message,
    requestedSchema: { type: 'object', properties: { [property]: { type } }, required: [property] },
  },
})
const sample: JsonObject = {
  method: 'sampling/createMessage',
  params: {
    messages: [{ role: 'user', content: { type: 'text', text: 'What is the capital of France?' } }],
    maxTokens: 100,
  },
}
const listRoots: JsonObject = { method: 'roots/list', params: {} }

/** The response to one input request, or undefined. */
function response(call: JsonObject, key: string): JsonObject | undefined {
  const responses = call.inputResponses
  const value: JsonValue | undefined = isObject(responses) ? responses[key] : undefined
  return isObject(value) ? value : undefined
}

const TAMPERED: ToolOutcome = {
  kind: 'protocol-error',
  code: -32602,
  message: 'Invalid requestState',
}

type Round = (call: JsonObject) => ToolOutcome

const ROUNDS: { readonly [name: string]: Round } = {
  test_input_required_result_elicitation(call) {
    const answer = response(call, 'user_name')?.content
    if (!isObject(answer) || typeof answer.name !== 'string')
      return ask({ user_name: elicit('What is your name?', 'name', 'string') })
    return done(`Hello, ${answer.name}!`)
  },
  test_input_required_result_sampling(call) {
    const answer = response(call, 'capital_question')
    return answer ? done(JSON.stringify(answer.content)) : ask({ capital_question: sample })
  },
  test_input_required_result_list_roots(call) {
    const answer = response(call, 'client_roots')
    return answer ? done(JSON.stringify(answer.roots)) : ask({ client_roots: listRoots })
  },
  test_input_required_result_request_state(call) {
    if (!response(call, 'confirm'))
      return ask({ confirm: elicit('Please confirm', 'ok', 'boolean') }, 'round-1')
    return call.requestState === 'round-1' ? done('state-ok') : TAMPERED
  },
  test_input_required_result_tampered_state(call) {
    if (call.requestState === undefined)
      return ask({ confirm: elicit('Please confirm', 'ok', 'boolean') }, 'untouched')
    return call.requestState === 'untouched' ? done('state-ok') : TAMPERED
  },
  test_streaming_elicitation(call) {
    return response(call, 'user_name')
      ? done('heard')
      : ask({ user_name: elicit('What is your name?', 'name', 'string') })
  },
}

export const ROUND_TOOLS: readonly ToolDefinition[] = Object.entries(ROUNDS).map(
  ([name, round]) => ({
    name,
    description: `Conformance fixture ${name}.`,
    input: { fields: [] },
    handler: oneStep(round),
  }),
)

function oneStep(round: Round): ToolHandler {
  // biome-ignore lint/correctness/useYield: answers at once, round by round
  return function* (_args, _memory, call) {
    return round(call)
  }
}
