import { expect, test } from 'vitest'
import type { ClientOutput, Settlement } from '../client/port.ts'
import type { ModelTurn } from '../model/port.ts'
import type { JsonObject } from '../protocol/json.ts'
import {
  createHost,
  describeHost,
  type HostInput,
  type HostOutput,
  type HostState,
  hostStep,
} from './host.ts'
import { toolMessage } from './tool-message.ts'

const GOAL: HostInput = { kind: 'goal', goal: 'report', facts: { module: 'cart' }, last: true }
const CONNECTED: HostInput = { kind: 'client', output: { kind: 'connected', server: {} } }
const settled = (ref: string, settlement: Settlement): HostInput => {
  const output: ClientOutput = { kind: 'settled', ref, id: 1, settlement }
  return { kind: 'client', output }
}
const page = (names: readonly string[], nextCursor?: string): Settlement => {
  const tools = names.map((name) => ({ name, inputSchema: { type: 'object' } }))
  const result: JsonObject = { tools, ...(nextCursor !== undefined && { nextCursor }) }
  return { kind: 'result', result }
}
const turn = (turn: ModelTurn): HostInput => ({ kind: 'turn', turn })

/** Feeds inputs one after the other; gives the last outputs and the state. */
function feed(...inputs: readonly HostInput[]) {
  let state: HostState = createHost({ limitMs: 1000 })
  let outputs: readonly HostOutput[] = []
  for (const input of inputs) ({ state, outputs } = hostStep(state, input))
  return { state, outputs }
}

test('a goal opens the connection, and an open connection lists the tools', () => {
  expect(feed(GOAL).outputs).toEqual([{ kind: 'to-client', input: { kind: 'connect' } }])
  expect(feed(GOAL, CONNECTED).outputs).toMatchObject([
    { input: { kind: 'request', ref: 'list', method: 'tools/list', params: {}, limitMs: 1000 } },
  ])
})

test('pages on for as long as there is a cursor, and an empty one is a cursor', () => {
  const second = feed(GOAL, CONNECTED, settled('list', page(['a'], '')))
  expect(second.outputs).toMatchObject([{ input: { ref: 'list-2', params: { cursor: '' } } }])
  const third = feed(
    GOAL,
    CONNECTED,
    settled('list', page(['a'], '')),
    settled('list-2', page(['b'])),
  )
  expect(third.outputs).toMatchObject([
    { kind: 'to-model', ref: 'model-1', context: { tools: [{ name: 'a' }, { name: 'b' }] } },
  ])
})

test('carries out the Model’s call, approved by a policy that can be seen', () => {
  const call: ModelTurn = { kind: 'call', rule: 'report', tool: 'a', arguments: { x: 1 } }
  const { state, outputs } = feed(GOAL, CONNECTED, settled('list', page(['a'])), turn(call))
  expect(outputs).toEqual([
    {
      kind: 'order',
      order: {
        ref: 'call-1',
        tool: 'a',
        arguments: { x: 1 },
        rule: 'report',
        limitMs: 1000,
        consent: 'approved',
      },
    },
  ])
  expect(describeHost(state).consent).toEqual({ policy: 'auto-approve', approved: 1 })
})

test('an answer goes to the user, and after the last wish the connection is closed', () => {
  const done: ModelTurn = { kind: 'answer', rule: 'report-done', say: 'reported', parameters: {} }
  const { outputs } = feed(GOAL, CONNECTED, settled('list', page(['a'])), turn(done))
  expect(outputs).toMatchObject([
    { kind: 'to-user', ref: 'answer', say: 'reported' },
    { kind: 'to-client', input: { kind: 'close' } },
  ])
})

test('a second wish uses the open connection and names that stay unique', () => {
  const done: ModelTurn = { kind: 'answer', rule: 'r', say: 'reported', parameters: {} }
  const first = { ...GOAL, last: false } as HostInput
  const { outputs } = feed(first, CONNECTED, settled('list', page(['a'])), turn(done), GOAL)
  expect(outputs).toMatchObject([{ kind: 'to-model', ref: 'round-2.model-1' }])
})

test('a connection that cannot be opened is told to the user', () => {
  const settlement: Settlement = { kind: 'local-error', code: 'version-mismatch' }
  const { outputs } = feed(GOAL, { kind: 'client', output: { kind: 'connect-failed', settlement } })
  expect(outputs[0]).toMatchObject({ kind: 'to-user', say: 'not-connected' })
})

test.each<[string, Settlement, object]>([
  [
    'a result',
    {
      kind: 'result',
      result: {
        content: [
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ],
      },
    },
    { isError: false, source: 'server', text: 'a\nb' },
  ],
  [
    'an isError result',
    { kind: 'result', result: { content: [{ type: 'text', text: 'no' }], isError: true } },
    { isError: true, source: 'server', text: 'no' },
  ],
  [
    'structured content alone',
    { kind: 'result', result: { content: [], structuredContent: { n: 1 } } },
    { isError: false, source: 'server', text: '{"n":1}' },
  ],
  [
    'a protocol error',
    { kind: 'protocol-error', error: { code: -32602, message: 'Unknown tool: x' } },
    { isError: true, source: 'server', text: 'Unknown tool: x' },
  ],
  [
    'silence',
    { kind: 'local-error', code: 'request-timeout', limitMs: 500 },
    { isError: true, source: 'host', text: expect.stringContaining('no answer within 0.5s') },
  ],
  [
    'a broken transport',
    { kind: 'transport-error', status: 502, reason: 'http-status' },
    { isError: true, source: 'host', text: expect.stringContaining('502') },
  ],
])('tells the Model of %s', (_name, settlement, expected) => {
  expect(toolMessage('a', settlement)).toMatchObject(expected)
})
