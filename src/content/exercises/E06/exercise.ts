/** E06: a call written by hand from the tool's inputSchema alone; the server itself says whether it hit the bug. */
import { textOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import {
  type Exercise,
  type Finding,
  fails,
  holds,
  type Place,
  pass,
} from '../../../exercise/exercise.ts'
import { isObject, type JsonObject, stringify } from '../../../protocol/json.ts'

const TOOL = 'submit_bug_report'
const META: JsonObject = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** The list entry of the tool, as the server sends it. */
function offered(engine: Engine): JsonObject {
  const session = engine.openSession()
  session.line(
    stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: META } }),
    'list',
  )
  session.run()
  const settled = session.settlement('list')
  const tools = settled?.kind === 'result' ? settled.result.tools : []
  const found = Array.isArray(tools)
    ? tools.find((tool) => isObject(tool) && tool.name === TOOL)
    : null
  return isObject(found) ? found : {}
}

function request(args: JsonObject, more: JsonObject = {}): string {
  const params = { name: TOOL, arguments: args, _meta: META }
  return stringify({ jsonrpc: '2.0', id: 3, method: 'tools/call', params, ...more }, { indent: 2 })
}

const START = request({})
const report = (change: JsonObject) => ({
  module: 'cart',
  title: '数量为 0 时仍可下单',
  steps: ['把数量改成 0', '点击下单'],
  severity: 'high',
  ...change,
})
const BODY: Place = { part: 'call' }

export const exercise: Exercise = {
  id: 'E06',
  assertions: [
    { id: 'readable' },
    { id: 'request', needs: ['readable'] },
    { id: 'fits-schema', needs: ['request'] },
    { id: 'accepted', needs: ['request'] },
    { id: 'hits', needs: ['fits-schema', 'accepted'] },
  ],
  parts: [
    {
      kind: 'edit-json',
      id: 'call',
      start: START,
      schema: { revision: '2026-07-28', message: 'client' },
    },
  ],
  exhibits: (engine) => [
    { id: 'schema', raw: stringify(offered(engine).inputSchema ?? {}, { indent: 2 }) },
  ],
  grade(answers, engine): readonly Finding[] {
    const draft = engine.parse(textOf(answers, 'call'))
    if (!draft.ok)
      return [
        fails(
          'readable',
          { say: 'json.readable' },
          { say: 'json.unreadable', with: { ...draft.error } },
          { places: [BODY] },
        ),
      ]
    const message = draft.value
    if (engine.messageKind(message) !== 'request' || !isObject(message))
      return [
        pass('readable'),
        fails(
          'request',
          { say: 'a-request' },
          { raw: engine.messageKind(message) ?? 'null' },
          { places: [BODY] },
        ),
      ]
    const params = isObject(message.params) ? message.params : {}
    const issues = engine.validate(
      isObject(offered(engine).inputSchema) ? (offered(engine).inputSchema as JsonObject) : {},
      params.arguments ?? {},
    )
    // One line on the wire: the draft's line breaks are the editor's, not the message's.
    const session = engine.openSession()
    session.line(stringify(message), 'call-1')
    session.run()
    const end = session.settlement('call-1')
    const answer = session.events.findLast(
      (event) => event.exchange === 'call-1' && event.from === 'server',
    )
    const frame = answer ? { frame: { trace: session.trace(), seq: answer.seq } } : {}
    const result = end?.kind === 'result' ? end.result : null
    const structured = isObject(result?.structuredContent) ? result.structuredContent : {}
    return [
      pass('readable'),
      pass('request'),
      holds(
        'fits-schema',
        message.method === 'tools/call' && issues.length === 0,
        { say: 'no-issue' },
        issues[0]
          ? {
              say: 'issue',
              with: { pointer: issues[0].pointer || '/', keyword: issues[0].keyword },
            }
          : { raw: String(message.method) },
        {
          places: issues.map(({ pointer }) => ({
            part: 'call',
            pointer: `/params/arguments${pointer}`,
          })),
        },
      ),
      holds(
        'accepted',
        result !== null && result.isError !== true,
        { say: 'a-result' },
        { raw: answer?.raw ?? '' },
        frame,
      ),
      holds(
        'hits',
        structured.matched_bug_id === 'BUG-001',
        { raw: '"matched_bug_id":"BUG-001"' },
        { raw: `"matched_bug_id":${stringify(structured.matched_bug_id ?? null)}` },
        frame,
      ),
    ]
  },
  hints: [['fits-schema', 'accepted'], ['fits-schema'], ['hits']],
  solution: { call: request(report({})) },
  alsoRight: [
    {
      call: request(
        report({
          title: '下单时商品数量是 0 也能成功',
          steps: ['购物车里数量填 0'],
          severity: 'low',
        }),
        { id: 'cart-1' },
      ),
    },
    {
      call: stringify({
        id: 77,
        jsonrpc: '2.0',
        params: {
          _meta: META,
          arguments: {
            severity: 'medium',
            steps: ['a', 'b', 'c'],
            title: '数量改为0，下单成功',
            module: 'cart',
          },
          name: TOOL,
        },
        method: 'tools/call',
      }),
    },
  ],
  wrong: [
    { name: 'as-handed-out', answer: { call: START }, fails: 'fits-schema' },
    { name: 'cut-off', answer: { call: START.slice(0, -2) }, fails: 'readable' },
    {
      name: 'notification',
      answer: { call: stringify({ jsonrpc: '2.0', method: 'tools/call', params: {} }) },
      fails: 'request',
    },
    {
      name: 'critical',
      answer: { call: request(report({ severity: 'critical' })) },
      fails: 'fits-schema',
    },
    {
      name: 'no-envelope',
      answer: {
        call: stringify({
          jsonrpc: '2.0',
          id: 3,
          method: 'tools/call',
          params: { name: TOOL, arguments: report({}) },
        }),
      },
      fails: 'accepted',
    },
    {
      name: 'another-bug',
      answer: { call: request(report({ title: '删除商品后总价不更新' })) },
      fails: 'hits',
    },
  ],
}
