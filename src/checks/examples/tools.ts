/** Examples for tools, progress, input_required, subscriptions and cancellation (the families of those names). */
import type { JsonObject } from '../../protocol/json.ts'
import {
  add,
  after,
  before,
  came,
  completeResult,
  type Example,
  edit,
  editLine,
  enveloped,
  failure,
  lineOf,
  type Runs,
  sent,
} from './lines.ts'

const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities'
const TAG = 'io.modelcontextprotocol/subscriptionId'
const list = (id: number, meta: JsonObject = {}) =>
  sent({ id, method: 'tools/list', params: enveloped({}, meta) })
const listed = (id: number, ...names: readonly string[]) =>
  came({
    id,
    result: completeResult({
      tools: names.map((name) => ({ name, inputSchema: { type: 'object' } })),
    }),
  })

export function toolExamples({
  stdio,
  legacy,
  unknownTool,
  unknownToolPython,
  badArguments,
}: Runs) {
  const answer = '"id":3,"result"'
  const inAnswer = (text: string, from: string, to: string) =>
    editLine(text, answer, (line) => [edit(line, from, to)])
  const progress = (token: string, value: number, meta?: JsonObject) =>
    came({
      method: 'notifications/progress',
      params: { progressToken: token, progress: value, ...(meta ? { _meta: meta } : {}) },
    })
  const asking = editLine(stdio, '"method":"tools/call"', (line) => [
    edit(line, '"_meta":{', '"_meta":{"progressToken":"t",'),
  ])
  const told = (...lines: readonly string[]) => editLine(asking, answer, before(...lines))
  const two = (other: string) =>
    add(
      stdio,
      list(4, { progressToken: 't' }),
      list(5, { progressToken: other }),
      listed(4),
      listed(5),
    )
  return {
    T1: { passes: stdio, trips: edit(stdio, '"capabilities":{"tools":{}}', '"capabilities":{}') },
    T2: {
      passes: stdio,
      trips: edit(stdio, '"inputSchema":{"type":"object",', '"inputSchema":{'),
    },
    T3: { passes: stdio, trips: add(stdio, list(4), listed(4, 'two words')) },
    T4: {
      passes: stdio,
      trips: inAnswer(
        stdio,
        '"structuredContent":{"report_id":"R-001"',
        '"structuredContent":{"report_id":1',
      ),
    },
    T5: { passes: stdio, trips: inAnswer(stdio, '"text":"{', '"text":"see {') },
    T6: {
      passes: legacy,
      trips: editLine(legacy, answer, (line) => [
        line.replace(/"structuredContent":\{[^}]*\}/, '"structuredContent":[1]'),
      ]),
    },
    T7: { passes: unknownTool, trips: unknownToolPython },
    T8: {
      passes: badArguments,
      trips: editLine(badArguments, answer, () => [came({ id: 3, error: failure(-32602) })]),
    },
    T9: { passes: stdio, trips: inAnswer(stdio, '"type":"text"', '"type":"txt"') },
    T12: { passes: badArguments, trips: edit(stdio, '"severity":"high"', '"severity":"huge"') },
    P1: { passes: told(progress('t', 1)), trips: told(progress('u', 1)) },
    P2: {
      passes: told(progress('t', 1), progress('t', 2)),
      trips: told(progress('t', 2), progress('t', 2)),
    },
    P3: { passes: told(progress('t', 1)), trips: add(asking, progress('t', 1)) },
    P4: { passes: two('u'), trips: two('t') },
    S3: { passes: told(progress('t', 1)), trips: told(progress('t', 1, { [TAG]: 9 })) },
  } satisfies { readonly [id: string]: Example }
}

export function inputExamples({ stdio }: Runs) {
  const call = lineOf(stdio, '"method":"tools/call"')
  const result = lineOf(stdio, '"id":3,"result"')
  const FORM = `"${CAPABILITIES}":{"elicitation":{}}`
  const ask = (id: number, more = '', able = true) => {
    const own = edit(call, '"id":3', `"id":${id}`).replace('"_meta":{', `${more}"_meta":{`)
    return able ? edit(own, `"${CAPABILITIES}":{}`, FORM) : own
  }
  const done = edit(result, '"id":3', '"id":5')
  const needs = (more: JsonObject) =>
    came({ id: 4, result: { ...completeResult(more), resultType: 'input_required' } })
  const question = {
    inputRequests: {
      a: {
        method: 'elicitation/create',
        params: { message: '?', requestedSchema: { type: 'object', properties: {} } },
      },
    },
  }
  const given = (key: string, state = 's') =>
    `"requestState":"${state}","inputResponses":{"${key}":{"action":"accept","content":{}}},`
  const asked = add(stdio, ask(4), needs({ ...question, requestState: 's' }))
  const good = add(asked, ask(5, given('a')), done)
  const lacking = (details: JsonObject) =>
    add(stdio, ask(4, '', false), came({ id: 4, error: failure(-32021, details) }))
  return {
    X1: { passes: good, trips: add(stdio, list(4), needs({ requestState: 's' })) },
    X2: { passes: good, trips: add(stdio, ask(4), needs({})) },
    X3: { passes: good, trips: add(stdio, ask(4, '', false), needs(question)) },
    X4: { passes: good, trips: add(asked, ask(5, given('b')), done) },
    X5: { passes: good, trips: add(asked, ask(5, given('a', 'S')), done) },
    X6: { passes: lacking({ requiredCapabilities: { sampling: {} } }), trips: lacking({}) },
  } satisfies { readonly [id: string]: Example }
}

export function subscriptionExamples({ stdio }: Runs) {
  const listen = sent({
    id: 4,
    method: 'subscriptions/listen',
    params: enveloped({ notifications: { toolsListChanged: true } }),
  })
  const tagged = (method: string) => came({ method, params: { _meta: { [TAG]: 4 } } })
  const ack = tagged('notifications/subscriptions/acknowledged')
  const changed = tagged('notifications/tools/list_changed')
  const again = [list(5), listed(5)]
  const other = sent({ id: 5, method: 'server/discover', params: enveloped() })
  const found = came({
    id: 5,
    result: completeResult({ supportedVersions: ['2026-07-28'], capabilities: { tools: {} } }),
  })
  const good = add(stdio, listen, ack, changed, ...again)
  return {
    S1: { passes: good, trips: add(stdio, listen, changed, ack, ...again) },
    S2: {
      passes: good,
      trips: add(stdio, listen, ack, tagged('notifications/prompts/list_changed')),
    },
    S4: { passes: good, trips: add(stdio, listen, ack, changed, other, found) },
  } satisfies { readonly [id: string]: Example }
}

export function cancellationExamples(runs: Runs) {
  const { stdio, stdioTimeout } = runs
  const cancel = (requestId: number) => ({
    method: 'notifications/cancelled',
    params: { requestId },
  })
  const listen = sent({
    id: 4,
    method: 'subscriptions/listen',
    params: enveloped({ notifications: {} }),
  })
  return {
    C1: { passes: stdioTimeout, trips: add(stdio, sent(cancel(99))) },
    C2: {
      passes: stdioTimeout,
      trips: add(stdioTimeout, came({ id: 3, result: completeResult({ content: [] }) })),
    },
    C4: {
      passes: add(stdio, listen, came(cancel(4))),
      trips: editLine(stdio, '"method":"tools/call"', after(came(cancel(3)))),
    },
  } satisfies { readonly [id: string]: Example }
}
